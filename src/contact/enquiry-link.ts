type Batch = { start: string; fromTime: string };

/** Identifies a batch within its course in a URL: "2027-01-11-1900". */
export const batchKey = ({ start, fromTime }: Batch) => `${start}-${fromTime.replace(":", "")}`;

/** The URL of the enquiry form, prefilled with an intent, a course's slug and one of its batches. */
export function enquiryLink(intent: Queries.Intent, course?: string, batch?: Batch): string {
  const parameters = new URLSearchParams({
    intent,
    ...(course && { course }),
    ...(batch && { batch: batchKey(batch) }),
  });
  return `/contact?${parameters.toString()}#enquiry`;
}
