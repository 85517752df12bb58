/** Opening hours of the office, from data/site.json. */
import { daysAfter, indiaTime, instantInIndia, weekdayOf } from "./india-time";

/** `closes` is the first minute after closing. */
type Hours = { days: string; opens: string; closes: string };

type OfficeState = { isOpen: true; closes: string } | { isOpen: false; day: string; opens: string };

/** In the order of `Date.getDay`. */
export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The weekdays as written in data/site.json. */
export const shortDays = weekdays.map((day) => day.slice(0, 3));

/**
 * Parses "Sat" or "Mon to Fri" into weekdays, 0 for Sunday to 6 for Saturday. Ranges may wrap around the weekend: "Fri
 * to Mon" is four days.
 */
export function daysOf(days: string): number[] {
  const [first = 0, last = first] = days.split(" to ").map((day) => shortDays.indexOf(day));
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % 7);
}

function hoursOn(weekday: number, hours: readonly Hours[]): Hours | undefined {
  return hours.find(({ days }) => daysOf(days).includes(weekday));
}

/** Whether the office is open at an instant (milliseconds since 1970), and when it closes or opens next. */
export function officeAt(instant: number, hours: readonly Hours[]): OfficeState {
  const { date, time } = indiaTime(instant);
  const today = weekdayOf(date);
  const now = hoursOn(today, hours);
  if (now && now.opens <= time && time < now.closes) return { isOpen: true, closes: now.closes };

  for (const ahead of Array(8).keys()) {
    const weekday = (today + ahead) % 7;
    const opens = hoursOn(weekday, hours)?.opens;
    if (opens && (ahead > 0 || time < opens)) return { isOpen: false, day: weekdays[weekday] ?? "", opens };
  }
  throw new Error("The office hours name no day.");
}

/** Adds office hours to an instant (both in milliseconds since 1970), and rounds up to a quarter of an hour. */
export function addOpenHours(instant: number, count: number, hours: readonly Hours[]): number {
  const quarter = 15 * 60_000;
  const { date } = indiaTime(instant);
  let left = count * 4 * quarter;
  for (const ahead of Array(100).keys()) {
    const day = daysAfter(date, ahead);
    const today = hoursOn(weekdayOf(day), hours);
    if (!today) continue;
    const begins = Math.max(instant, instantInIndia(day, today.opens));
    const open = Math.max(0, instantInIndia(day, today.closes) - begins);
    if (open >= left) return Math.ceil((begins + left) / quarter) * quarter;
    left -= open;
  }
  throw new Error("The office hours are too few.");
}
