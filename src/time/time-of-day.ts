/**
 * Times of day as displayed to visitors. Separate from src/text/format.ts, because every page shows the office hours.
 */

/** A time of day "18:30" → "6:30 PM". */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours % 24 < 12 ? "AM" : "PM"}`;
}

/** A range of times: 09:00 and 18:00 → "9:00 AM to 6:00 PM". */
export function hours({ opens, closes }: { opens: string; closes: string }): string {
  return `${clock(opens)} to ${clock(closes)}`;
}

/** The hours since midnight: "19:30" → 19.5. */
export function hoursOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
}
