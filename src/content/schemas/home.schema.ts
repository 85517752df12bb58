/** The home page and its course cards. */
import { group, listOf, object, exactlyOne, whole } from "./shapes";
import { action, figure, hero, invitation, point, sectionHeading, seo } from "./field-groups";
import { accent, icon, level, reference, text, unique } from "./fields";
import { countText } from "./quantities";

export const home = object("HomePage", "The home page's own words.", {
  seo,
  hero,
  actions: listOf(action, "The buttons of the hero, most important first.").meta({ title: "Buttons" }),
  figures: listOf(figure, "The figures of the hero."),
  about: group("The band about the institute, beside the marks of the first exercise of exercises.json.", {
    heading: text("The band's heading.", 160),
    text: text("Two or three sentences.", 1000),
    figures: listOf(figure, "The figures of the band."),
    action,
  }),
  courses: sectionHeading,
  services: sectionHeading,
  why: sectionHeading,
  reasons: listOf(point, "Why choose us: tiles, the first one large."),
  testimonials: sectionHeading,
  invitation,
});

/** Short courses supply their own card text; other cards use the text of their course. */
const shortCourse = object("ShortCourse", "A course without a page.", {
  title: text("The short course's name.", 80),
  students: countText("Claimed number of students").optional(),
  level,
  partOf: reference("courses.json", "The course it is part of.").meta({ title: "Part of the course" }),
});

const card = { id: "HomeCourse", summary: "{course}{shortCourse.title}" };

export const homeCourse = object(card, "A course card of the home page.", {
  course: unique(reference("courses.json", "The course, whose name, students and level it shows.")).optional(),
  shortCourse: shortCourse.optional(),
  icon,
  color: accent,
  description: text("The course in one sentence.", 320),
  topics: listOf(text("A topic.", 60), "The card shows the first three."),
  weeks: whole([1, 520], "Weeks, as shown on the home page. Leave it out for less than a week.").optional(),
}).check(exactlyOne("course (with a page)", "shortCourse (without a page)"));
