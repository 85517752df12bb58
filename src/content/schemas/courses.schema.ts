import { z } from "zod";
import { listOf, object, ordinal, rule, whole } from "./shapes";
import { closing, hero, seo } from "./field-groups";
import { accent, icon, level, reference, slug, text, unique, yesNo } from "./fields";
import { countText, duration, plannedDate, rupees } from "./quantities";

const moduleType = { id: "CourseModule", summary: "Weeks {fromWeek}–{toWeek}: {title}" };

const courseModule = object(moduleType, "One module of the curriculum.", {
  title: text("What the module is about.", 160),
  fromWeek: ordinal(520, "The week it starts in."),
  toWeek: ordinal(520, "The week it ends in."),
  topics: listOf(text("A named topic, tool or exercise.", 320), "What is taught."),
  outcome: text("What a learner can do after it.", 400).optional(),
});

const weeks = z.object({ fromWeek: courseModule.shape.fromWeek, toWeek: courseModule.shape.toWeek });

/** Modules cover consecutive weeks, without gaps. */
const weeksInOrder = rule(z.array(weeks), (modules) =>
  modules.flatMap(({ fromWeek, toWeek }, index) => {
    const first = (modules[index - 1]?.toWeek ?? 0) + 1;
    const begins = `must be ${first}, the week after the module before it, but is ${fromWeek}`;
    const ends = `must not be before fromWeek (${fromWeek}), but is ${toWeek}`;
    return [
      ...(fromWeek === first ? [] : [{ path: [index, "fromWeek"], message: begins }]),
      ...(toWeek >= fromWeek ? [] : [{ path: [index, "toWeek"], message: ends }]),
    ];
  }),
);

const project = object("CourseProject", "A project that learners build.", {
  title: text("What is built.", 160),
  description: text("One or two sentences.", 600),
  tech: listOf(text("A tool or library.", 60), "Tools used.").meta({ title: "Tools" }),
  level,
});

const certification = object("Certification", "A certification that the course prepares for.", {
  code: text("The exam's code, such as AZ-900.", 24),
  title: text("The exam's name.", 200),
  retired: plannedDate("The day it was retired, if it can no longer be taken.").optional(),
  note: text("Anything a learner should know about it.", 500).optional(),
});

const nextCourse = object("NextCourse", "A course that comes after this one.", {
  course: unique(reference("courses.json", "The course.")),
});

export const course = object("Course", "A course: its card in the list and its page.", {
  slug,
  title: unique(text("The course's name.", 80)),
  icon,
  gradient: accent,
  seo,
  popular: yesNo("Whether the Popular badge is shown."),
  price: rupees,
  duration: duration("Duration in the course list and the fee list, such as 2 months."),
  practiceHours: whole([1, 40], "How many hours a week learners practise at home.").optional(),
  students: countText("Claimed number of students").optional(),
  level,
  description: text("One or two sentences for the card.", 440),
  highlights: listOf(text("One thing the course offers.", 240), "The card shows the first two."),
  hero,
  prerequisites: text("What a learner should already know, if anything; shown in the comparison.", 120).optional(),
  keySkills: listOf(text("A skill.", 120), "Skills listed on the page.").optional(),
  modules: listOf(courseModule, "The curriculum, in order.", "because the page counts its weeks").check(weeksInOrder),
  projects: listOf(project, "Projects along the way.").optional(),
  capstones: listOf(project, "Closing projects.").optional(),
  tools: listOf(text("A tool.", 80), "Tools that learners work with.").optional(),
  certifications: listOf(certification, "Exams that the course prepares for.").optional(),
  next: listOf(nextCourse, "Courses that come after this one.").optional(),
  enroll: closing,
});
