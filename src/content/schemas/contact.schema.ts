import { z } from "zod";
import { formatList } from "../../text/format";
import { date, picture, shortTexts, text, unique } from "./fields";
import { templateText } from "./template-text";
import { page, sectionHeading, sent } from "./field-groups";
import { intents } from "./choices";
import { rule } from "./rules";

const infoCard = z
  .strictObject({
    title: text("The card's heading.", 30),
    text: text("The line below the contact detail.", 120),
  })
  .meta({ id: "InfoCard", description: "A card. The contact detail itself is in the site settings." });

const coursePage = z
  .string()
  .regex(/^\/courses\/[^\s?#]+$/)
  .meta({
    description: "The page of the course.",
    fix: "the page of a course, such as /courses/python",
    kind: "link",
  });

const courseChoice = z
  .strictObject({ label: unique(text("What the choice says.", 40)), link: unique(coursePage) })
  .meta({ id: "CourseChoice", description: "A choice in Course Interest, and the page of its course." });

const opener = z
  .strictObject({
    intent: unique(z.enum(intents)).meta({ id: "Intent", description: "What the visitor came for." }),
    heading: text("The form's heading for this visitor, if different.", 24).optional(),
    topic: templateText(
      "How the line above the fields begins when the course is known. {course} becomes its name.",
      { required: ["course"] },
      60,
    ).optional(),
    line: templateText("The line. {hours} becomes the office hours.", { optional: ["hours"] }, 160),
    about: templateText(
      "The same when the course is known. {course} becomes its name.",
      { required: ["course"], optional: ["hours"] },
      160,
    ).optional(),
    batch: templateText(
      "The same when the batch is also known. {day} becomes the day of its first class.",
      { required: ["course", "day"] },
      160,
    ).optional(),
    submit: text("The label of the button that sends the form, if different.", 24).optional(),
    next: shortTexts("What happens after the answer, in order.", 3).optional(),
  })
  .meta({
    id: "Opener",
    description: "What the form says to a visitor who used a button, and how the message begins.",
  });

/** Reports missing purposes; duplicate-errors.ts reports repeated ones. */
const eachPurpose = rule(z.array(z.object({ intent: z.enum(intents) })), (openers) => {
  const missing = intents.filter((intent) => !openers.some((opener) => opener.intent === intent));
  if (missing.length === 0 || openers.length >= intents.length) return [];
  const names = formatList(missing);
  return [{ path: [], message: `must have an entry for each purpose, but has none for ${names}` }];
});

/** The expandable sections of the accessibility statement. */
const unfolding = z
  .strictObject({
    heading: text("The words to click to open it.", 60),
    items: shortTexts("The entries, one sentence each."),
  })
  .meta({ id: "UnfoldingList", description: "A list that opens." });

export const contact = z
  .strictObject({
    ...page,
    cards: z
      .strictObject({
        phone: infoCard,
        email: infoCard.meta({ title: "E-mail" }),
        address: infoCard,
        hours: infoCard,
      })
      .meta({ description: "The four cards." }),
    form: z
      .strictObject({
        ...sectionHeading.shape,
        choose: text("The first choice in Course Interest, when nothing is chosen.", 40),
        courses: z.array(courseChoice).min(1).meta({ description: "The other choices in Course Interest." }),
        openers: z
          .array(opener)
          .check(eachPurpose)
          .length(intents.length)
          .meta({ description: "What the form says to a visitor who used a button, one for each purpose." }),
        reach: text("Says that an e-mail address or a phone number is needed.", 120),
        reachByEmail: text("Says that the e-mail address is needed (for browsers without JavaScript).", 120),
        sent,
        answer: z
          .strictObject({
            hours: z.int().min(1).max(12).meta({
              description: "The most office hours until a message is answered, as promised above.",
              fix: "a number of hours without quotes, such as 4",
            }),
            by: templateText("When the answer comes. {time} becomes the day and time.", { required: ["time"] }, 120),
          })
          .meta({ description: "When a message is answered, worked out from the office hours." })
          .optional(),
      })
      .meta({ description: "The message form." }),
    campus: z
      .strictObject({
        ...sectionHeading.shape,
        picture,
        action: text("Button label.", 30).meta({ title: "Button" }),
      })
      .meta({ description: "The campus card." }),
    quick: z
      .strictObject({
        ...sectionHeading.shape,
        call: text("Label of the button that calls.", 30),
        whatsapp: text("Label of the button that opens WhatsApp.", 30).meta({ title: "WhatsApp" }),
        message: text("How the WhatsApp message begins.", 120),
      })
      .meta({ description: "The quick response card." }),
    accessibility: z
      .strictObject({
        ...sectionHeading.shape,
        tested: unfolding.meta({ description: "How accessibility is tested: only what the automatic tests do." }),
        gaps: unfolding.meta({ description: "Known gaps." }),
        report: z
          .strictObject({ heading: text("The question.", 60), text: text("What to say.", 240) })
          .meta({ description: "How to report a barrier. The e-mail address and telephone number follow." }),
        asOf: date.meta({ description: "The day the statement was last checked against the site: 2026-11-23" }),
      })
      .meta({ description: "The accessibility statement." }),
  })
  .meta({ id: "ContactPage", description: "The contact page." });
