/** The contact page. */
import { z } from "zod";
import { listed } from "../../text/format";
import { date, picture, shortTexts, text, unique } from "./fields";
import { templateText } from "./template-text";
import { page, sectionHeading, sent } from "./field-groups";
import { intents } from "./choices";
import { rule } from "./rules";

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
    fix: "the page of a course, such as /courses/python",
    kind: "link",
  });

const courseChoice = z
  .strictObject({ label: unique(text("The words of the choice.", 40)), link: unique(coursePage) })
  .meta({ id: "CourseChoice", description: "A choice of Course Interest, and the page of its course." });

const opener = z
  .strictObject({
    intent: unique(z.enum(intents)).meta({ id: "Intent", description: "What the visitor came for." }),
    heading: text("The form's heading for this visitor; without it the form keeps its own.", 24).optional(),
    topic: templateText(
      "How the line of facts above the fields begins where a course is known; {course} stands for its name.",
      { required: ["course"] },
      60,
    ).optional(),
    line: templateText("The line; {hours} stands for the office hours.", { optional: ["hours"] }, 160),
    about: templateText(
      "The same where a course is known; {course} stands for its name.",
      { required: ["course"], optional: ["hours"] },
      160,
    ).optional(),
    batch: templateText(
      "The same where the batch is known, too; {day} stands for the day of its first class.",
      { required: ["course", "day"] },
      160,
    ).optional(),
  })
  .meta({
    id: "Opener",
    description: "What the form says to a visitor who came by a button, and how the message begins.",
  });

/** Names the purposes that are missing; duplicate-errors.ts reports those that are there twice. */
const eachPurpose = rule(z.array(z.object({ intent: z.enum(intents) })), (openers) => {
  const missing = intents.filter((intent) => !openers.some((opener) => opener.intent === intent));
  if (missing.length === 0 || openers.length >= intents.length) return [];
  const names = listed(missing);
  return [{ path: [], message: `must have an entry for each purpose, but has none for ${names}` }];
});

/** What unfolds in the accessibility statement. */
const unfolding = z
  .strictObject({ heading: text("The words that unfold it.", 60), items: shortTexts("Its entries, a sentence each.") })
  .meta({ id: "UnfoldingList", description: "A list that unfolds." });

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
        openers: z
          .array(opener)
          .check(eachPurpose)
          .length(intents.length)
          .meta({ description: "What the form says to a visitor who came by a button, one for each purpose." }),
        reach: text("That an e-mail address or a phone number is needed.", 120),
        reachByEmail: text("The same without script: that the e-mail address is needed.", 120),
        sent,
        answer: z
          .strictObject({
            hours: z.int().min(1).max(12).meta({
              description: "The most office hours until a message is answered, as the text above promises.",
              fix: "a number of hours without quotes, such as 4",
            }),
            by: templateText(
              "By when the answer comes; {time} stands for the day and time.",
              { required: ["time"] },
              120,
            ),
          })
          .meta({ description: "By when a message is answered, worked out from the office hours." })
          .optional(),
      })
      .meta({ description: "The message form." }),
    campus: z
      .strictObject({
        ...sectionHeading.shape,
        picture,
        action: text("Button label.", 30),
      })
      .meta({ description: "The campus card." }),
    quick: z
      .strictObject({
        ...sectionHeading.shape,
        call: text("Label of the button that calls.", 30),
        whatsapp: text("Label of the button that opens WhatsApp.", 30),
        message: text("How the WhatsApp message begins.", 120),
      })
      .meta({ description: "The quick response card." }),
    accessibility: z
      .strictObject({
        ...sectionHeading.shape,
        tested: unfolding.meta({ description: "How it is tested: what npm test does, and no more." }),
        gaps: unfolding.meta({ description: "What is known to be missing." }),
        report: z
          .strictObject({ heading: text("The question.", 60), text: text("What to say.", 240) })
          .meta({ description: "How to report a barrier; the email address and the telephone number follow." }),
        asOf: date.meta({ description: "The day on which the statement was last compared with the site: 2026-11-23" }),
      })
      .meta({ description: "The accessibility statement." }),
  })
  .meta({ id: "ContactPage", description: "The contact page." });
