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

/** A range of times as short as possible: 19:00 and 21:00 → "7–9 PM", 10:00 and 13:30 → "10 AM–1:30 PM". */
export function timeRange(from: string, to: string): string {
  const [start, end] = [clock(from).replace(":00", ""), clock(to).replace(":00", "")];
  const half = end.slice(-3);
  return `${start.endsWith(half) ? start.slice(0, -3) : start}–${end}`;
}

/** The hours since midnight: "19:30" → 19.5. */
export function hoursOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
}
