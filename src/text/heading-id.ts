/** The anchor of a policy's section, from its heading: "Your data" → "your-data". */
export function headingId(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
