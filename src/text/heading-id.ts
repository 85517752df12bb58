/** The id of a policy's section, which the table of contents links to; made from the words of its heading. */
export function headingId(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
