/** The latest of one or more days, in ISO 8601. */
export function latest(days: string[]): string {
  return days.reduce((one, other) => (one > other ? one : other));
}
