/** The institute's own pages: about, admissions, contact, careers. */
import { z } from "zod";
import { date, paragraphs, picture, rupees, sentence, slug, text, unique, words, year, yesNo } from "./fields";
import { listSection, page, point, sectionHeading, stat, sent, step } from "./groups";
import { intents } from "./names";
import { rule } from "./rules";

export const about = z
  .strictObject({
    ...page,
    story: z
      .strictObject({
        ...sectionHeading.shape,
        paragraphs: paragraphs("The story, paragraph by paragraph."),
        picture,
      })
      .meta({ description: "Our Story." }),
    figures: listSection(stat, 4, "Four headline figures."),
    values: listSection(point, 4, "Four core values."),
  })
  .meta({ id: "AboutPage", description: "The page about the institute." });

export const fee = z
  .strictObject({
    course: unique(text("The course.", 40)),
    duration: text("Duration as the fee list states it, such as 2 months.", 20),
    fee: rupees,
    popular: yesNo("Whether it is marked as popular."),
  })
  .meta({ id: "Fee", description: "A row of the fee list on the admissions page." });

export const admissions = z
  .strictObject({
    ...page,
    apply: text("The words on the button of the hero.", 40),
    process: listSection(step, 4, "The four steps to a seat."),
    requirements: listSection(point, [3, 6], "Entry requirements."),
    fees: z
      .strictObject({
        ...sectionHeading.shape,
        caption: text("The table's caption.", 120),
        emi: text("The sentence about instalments.", 200),
        more: text("The sentence that leads to the course list.", 200),
        split: z
          .strictObject({
            heading: text("The table's heading.", 80),
            note: text("What the parts are, and what they do not include.", 160),
            rounding: text("How the parts are rounded.", 160),
          })
          .meta({ description: "The table that divides each fee into equal parts." }),
      })
      .meta({ description: "The fee list's words; its rows are in fees.json." }),
    closing: z
      .strictObject({
        heading: text("The question or invitation.", 90),
        text: text("One or two sentences.", 300),
        consultation: text("The words on the first button; the second one leads to the brochure.", 40),
      })
      .meta({ description: "The band at the end of the page." }),
  })
  .meta({ id: "AdmissionsPage", description: "The admissions page." });

const infoCard = z
  .strictObject({
    title: text("The card's heading.", 30),
    text: text("The line under the detail.", 120),
  })
  .meta({ id: "InfoCard", description: "A card; the detail itself is in site.json." });

const coursePage = z
  .string()
  .regex(/^\/courses\/[^\s?#]+$/)
  .meta({
    description: "The page of the course.",
    mend: "the page of a course, such as /courses/python",
    kind: "link",
  });

const courseChoice = z
  .strictObject({ label: unique(text("The words of the choice.", 40)), link: unique(coursePage) })
  .meta({ id: "CourseChoice", description: "A choice of Course Interest, and the page of its course." });

const opener = z
  .strictObject({
    intent: unique(z.enum(intents)).meta({ id: "Intent", description: "What the visitor came for." }),
    line: sentence("The line; {hours} stands for the office hours.", { optional: ["hours"] }, 160),
    about: sentence(
      "The same where a course is known; {course} stands for its name.",
      { required: ["course"], optional: ["hours"] },
      160,
    ).optional(),
  })
  .meta({ id: "Opener", description: "How a message begins." });

/** One that is missing is named; one that is there twice is told of as a name that is taken. */
const eachPurpose = rule(z.array(z.object({ intent: z.enum(intents) })), (openers) => {
  const missing = intents.filter((intent) => !openers.some((opener) => opener.intent === intent));
  if (missing.length === 0 || openers.length >= intents.length) return [];
  const names = new Intl.ListFormat("en-GB").format(missing);
  return [{ path: [], message: `must have an entry for each purpose, but has none for ${names}` }];
});

export const contact = z
  .strictObject({
    ...page,
    cards: z
      .strictObject({
        phone: infoCard,
        email: infoCard,
        address: infoCard,
        hours: infoCard,
      })
      .meta({ description: "The four cards." }),
    form: z
      .strictObject({
        ...sectionHeading.shape,
        choose: text("The first choice of Course Interest, which chooses nothing.", 40),
        courses: z.array(courseChoice).min(1).meta({ description: "The other choices of Course Interest." }),
        reach: text("That an e-mail address or a phone number is needed.", 120),
        openers: z
          .array(opener)
          .check(eachPurpose)
          .length(intents.length)
          .meta({ description: "How the message begins for a visitor who came by a button, one for each purpose." }),
        privacy: text("Which data, for what, and how to withdraw; a link to the privacy policy follows.", 300),
        sent,
      })
      .meta({ description: "The message form." }),
    campus: z
      .strictObject({
        ...sectionHeading.shape,
        picture,
        action: text("The words on the button.", 30),
      })
      .meta({ description: "The campus card." }),
    quick: z
      .strictObject({
        ...sectionHeading.shape,
        call: text("The words on the button that calls.", 30),
        whatsapp: text("The words on the button that opens WhatsApp.", 30),
        message: text("How the WhatsApp message begins.", 120),
      })
      .meta({ description: "The quick response card." }),
  })
  .meta({ id: "ContactPage", description: "The contact page." });

const opening = z
  .strictObject({
    slug,
    title: text("The position.", 60),
    department: text("The department.", 40),
    type: text("Full time, part time or contract.", 20),
    location: text("Where.", 40),
    experience: text("Experience asked for, such as 3 to 5 years.", 30),
    description: text("The work in two or three sentences.", 500),
    requirements: words("What an applicant brings.", 8),
    posted: date,
    urgent: yesNo("Whether the Urgent badge is shown."),
  })
  .meta({ id: "JobOpening", description: "An open position." });

const colleague = z
  .strictObject({
    name: unique(text("Who says it.", 60)),
    role: text("What they do here.", 60),
    since: year("The year they joined."),
    content: text("What they say.", 400),
  })
  .meta({ id: "Colleague", description: "What somebody of the team says." });

export const careers = z
  .strictObject({
    ...page,
    benefits: listSection(point, 6, "Six benefits."),
    openings: listSection(opening, [0, 20], "The open positions, if there are any."),
    team: listSection(colleague, 3, "Three testimonials of the team."),
    application: z
      .strictObject({
        apply: text("The words on the button that writes an e-mail.", 30),
        whatsapp: text("The words on the link to WhatsApp.", 30),
        subject: text("The e-mail's subject; the position follows.", 60),
        message: text("How the e-mail and the message begin; the position follows.", 120),
        open: text("Where nothing suits: the line under the list.", 200),
      })
      .meta({ description: "How to apply." }),
  })
  .meta({ id: "CareersPage", description: "The careers page." });
