/** Dates, "2026-11-20", and times of day in India. Calculations use UTC, where every day has 24 hours. */

const minute = 60_000;
const dayLength = 24 * 60 * minute;

const utcOffset = 330 * minute; // all year round

/** The date "2026-11-20" and time of day "09:00" in India at an instant, in milliseconds since 1970 (UTC). */
export function indiaTime(instant: number): { date: string; time: string } {
  const [date = "", time = ""] = new Date(instant + utcOffset).toISOString().split("T");
  return { date, time: time.slice(0, 5) };
}

/** The instant, in milliseconds since 1970 (UTC), of a date "2026-11-20" and time of day "09:00" in India. */
export function instantInIndia(date: string, time: string): number {
  return Date.parse(`${date}T${time}Z`) - utcOffset;
}

/** A date and time of day in India in ISO 8601: "2026-11-20T09:00+05:30". */
export function isoTimeInIndia(date: string, time: string): string {
  return `${date}T${time}+05:30`;
}

/** In the order of `Date.getDay`. */
export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The weekdays as the data writes them: "Mon". */
export const shortDays = weekdays.map((day) => day.slice(0, 3));

/** The weekday of a date: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** The date a number of days later: ("2028-02-24", 7) → "2028-03-02". */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}

/** The number of days between two dates: ("2026-11-21", "2026-11-27") → 6. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength;
}

/** Whether a text is a valid date, such as "2028-02-29". */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;
}

/** The latest of one or more days, in ISO 8601. */
export function latest(days: string[]): string {
  return days.reduce((one, other) => (one > other ? one : other));
}

/** A time of day "18:30" → "6:30 PM". */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours % 24 < 12 ? "AM" : "PM"}`;
}

/** A range of times: 09:00 and 18:00 → "9:00 AM to 6:00 PM". */
export function formatHours({ opens, closes }: { opens: string; closes: string }): string {
  return `${formatTime(opens)} to ${formatTime(closes)}`;
}

/** A range of times as short as possible: 19:00 and 21:00 → "7–9 PM", 10:00 and 13:30 → "10 AM–1:30 PM". */
export function timeRange(from: string, to: string): string {
  const [start, end] = [formatTime(from).replace(":00", ""), formatTime(to).replace(":00", "")];
  const half = end.slice(-3);
  return `${start.endsWith(half) ? start.slice(0, -3) : start}–${end}`;
}

/** The hours since midnight: "19:30" → 19.5. */
export function hoursOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
}
