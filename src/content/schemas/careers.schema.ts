/** The careers page and its open positions. */
import { z } from "zod";
import { invitation, listSection, page, point } from "./field-groups";
import { date, personName, reference, shortTexts, slug, span, text, unique, year, yesNo } from "./fields";

const opening = z
  .strictObject({
    slug,
    title: text("The position.", 60),
    department: text("The department.", 40),
    type: text("Full time, part time or contract.", 20),
    location: text("Where.", 40),
    experience: span("Experience asked for, such as 3 to 5 years."),
    description: text("The work in two or three sentences.", 500),
    requirements: shortTexts("What an applicant brings.", 8),
    posted: date,
    urgent: yesNo("Whether the Urgent badge is shown."),
    trainer: reference("faculty.json", "The trainer of the same subject, if there is one.").optional(),
    service: reference("services.json", "The service that the work is for, if it is one.").optional(),
  })
  .meta({ id: "JobOpening", description: "An open position." });

const colleague = z
  .strictObject({
    name: unique(personName("Who says it.")),
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
        apply: text("Label of the button that writes an e-mail.", 30),
        whatsapp: text("Text of the link to WhatsApp.", 30),
        subject: text("The e-mail's subject; the position follows.", 60),
        message: text("How the e-mail and the message begin; the position follows.", 120),
        share: text("The words before the links that share a position.", 60),
      })
      .meta({ description: "How to apply." }),
    invitation,
  })
  .meta({ id: "CareersPage", description: "The careers page." });
