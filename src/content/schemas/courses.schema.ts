import { z } from "zod";
import { enrollBanner, hero, seo } from "./field-groups";
import { goalNames, skillNames } from "./choices";
import { accent, countText, date, duration, icon, level, reference, rupees, slug, text, unique, yesNo } from "./fields";
import { rule } from "./rules";
import { templateText } from "./template-text";

const week = (description: string) =>
  z.int().min(1).max(60).meta({ description, fix: "a week number without quotes, such as 3" });

const courseModule = z
  .strictObject({
    title: unique(text("What the module is about.", 80)),
    fromWeek: week("The week it starts in."),
    toWeek: week("The week it ends in."),
    topics: z
      .array(text("A named topic, tool or exercise.", 160))
      .min(3)
      .max(10)
      .meta({ description: "What is taught." }),
    outcome: text("What a learner can do after it.", 200),
  })
  .meta({
    id: "CourseModule",
    summary: "Weeks {fromWeek}–{toWeek}: {title}",
    description: "One module of the curriculum.",
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

const project = z
  .strictObject({
    title: unique(text("What is built.", 80)),
    description: text("One or two sentences.", 300),
    tech: z.array(text("A tool or library.", 30)).min(1).max(6).meta({ title: "Tools", description: "Tools used." }),
    level,
  })
  .meta({ id: "CourseProject", description: "A project that learners build." });

const certification = z
  .strictObject({
    code: unique(text("The exam's code, such as AZ-900.", 12)),
    title: unique(text("The exam's name.", 100)),
    retired: date.meta({ description: "The day it was retired, if it can no longer be taken." }).optional(),
    note: text("Anything a learner should know about it.", 250).optional(),
  })
  .meta({ id: "Certification", description: "A certification that the course prepares for." });

const nextCourse = z
  .strictObject({
    course: unique(reference("courses.json", "The course.")),
    why: text("Why it comes next, in a sentence.", 160),
  })
  .meta({ id: "NextCourse", description: "A course that comes after this one." });

const anotherCourse = rule(z.object({ slug, next: z.array(z.object({ course: z.string() })) }), ({ slug: own, next }) =>
  next.flatMap(({ course: other }, index) =>
    other === own
      ? [{ path: ["next", index, "course"], message: `must be another course, but is "${own}" itself` }]
      : [],
  ),
);

const skill = z
  .enum(skillNames)
  .meta({ id: "Skill", description: "A skill. Its words are in the text of the course pages." });
const goal = z
  .enum(goalNames)
  .meta({ id: "Goal", description: "A goal. Its words are in the text of the course pages." });

const skills = z.array(z.string());

/** A course must not teach what it requires. */
const teachesMore = rule(z.object({ needs: skills, gives: skills }), ({ needs, gives }) =>
  gives.flatMap((name, index) => {
    const message = `must not be ${name}, which the course also needs: remove it from needs or from gives`;
    return needs.includes(name) ? [{ path: ["gives", index], message }] : [];
  }),
);

const guide = z
  .strictObject({
    needs: z
      .array(skill)
      .min(1)
      .optional()
      .meta({ description: "What a learner must already be able to do. Leave it out if nothing." }),
    gives: z
      .array(skill)
      .min(1)
      .optional()
      .meta({ description: "What a learner can do after it that another course needs. Leave it out if nothing." }),
    goals: z.array(goal).min(1).meta({ description: "What it is for." }),
  })
  .check(teachesMore)
  .meta({
    description:
      "What the guide on the course list uses besides level, weeks and fee. Without it, the guide never suggests this course.",
  });

/** Search engines receive the tagline of every course that has a page; short courses may omit it. */
const tagline = rule(z.object({ hero: z.object({ tagline: hero.shape.tagline }) }), (page) =>
  page.hero.tagline ? [] : [{ path: ["hero", "tagline"], message: "is missing" }],
);

export const course = z
  .strictObject({
    slug,
    title: unique(text("The course's name.", 40)),
    icon,
    gradient: accent,
    seo,
    popular: yesNo("Whether the Popular badge is shown."),
    price: rupees,
    duration: duration("Duration in the course list and the fee list, such as 2 months."),
    durationNote: templateText(
      "Why the weeks of the curriculum and the months above are both true, if a visitor could wonder.",
      { optional: ["weeks", "months"] },
      160,
    ).optional(),
    students: countText("Claimed number of students"),
    level,
    description: text("One or two sentences for the card.", 220),
    highlights: z
      .array(text("One thing the course offers.", 120))
      .min(3)
      .max(8)
      .meta({ description: "The card shows the first two." }),
    hero,
    prerequisites: text(
      "What a learner should already know, for the comparison. Leave it out if nothing.",
      60,
    ).optional(),
    guide: guide.optional(),
    keySkills: z
      .array(text("A skill.", 60))
      .min(4)
      .max(12)
      .optional()
      .meta({ description: "Skills listed on the page." }),
    modules: z
      .array(courseModule)
      .min(1)
      .max(12)
      .check(weeksInOrder)
      .meta({ description: "The curriculum, in order." }),
    projects: z.array(project).min(1).max(8).optional().meta({ description: "Projects along the way." }),
    capstones: z.array(project).min(1).max(4).optional().meta({ description: "Closing projects." }),
    tools: z
      .array(text("A tool.", 40))
      .min(3)
      .max(20)
      .optional()
      .meta({ description: "Tools that learners work with." }),
    certifications: z
      .array(certification)
      .min(1)
      .max(6)
      .optional()
      .meta({ description: "Exams that the course prepares for." }),
    next: z
      .array(nextCourse)
      .min(1)
      .max(2)
      .optional()
      .meta({ description: "One or two courses that come after this one." }),
    enroll: enrollBanner,
  })
  .check(tagline, anotherCourse)
  .meta({ id: "Course", description: "A course: its card in the list and its page." });

/** The fields that the rule below needs. */
const asking = z.object({ guide: z.object({ needs: guide.shape.needs }).optional() });

/** The guide needs a course for every answer: at least one without requirements. */
export const guideCoversBeginners = rule(z.array(asking), (courses) => {
  const first = courses.findIndex(({ guide: described }) => described);
  if (first < 0 || courses.some(({ guide: described }) => described && !described.needs)) return [];
  const message = "must be left out of at least one course, to which the guide sends beginners";
  return [{ path: [first, "guide", "needs"], message }];
});
