/**
 * The address of the enquiry form, prefilled with an intent, the slug of a course and the day on which a batch of it begins
 * ("2027-01-11").
 */
export function enquiryLink(intent: Queries.Intent, course?: string, batch?: string): string {
  const parameters = new URLSearchParams({ intent, ...(course && { course }), ...(batch && { batch }) });
  return `/contact?${parameters.toString()}#enquiry`;
}
