/** The address of the enquiry form, prefilled with an intent and the slug of a course. */
export function enquiryLink(intent: Queries.Intent, course?: string): string {
  const parameters = new URLSearchParams({ intent, ...(course && { course }) });
  return `/contact?${parameters.toString()}#enquiry`;
}
