/** The course cards of the home page. */
import { z } from "zod";
import { accent, icon, level, reference, text, unique } from "./fields";
import { rule } from "./rules";

const courseOrPartOf = rule(z.object({ course: z.unknown(), partOf: z.unknown() }).partial(), ({ course, partOf }) => {
  if ((course === undefined) !== (partOf === undefined)) return [];
  const message =
    "must have either course (whose page it leads to) or partOf (of a short course), exactly one of the two";
  return [{ path: [], message }];
});

export const homeCourse = z
  .strictObject({
    title: unique(text("The course's name.", 40)),
    icon,
    color: accent,
    description: text("The course in one sentence.", 160),
    topics: z.array(text("A topic.", 30)).min(3).max(10).meta({ description: "The card shows the first three." }),
    weeks: z.int().min(1).max(60).meta({
      description: "Weeks, as the home page states them.",
      mend: "a number of weeks without quotes, such as 8",
    }),
    students: text("Claimed number of students, such as 500+", 10),
    level,
    course: unique(reference("courses.json", "The course whose page it leads to.")).optional(),
    partOf: reference(
      "courses.json",
      "Of a short course, which has no page: the course that it is part of.",
      "shortCourses",
    ).optional(),
  })
  .check(courseOrPartOf)
  .meta({ id: "HomeCourse", description: "A course card of the home page." });
