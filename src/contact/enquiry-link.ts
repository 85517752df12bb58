import { batchKey, type FirstClass } from "../time/class-times";

/** The URL of the enquiry form, prefilled with an intent, a course's slug and one of its batches. */
export function enquiryLink(intent: Queries.Intent, course?: string, batch?: FirstClass): string {
  const parameters = new URLSearchParams({
    intent,
    ...(course && { course }),
    ...(batch && { batch: batchKey(batch) }),
  });
  return `/contact?${parameters.toString()}#enquiry`;
}
