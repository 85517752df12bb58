import { z } from "zod";
import { listOf, object, whole } from "./shapes";
import { accent, icon, level, reference, text, unique } from "./fields";
import { countText } from "./quantities";
import { rule } from "./rules";

const courseOrShort = rule(z.object({ course: z.unknown(), shortCourse: z.unknown() }).partial(), (card) => {
  if ((card.course === undefined) !== (card.shortCourse === undefined)) return [];
  return [{ path: [], message: "must have either course (with a page) or shortCourse (without a page), not both" }];
});

/** Short courses supply their own card text; other cards use the text of their course. */
const shortCourse = object("ShortCourse", "A course without a page.", {
  title: text("The short course's name.", 40),
  students: countText("Claimed number of students"),
  level,
  partOf: reference("courses.json", "The course it is part of.").meta({ title: "Part of the course" }),
});

export const homeCourse = object(
  { id: "HomeCourse", summary: "{course}{shortCourse.title}" },
  "A course card of the home page.",
  {
    course: unique(
      reference("courses.json", "The course it leads to. The card shows its name, students and level."),
    ).optional(),
    shortCourse: shortCourse.optional(),
    icon,
    color: accent,
    description: text("The course in one sentence.", 160),
    topics: listOf(text("A topic.", 30), [3, 10], "The card shows the first three."),
    weeks: whole([1, 60], {
      description: "Weeks, as shown on the home page.",
      fix: "a number of weeks without quotes, such as 8",
    }),
  },
).check(courseOrShort);

/** The anchor of a short course on /courses is derived from its title. */
export const shortTitlesDiffer = rule(z.array(z.object({ shortCourse: shortCourse.optional() })), (cards) => {
  const titles = cards.map((card) => card.shortCourse?.title);
  return titles.flatMap((title, index) => {
    const first = titles.indexOf(title);
    if (title === undefined || first === index) return [];
    const message = `is "${title}", like that of item ${first + 1}: choose another title`;
    return [{ path: [index, "shortCourse", "title"], message }];
  });
});
