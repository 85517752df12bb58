/** The home page, its course cards and its testimonials. */
import { z } from "zod";
import { group, listOf, object, whole } from "./shapes";
import {
  action,
  consentAfterResult,
  figure,
  graduate,
  hero,
  invitation,
  point,
  sectionHeading,
  seo,
} from "./field-groups";
import { accent, emoji, icon, level, personName, reference, text, unique } from "./fields";
import { picture, pictureFile } from "./pictures";
import { countText, rating } from "./quantities";
import { rule } from "./rules";

export const home = object("HomePage", "The home page's own words.", {
  seo,
  hero,
  actions: listOf(action, 3, "The three buttons of the hero, most important first.").meta({ title: "Buttons" }),
  figures: listOf(figure, 3, "The three figures of the hero."),
  about: group("The band about the institute.", {
    heading: text("The band's heading.", 80),
    text: text("Two or three sentences.", 500),
    figures: listOf(figure, 3, "The three figures of the band."),
    action,
    picture,
  }),
  courses: sectionHeading,
  services: sectionHeading,
  why: sectionHeading,
  reasons: listOf(point, 6, "Why choose us: six tiles, the first one large."),
  testimonials: sectionHeading,
  invitation,
});

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
    weeks: whole([1, 60], "Weeks, as shown on the home page."),
  },
).check(courseOrShort);

export const testimonial = object("Testimonial", "A testimonial of the home page.", {
  name: personName("Who says it."),
  role: text("What they do now.", 80),
  course: reference("courses.json", "The course they took.", "testimonials"),
  image: emoji("One emoji, shown where there is no portrait."),
  portrait: pictureFile
    .meta({ title: "Portrait", description: "Their portrait, square; screen readers skip it." })
    .optional(),
  rating,
  text: text("What they say.", 500),
  highlight: text("What came of it, in a few words.", 60),
  ...graduate,
}).check(consentAfterResult);
