type Batch = { start: string; fromTime: string };

/** What tells the batches of a course apart in a URL: "2027-01-11-1900". */
export const batchKey = ({ start, fromTime }: Batch) => `${start}-${fromTime.replace(":", "")}`;

/** The address of the enquiry form, prefilled with an intent, the slug of a course and a batch of it. */
export function enquiryLink(intent: Queries.Intent, course?: string, batch?: Batch): string {
  const parameters = new URLSearchParams({
    intent,
    ...(course && { course }),
    ...(batch && { batch: batchKey(batch) }),
  });
  return `/contact?${parameters.toString()}#enquiry`;
}
