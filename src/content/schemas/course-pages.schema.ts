/** The course list's own text, and what every course page shares. */
import { z } from "zod";
import { hero, sectionHeading, seo } from "./field-groups";
import { text } from "./fields";

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
    /** Above the cards of home-courses.json whose link is /courses. */
    shortCourses: sectionHeading,
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
        feeNote: text("The line under the fee.", 120),
        outcome: text("The words before what a learner can do after a module.", 40),
        question: text("How a WhatsApp message begins; the course's name follows.", 80),
        share: text("The words before the links that share the course.", 60),
      })
      .meta({ description: "Headings of the course pages." }),
  })
  .meta({ id: "CoursePages", description: "The course list's own words, and what the course pages share." });
