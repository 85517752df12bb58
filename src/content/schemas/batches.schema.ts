/** Batches: when a course starts next, at what times and with whom. */
import { z } from "zod";
import { choice, nonEmpty, object, whole } from "./shapes";
import { shortDays, weekdays } from "../../time/opening-hours";
import { weekdayOf } from "../../time/india-time";
import { hoursOf } from "../../time/time-of-day";
import { batchModes } from "./choices";
import { reference } from "./fields";
import { date, plannedDate, timeOfDay } from "./quantities";
import { rule } from "./rules";

const days = nonEmpty(z.enum(shortDays), "Days of the week with a class: Mon, Wed, Fri", "because a class needs a day");

/** In hours. If a class is longer, one of its times must be wrong. */
const longestClass = 12;

const classTimes = rule(z.object({ fromTime: timeOfDay, toTime: timeOfDay }), ({ fromTime, toTime }) => {
  const hours = (hoursOf(toTime) - hoursOf(fromTime) + 24) % 24; // a class may end after midnight
  if (hours > 0 && hours <= longestClass) return [];
  return [
    {
      path: ["toTime"],
      message: `must be at most ${longestClass} hours after fromTime (${fromTime}), but is ${toTime}`,
    },
  ];
});

/** The first class falls on one of the batch's weekdays. */
const startsOnClassDay = rule(z.object({ start: date, days }), ({ start, days }) => {
  const weekday = weekdayOf(start);
  if (days.includes(shortDays[weekday] ?? "")) return [];
  const message = `must be a day with a class (${days.join(", ")}), but ${start} is a ${weekdays[weekday]}`;
  return [{ path: ["start"], message }];
});

/** The last class is not before the first. */
const endsAfterStart = rule(z.object({ start: date, end: date.optional() }), ({ start, end = start }) =>
  end < start ? [{ path: ["end"], message: `must not be before start (${start}), but is ${end}` }] : [],
);

const batch = object({ id: "Batch", summary: "{course}, {start}" }, "A batch of a course: when, where and with whom.", {
  course: reference("courses.json", "The course.", "batches"),
  start: plannedDate("The day of the first class, written year-month-day: 2027-01-11"),
  end: plannedDate(
    "The day of the last class, if it is not the last class day in the last week of the course's curriculum.",
  ).optional(),
  days,
  fromTime: timeOfDay.meta({ description: "When each class begins, in India time: 19:00" }),
  toTime: timeOfDay.meta({ description: "When each class ends: 21:00" }),
  mode: choice("BatchMode", "Where it takes place.", batchModes),
  trainer: reference("faculty.json", "Who teaches it, if that is known.").optional(),
  seats: whole([1, 500], "How many learners it takes at most.").optional(),
}).check(classTimes, startsOnClassDay, endsAfterStart);

const moment = z.object({ course: z.string(), start: z.string(), fromTime: z.string() });

/** Course and first class identify a batch, and name its calendar file. */
const eachOnce = rule(z.array(moment), (batches) => {
  const moments = batches.map((one) => JSON.stringify(moment.parse(one)));
  return batches.flatMap(({ start, fromTime }, index) => {
    const first = moments.indexOf(moments[index] ?? "");
    if (first === index) return [];
    const message = `repeats item ${first + 1}, a batch of this course on ${start} at ${fromTime}`;
    return [{ path: [index, "start"], message: `${message}: change the day or the time, or remove one of them` }];
  });
});

export const batches = z.array(batch).check(eachOnce);
