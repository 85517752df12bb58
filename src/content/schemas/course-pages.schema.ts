/** The course list's own text, and what every course page shares. */
import { z } from "zod";
import { hero, invitation, sectionHeading, seo } from "./field-groups";
import { text } from "./fields";
import { templateText } from "./template-text";

export const coursePages = z
  .strictObject({
    title: text("The section's name, in the breadcrumb and above the list's heading.", 30),
    seo,
    hero,
    list: sectionHeading,
    choosing: z
      .strictObject({
        nothing: text("What is said when no course fits level and fee; the nearest course follows.", 160),
        compare: text("Text of the link to the comparison.", 60),
      })
      .meta({ description: "Around the filter of the list." }),
    shortCourses: z
      .strictObject({
        ...sectionHeading.shape,
        fee: text("What stands where other courses have their fee.", 30),
        question: text("How a WhatsApp message begins; the course's name follows.", 80),
      })
      .meta({ description: "Above the short courses: those of home-courses.json that are part of another." }),
    compare: z
      .strictObject({
        ...sectionHeading.shape,
        legend: text("What to tick.", 80),
        caption: text("The table's caption.", 120),
        openData: text("Text of the link to the list as a file for programs.", 60),
      })
      .meta({ description: "The comparison under the list." }),
    detail: z
      .strictObject({
        kicker: text("The word above the heading.", 30),
        batches: z
          .strictObject({
            ...sectionHeading.shape,
            firstClass: text("The words behind the course's name in a visitor's calendar.", 40),
          })
          .meta({ description: "The next batches, here and on the admissions page; they are in batches.json." }),
        highlights: sectionHeading,
        keySkills: sectionHeading,
        curriculum: sectionHeading,
        projects: sectionHeading,
        capstones: sectionHeading,
        tools: sectionHeading,
        certifications: sectionHeading,
        people: z
          .strictObject({
            ...sectionHeading.shape,
            teaches: text("Above the trainers.", 40),
            took: text("Above somebody who took the course.", 40),
          })
          .meta({ description: "Who teaches the course, and who took it." }),
        way: z
          .strictObject({
            ...sectionHeading.shape,
            before: text("Above what a learner should know.", 40),
            nothing: text("What a learner should know where the course asks for nothing.", 80),
            after: text("Above the courses that come next.", 40),
          })
          .meta({ description: "What comes before and after the course." }),
        fee: z
          .strictObject({
            ...sectionHeading.shape,
            refund: templateText("Until when the whole fee is paid back.", { required: ["days"] }),
          })
          .meta({ description: "EMI and refund; the line on EMI is that of admissions.json." }),
        articles: sectionHeading,
        feeNote: text("The line under the fee.", 120),
        outcome: text("The words before what a learner can do after a module.", 40),
        question: text("How a WhatsApp message begins; the course's name follows.", 80),
        share: text("The words before the links that share the course.", 60),
      })
      .meta({ description: "Headings of the course pages." }),
    invitation,
  })
  .meta({ id: "CoursePages", description: "The course list's own words, and what the course pages share." });
