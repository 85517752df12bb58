import { z } from "zod";
import { group, listOf, object, pattern, whole } from "./shapes";
import { shortTexts, templateText, text, unique } from "./fields";
import { picture } from "./pictures";
import { date } from "./quantities";
import { page, sectionHeading, sent } from "./field-groups";
import { intents } from "./choices";

const cardTitle = text("The card’s heading. The contact detail itself is in the site settings.", 30);

const coursePage = pattern(/^\/courses\/[^\s?#]+$/, {
  description: "The page of the course.",
  fix: "the page of a course, such as /courses/python",
  kind: "link",
});

const courseChoice = object("CourseChoice", "A choice in Course Interest, and the page of its course.", {
  label: unique(text("What the choice says.", 40)),
  link: unique(coursePage),
});

const opener = object("Opener", "What the form says to a visitor who used a button, and how the message begins.", {
  intent: unique(z.enum(intents)).meta({ id: "Intent", description: "What the visitor came for." }),
  heading: text("The form's heading for this visitor, if different.", 24).optional(),
  topic: templateText("How it begins when the course is known: {course}.", "course", 60).optional(),
  line: templateText("The line. {hours} becomes the office hours.", "hours?", 160),
  about: templateText("The same when the course is known: {course}.", "course hours?", 160).optional(),
  batch: templateText("The same with the {day} of the first class.", "course day", 160).optional(),
  submit: text("The label of the button that sends the form, if different.", 24).optional(),
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
    choose: text("The first choice in Course Interest, when nothing is chosen.", 40),
    courses: listOf(courseChoice, "The other choices in Course Interest."),
    openers: listOf(opener, "What the form says to a visitor, by purpose."),
    reach: text("Says that an e-mail address or a phone number is needed.", 120),
    reachByEmail: text("Says that the e-mail address is needed (for browsers without JavaScript).", 120),
    sent,
    answer: group("When a message is answered, worked out from the office hours.", {
      hours: whole([1, 100], "The most office hours until a message is answered, as promised above."),
      by: templateText("When the answer comes. {time} becomes the day and time.", "time", 120),
    }).optional(),
  }),
  campus: group("The campus card.", { ...sectionHeading.shape, picture, action: text("Button label.", 30, "Button") }),
  quick: group("The quick response card.", {
    ...sectionHeading.shape,
    call: text("Label of the button that calls.", 30),
    whatsapp: text("Label of the button that opens WhatsApp.", 30, "WhatsApp"),
  }),
  accessibility: group("The accessibility statement.", {
    ...sectionHeading.shape,
    gaps: text("How it is tested, and what is not known: only what is true.", 240),
    report: text("How to report a barrier. The e-mail address and telephone number follow.", 160),
    asOf: date.meta({ description: "The day the statement was last checked against the site: 2026-11-23" }),
  }),
});
