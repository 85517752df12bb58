/** The institute's own pages: about, admissions, careers. */
import { z } from "zod";
import { date, paragraphs, picture, rupees, slug, text, unique, words, year, yesNo } from "./fields";
import { listSection, page, point, sectionHeading, stat, step } from "./groups";

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
