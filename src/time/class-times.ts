import { daysAfter, daysBetween, hoursOf, isoTimeInIndia, shortDays, timeRange, weekdayOf } from "./india-time";

/** The day and time of a batch's first class, which identify it within its course. */
export type FirstClass = { start: string; fromTime: string };

/** Identifies a batch within its course in URLs: "2027-01-11-1900". */
export const batchKey = ({ start, fromTime }: FirstClass) => `${start}-${fromTime.replace(":", "")}`;

/** When the first class of a batch begins: "2027-01-11T19:00+05:30". */
export const begins = ({ start, fromTime }: FirstClass) => isoTimeInIndia(start, fromTime);

/** How a batch is taught and by whom, if that is known: "Online, with Asha Rao". */
export const taughtBy = (mode: string, trainer: { name: string } | null | undefined) =>
  trainer ? `${mode}, with ${trainer.name}` : mode;

export type Meetings = FirstClass & { days: readonly string[]; toTime: string; end?: string | null };

/** When the classes of a batch take place: "Mon, Wed, Fri, 7–9 PM". */
export const formatSchedule = ({ days, fromTime, toTime }: Meetings) =>
  `${days.join(", ")}, ${timeRange(fromTime, toTime)}`;

/** The hours of a class, which may end after midnight. */
export const hoursPerClass = ({ fromTime, toTime }: { fromTime: string; toTime: string }) =>
  (hoursOf(toTime) - hoursOf(fromTime) + 24) % 24;

/** A batch's last day, `end` or in the last of the course's `weeks`, and its hours per week and in total. */
export function batchTotals({ start, end, days, ...times }: Meetings, { weeks }: { weeks: number }) {
  const length = end ? daysBetween(start, end) + 1 : 7 * weeks;
  const dates = Array.from({ length }, (_, index) => daysAfter(start, index));
  const classes = dates.filter((date) => days.includes(shortDays[weekdayOf(date)] ?? ""));
  const each = hoursPerClass(times);
  return { last: end ?? classes.at(-1) ?? start, weekly: days.length * each, hours: Math.round(each * classes.length) };
}

export function soonestFirst<Batch extends FirstClass>(batches: readonly Batch[]): Batch[] {
  return batches.toSorted((one, other) => (begins(one) < begins(other) ? -1 : 1));
}

/** A word for when a batch meets, derived from its days and start time: Mon and Wed from 19:00 are "evenings". */
export function timesOfDay({ days, fromTime }: { days: readonly string[]; fromTime: string }) {
  if (days.every((day) => day === "Sat" || day === "Sun")) return "weekends";
  if (fromTime < "12:00") return "mornings";
  return fromTime < "17:00" ? "afternoons" : "evenings";
}
