import { z } from "zod";
import { accent, countText, icon, level, reference, text, unique } from "./fields";
import { rule } from "./rules";

const courseOrShort = rule(z.object({ course: z.unknown(), shortCourse: z.unknown() }).partial(), (card) => {
  if ((card.course === undefined) !== (card.shortCourse === undefined)) return [];
  return [{ path: [], message: "must have either course (with a page) or shortCourse (without a page), not both" }];
});

/** Short courses supply their own card text; other cards use their course's. */
const shortCourse = z
  .strictObject({
    title: text("The short course's name.", 40),
    students: countText("Claimed number of students"),
    level,
    partOf: reference("courses.json", "The course it is part of.").meta({ title: "Part of the course" }),
  })
  .meta({ id: "ShortCourse", description: "A course without a page." });

export const homeCourse = z
  .strictObject({
    course: unique(
      reference("courses.json", "The course it leads to. The card shows its name, students and level."),
    ).optional(),
    shortCourse: shortCourse.optional(),
    icon,
    color: accent,
    description: text("The course in one sentence.", 160),
    topics: z.array(text("A topic.", 30)).min(3).max(10).meta({ description: "The card shows the first three." }),
    weeks: z.int().min(1).max(60).meta({
      description: "Weeks, as shown on the home page.",
      fix: "a number of weeks without quotes, such as 8",
    }),
  })
  .check(courseOrShort)
  .meta({ id: "HomeCourse", summary: "{course}{shortCourse.title}", description: "A course card of the home page." });

/** The anchor of a short course on /courses derives from its title. */
export const shortTitlesDiffer = rule(z.array(z.object({ shortCourse: shortCourse.optional() })), (cards) => {
  const titles = cards.map((card) => card.shortCourse?.title);
  return titles.flatMap((title, index) => {
    const first = titles.indexOf(title);
    if (title === undefined || first === index) return [];
    const message = `is "${title}", like that of item ${first + 1}: choose another title`;
    return [{ path: [index, "shortCourse", "title"], message }];
  });
});
