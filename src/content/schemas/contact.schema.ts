import { z } from "zod";
import { group, listOf, object, pattern, whole } from "./shapes";
import { shortTexts, templateText, text, unique } from "./fields";
import { picture } from "./pictures";
import { date } from "./quantities";
import { page, sectionHeading, sent } from "./field-groups";
import { intents } from "./choices";

const cardTitle = text("The card’s heading. The contact detail itself is in the site settings.", 60);

const coursePage = pattern(/^\/courses\/[^\s?#]+$/, {
  description: "The page of the course.",
  fix: "the page of a course, such as /courses/python",
  kind: "link",
});

const courseChoice = object("CourseChoice", "A choice in Course Interest, and the page of its course.", {
  label: unique(text("What the choice says.", 80)),
  link: unique(coursePage),
});

const opener = object("Opener", "What the form says to a visitor who used a button, and how the message begins.", {
  intent: unique(z.enum(intents)).meta({ id: "Intent", description: "What the visitor came for." }),
  heading: text("The form's heading for this visitor, if different.", 48).optional(),
  topic: templateText("How it begins when the course is known: {course}.", "course", 120).optional(),
  line: templateText("The line. {hours} becomes the office hours.", "hours?", 320),
  about: templateText("The same when the course is known: {course}.", "course hours?", 320).optional(),
  batch: templateText("The same with the {day} of the first class.", "course day", 320).optional(),
  submit: text("The label of the button that sends the form, if different.", 48).optional(),
  next: shortTexts("What happens after the answer, in order.").optional(),
});

export const contact = object("ContactPage", "The contact page.", {
  ...page,
  cards: group("The four cards.", {
    phone: cardTitle,
    email: cardTitle.meta({ title: "E-mail" }),
    address: cardTitle,
    hours: cardTitle,
  }),
  form: group("The message form.", {
    ...sectionHeading.shape,
    choose: text("The first choice in Course Interest, when nothing is chosen.", 80),
    courses: listOf(courseChoice, "The other choices in Course Interest."),
    openers: listOf(opener, "What the form says to a visitor, by purpose."),
    reach: text("Says that an e-mail address or a phone number is needed.", 240),
    reachByEmail: text("Says that the e-mail address is needed (for browsers without JavaScript).", 240),
    sent,
    answer: group("When a message is answered, worked out from the office hours.", {
      hours: whole([1, 100], "The most office hours until a message is answered, as promised above."),
      by: templateText("When the answer comes. {time} becomes the day and time.", "time", 240),
    }).optional(),
  }),
  campus: group("The campus card.", { ...sectionHeading.shape, picture, action: text("Button label.", 60, "Button") }),
  quick: group("The quick response card.", {
    ...sectionHeading.shape,
    call: text("Label of the button that calls.", 60),
    whatsapp: text("Label of the button that opens WhatsApp.", 60, "WhatsApp"),
  }),
  accessibility: group("The accessibility statement.", {
    ...sectionHeading.shape,
    gaps: text("How it is tested, and what is not known: only what is true.", 480),
    report: text("How to report a barrier. The e-mail address and telephone number follow.", 320),
    asOf: date.meta({ description: "The day the statement was last checked against the site: 2026-11-23" }),
  }),
});
