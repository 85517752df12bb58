/** The enquiry form, told what the visitor came for; `course` is a slug. */
export function enquiryLink(intent: Queries.Intent, course?: string): string {
  const query = new URLSearchParams({ intent, ...(course && { course }) });
  return `/contact?${query.toString()}#enquiry`;
}
