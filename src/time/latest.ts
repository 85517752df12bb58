/** The latest of at least one day, written year-month-day. */
export function latest(days: string[]): string {
  return days.reduce((one, other) => (one > other ? one : other));
}
