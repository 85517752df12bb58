/** Opening hours of the office, from data/site.json. */
import { daysAfter, indiaTime, instantInIndia, shortDays, weekdayOf, weekdays } from "./india-time";

/** `closes` is the first minute after closing; midnight may be written 00:00 or 24:00. A day may have several ranges. */
type Hours = { days: string; opens: string; closes: string };

type OfficeState = { isOpen: true; closes: string } | { isOpen: false; day: string; opens: string };

/**
 * Parses "Sat", "Mon to Fri" or "Mon, Wed and Friday" into weekdays, 0 for Sunday to 6 for Saturday. Ranges may wrap
 * around the weekend: "Fri to Mon" is four days.
 */
export function daysOf(days: string): number[] {
  return days.split(/, | and /).flatMap((range) => {
    const [first = 0, last = first] = range.split(/ to | ?[-–] ?/).map((day) => shortDays.indexOf(day.slice(0, 3)));
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, index) => (first + index) % 7);
  });
}

/** A closing time that sorts after every time of its day: midnight is "24:00". */
export const midnightLast = (closes: string) => closes.replace("00:00", "24:00");

/** The ranges of opening hours on a weekday, earliest first. */
function hoursOn(weekday: number, hours: readonly Hours[]): Hours[] {
  return hours
    .filter(({ days }) => daysOf(days).includes(weekday))
    .map((range) => ({ ...range, closes: midnightLast(range.closes) }))
    .sort((one, other) => (one.opens < other.opens ? -1 : 1));
}

/** Whether the office is open at an instant (milliseconds since 1970), and when it closes or opens next. */
export function officeAt(instant: number, hours: readonly Hours[]): OfficeState {
  const { date, time } = indiaTime(instant);
  const today = weekdayOf(date);
  const now = hoursOn(today, hours).find(({ opens, closes }) => opens <= time && time < closes);
  if (now) return { isOpen: true, closes: now.closes };

  for (const ahead of Array(8).keys()) {
    const weekday = (today + ahead) % 7;
    const next = hoursOn(weekday, hours).find(({ opens }) => ahead > 0 || time < opens);
    if (next) return { isOpen: false, day: weekdays[weekday] ?? "", opens: next.opens };
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
    for (const { opens, closes } of hoursOn(weekdayOf(day), hours)) {
      const begins = Math.max(instant, instantInIndia(day, opens));
      const open = Math.max(0, instantInIndia(day, closes) - begins);
      if (open >= left) return Math.ceil((begins + left) / quarter) * quarter;
      left -= open;
    }
  }
  throw new Error("The office hours are too few.");
}
