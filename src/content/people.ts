/** People: the faculty, the alumni and those who employ them. */
import { z } from "zod";
import { picture, text, unique, words } from "./fields";
import { page, sectionHeading } from "./groups";

export const facultyMember = z
  .strictObject({
    name: unique(text("Name.", 60)),
    title: text("What they are, such as Lead trainer, data engineering.", 80),
    experience: text("Years of experience, such as 14 years.", 30),
    expertise: words("What they know best.", 6),
    background: text("Where they come from, in two or three sentences.", 500),
    achievements: words("What they have done.", 5),
    courses: words("What they teach here.", 5),
    picture,
  })
  .meta({ id: "FacultyMember", description: "A trainer." });

export const facultyPage = z
  .strictObject({
    ...page,
    list: sectionHeading,
    more: text("The words that open a card, such as Achievements and courses.", 40),
  })
  .meta({ id: "FacultyPage", description: "The faculty page's own words." });

export const alumniStory = z
  .strictObject({
    name: unique(text("Name.", 60)),
    role: text("What they do now, and where.", 80),
    package: text("Yearly package, such as ₹9.5 lakh.", 20),
    course: text("The course they took.", 60),
    duration: text("How long it took from the first class to the offer, such as 7 months.", 30),
    location: text("Where they work now.", 40),
    story: text("What happened: a before, a turn and an after.", 900),
    beforeRole: text("What they did before.", 80),
    achievements: words("What they built or did on the way.", 5),
    testimonial: text("What they say, in one or two sentences.", 300),
    picture,
  })
  .meta({ id: "AlumniStory", description: "A success story." });

export const employer = z
  .strictObject({
    name: unique(text("The company.", 40)),
    field: text("What it does.", 60),
  })
  .meta({ id: "Employer", description: "A company that employs alumni." });

export const successStoriesPage = z
  .strictObject({
    ...page,
    stories: sectionHeading,
    employers: sectionHeading,
  })
  .meta({ id: "SuccessStoriesPage", description: "The success stories' own words." });
