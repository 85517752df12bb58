import { z } from "zod";
import { ascending, choice, listOf, object, rule, whole } from "./shapes";
import { batchModes } from "./choices";
import { reference } from "./fields";
import { date, plannedDate, timeOfDay } from "./quantities";
import { shortDays, weekdayOf, weekdays } from "../../time/india-time";

const days = listOf(z.enum(shortDays), "Days of the week with a class: Mon, Wed, Fri", "because a class needs a day");

/** The first class falls on one of the batch's weekdays. */
const startsOnClassDay = rule(z.object({ start: date, days }), ({ start, days }) => {
  const weekday = weekdayOf(start);
  if (days.includes(shortDays[weekday] ?? "")) return [];
  const message = `must be a day with a class (${days.join(", ")}), but ${start} is a ${weekdays[weekday]}`;
  return [{ path: ["start"], message }];
});

const batch = object({ id: "Batch", summary: "{course}, {start}" }, "A batch of a course: when, where and with whom.", {
  course: reference("courses.json", "The course."),
  start: plannedDate("The day of the first class, written year-month-day: 2027-01-11"),
  end: plannedDate("The day of the last class, if the course's curriculum does not tell it.").optional(),
  days,
  fromTime: timeOfDay.meta({ description: "When each class begins, in India time: 19:00", quantity: "hour" }),
  toTime: timeOfDay.meta({ description: "When each class ends: 21:00" }),
  mode: choice("BatchMode", "Where it takes place.", batchModes),
  trainer: reference("faculty.json", "Who teaches it, if that is known.").optional(),
  seats: whole([1, 10_000], "How many learners it takes at most.").optional(),
}).check(startsOnClassDay, ascending("start", "end", date));

export const batches = z.array(batch);
