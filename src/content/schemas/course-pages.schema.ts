/** Text of the course list, text that all course pages share, and text that only the PDF files contain. */
import { group, object } from "./shapes";
import { hero, invitation, sectionHeading, seo } from "./field-groups";
import { heading, templateText, text } from "./fields";
import { picture } from "./pictures";

const exercise = group("The exercise of each course; they are in exercises.json.", {
  heading: text("The section's heading.", 160),
  lead: text("The line under it.", 600, "Text under the heading"),
  prints: text("Above what the code prints.", 80),
  right: text("The first word of the reply to the right answer.", 40),
  wrong: text("The first words of the reply to a wrong answer.", 40),
  solution: text("What opens the solution.", 80),
  marked: text("The name of the code with the trainer's marks.", 80),
  printsNow: text("Above what the corrected code prints.", 80),
  trainer: text("The words before the name of who set it.", 80),
  when: templateText("When the course teaches it; the link to the curriculum.", "week module", 240),
});

export const coursePages = object("CoursePages", "The course list's own words, and what the course pages share.", {
  title: text("The section's name, in the breadcrumb and above the list's heading.", 60),
  seo,
  hero,
  durations: group("Words after the durations of courses, such as “of lessons” after 8 weeks.", {
    home: text("What the weeks on the home page count.", 48),
    page: text("What the weeks on a course's own page and in the comparison count.", 48),
    list: text("What the months in the course list and the fee list count.", 48),
  }),
  routes: group("The map of which course leads to which; the roads are next in courses.json.", {
    ...sectionHeading.shape,
    start: text("The flag of a course without prerequisites.", 32),
  }),
  list: sectionHeading,
  choosing: group("Around the filter of the list.", {
    nothing: text("What is said when no course fits the filter.", 320),
    compare: text("Text of the link to the comparison.", 120),
  }),
  shortCourses: group("Above the short courses: those of home-courses.json that are part of another.", {
    ...sectionHeading.shape,
    fee: text("What is shown in place of the fee.", 60),
  }),
  compare: group("The comparison under the list.", {
    ...sectionHeading.shape,
    legend: text("What to tick.", 160),
    caption: text("The table's caption.", 240),
  }),
  detail: group("Headings of the course pages.", {
    kicker: text("The word above the heading.", 60, "Small line above the heading"),
    batches: sectionHeading,
    highlights: sectionHeading,
    exercise,
    curriculum: sectionHeading,
    projects: sectionHeading,
    capstones: sectionHeading,
    certifications: sectionHeading,
    people: group("Who teaches the course, and who took it.", {
      ...sectionHeading.shape,
      trainer: text("The heading where no learner is shown.", 80),
      took: text("Above somebody who took the course.", 80),
    }),
    learningPath: group("What learners need before, what they learn, and what comes after.", {
      ...sectionHeading.shape,
      before: text("Above what a learner should know.", 80),
      nothing: text("What a learner should know where the course asks for nothing.", 160),
      keySkills: text("Above the skills.", 80),
      tools: text("Above the tools.", 80),
      after: text("Above the courses that come next.", 80),
      read: text("Above articles that go with the course.", 80),
    }),
    award: text("What learners receive at the end, after the number of projects: certificate", 80).optional(),
    outcome: text("The words before what a learner can do after a module.", 80),
    share: text("The words before the links that share the course.", 120),
  }),
  invitation,
});

const kicker = text("The word above the heading, and in the document's title.", 60);
const action = text("Text of the link to the file.", 80);

export const downloads = object("Downloads", "The words that only the PDF files have.", {
  dated: text("The words before the day on which the content last changed.", 60),
  contact: text("The heading over the contact details.", 120),
  syllabus: group("The syllabus of a course.", {
    action,
    kicker,
    certificate: text("The link to confirm a certificate, after the contact details.", 80),
    enroll: group("The last lines of the syllabus.", {
      heading: text("The heading over how to enrol.", 120),
      text: text("One or two sentences.", 600),
      action: text("Text of the link to the enquiry form.", 56, "Button"),
    }).meta({ title: "How to enrol" }),
    exercise: group("The course's exercise, on a separate sheet.", {
      ...sectionHeading.shape,
      solution: text("The heading over the solution, on the next sheet.", 120),
    }),
  }),
  brochure: group("The brochure of all courses and services.", {
    action,
    kicker,
    heading: heading("The brochure's main heading."),
    lead: text("The paragraph under the heading.", 800, "Text under the heading"),
    picture,
    courses: sectionHeading,
    syllabus: text("The words of the link to a course's syllabus.", 60),
    page: text("The words of the link to the page of a course or service.", 60),
    services: sectionHeading,
    consultation: text("Text of the link to the enquiry form.", 56),
  }),
});
