/** Opening hours of the office, from data/site.json. */
import { daysAfter, indiaTime, instantInIndia, shortDays, weekdayOf, weekdays } from "./india-time";

/** `closes` is the first minute after closing; midnight may be written 00:00 or 24:00. A day may have several ranges. */
type Hours = { days: string; opens: string; closes: string };

type OfficeState = { isOpen: true; closes: string } | { isOpen: false; day: string; opens: string };

/** Parses "Sat", "Mon to Fri" or "Mon, Wed and Friday" into weekdays, 0 for Sunday. "Fri to Mon" is four days. */
export function daysOf(days: string): number[] {
  return days.split(/, | and /).flatMap((range) => {
    const [first = 0, last = first] = range.split(/ to | ?[-–] ?/).map((day) => shortDays.indexOf(day.slice(0, 3)));
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, index) => (first + index) % 7);
  });
}

/** A closing time that sorts after every time of its day: midnight is "24:00". */
export const midnightLast = (closes: string) => closes.replace("00:00", "24:00");

/** When the office is open from an instant on (all in milliseconds since 1970), earliest first. */
function* openFrom(instant: number, hours: readonly Hours[]): Generator<{ opens: number; closes: number }, never> {
  const { date } = indiaTime(instant);
  for (const ahead of Array(100).keys()) {
    const day = daysAfter(date, ahead);
    const ranges = hours.filter(({ days }) => daysOf(days).includes(weekdayOf(day)));
    for (const range of ranges.sort((one, other) => (one.opens < other.opens ? -1 : 1))) {
      const closes = instantInIndia(day, midnightLast(range.closes));
      if (closes > instant) yield { opens: Math.max(instant, instantInIndia(day, range.opens)), closes };
    }
  }
  throw new Error("The office hours are too few.");
}

/** Whether the office is open at an instant (milliseconds since 1970), and when it closes or opens next. */
export function officeAt(instant: number, hours: readonly Hours[]): OfficeState {
  const { opens, closes } = openFrom(instant, hours).next().value;
  const { date, time } = indiaTime(opens);
  if (opens === instant) return { isOpen: true, closes: indiaTime(closes).time };
  return { isOpen: false, day: weekdays[weekdayOf(date)] ?? "", opens: time };
}

/** Adds office hours to an instant (both in milliseconds since 1970), and rounds up to a quarter of an hour. */
export function addOpenHours(instant: number, count: number, hours: readonly Hours[]): number {
  const quarter = 15 * 60_000;
  const periods = openFrom(instant, hours);
  for (let left = count * 4 * quarter; ;) {
    const { opens, closes } = periods.next().value;
    if (closes - opens >= left) return Math.ceil((opens + left) / quarter) * quarter;
    left -= closes - opens;
  }
}
