/** The anchor of a section, derived from its heading, or of an entry, from its name: "Your data" → "your-data". */
export function headingId(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** The anchor of a module in its course's curriculum, derived from its first week: 3 → "week-3". */
export function moduleId(fromWeek: number): string {
  return `week-${fromWeek}`;
}
