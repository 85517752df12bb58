/** Text that both forms share: errors, failure, and the page after submitting without script. */
import type { z } from "zod";
import { choice, group, listOf, object } from "./shapes";
import { templateText, text, unique } from "./fields";
import { date, pastDate } from "./quantities";
import { page, sectionHeading, sent } from "./field-groups";

const noticePart = object("NoticePart", "A part of the notice.", {
  label: text("The small heading before it.", 80),
  text: text("The text for both forms.", 480),
  newsletter: text("The text for the newsletter, if different.", 480).optional(),
});

/** Legally required privacy notice. */
const notice = object("PrivacyNotice", "What happens to personal data. The privacy policy says the same in full.", {
  version: date.meta({ description: "The day the wording last changed: 2026-11-23. It is sent with each form." }),
  summary: text("The sentence always shown: which data, and why.", 400),
  newsletter: text("The same for the newsletter.", 400),
  more: text("The words to click for the rest.", 120),
  fields: noticePart.meta({ description: "Which personal data the form sends." }),
  purpose: noticePart.meta({ description: "What the data is used for." }),
  kept: noticePart.meta({ description: "How long the data is kept." }),
  withdraw: noticePart.meta({ description: "How to see, correct or withdraw the data. The e-mail address follows." }),
  complaint: noticePart.meta({ description: "Where to complain: the Data Protection Board of India." }),
  young: noticePart.meta({ description: "The rule for anyone under 18." }),
});

const mistakes = object("FormMistakes", "Messages about mistakes in a form. Each says what to do.", {
  heading: text("Heading above the list of mistakes.", 80),
  firstName: text("Shown when the first name is missing.", 160),
  message: text("Shown when the message is missing.", 160),
  reach: text("Shown when both e-mail address and phone number are missing.", 200),
  noEmail: text("Shown when the e-mail address for the newsletter is missing.", 160),
  email: text("Shown when the e-mail address is invalid.", 240, "E-mail"),
  phone: text("Shown when the phone number is invalid.", 320),
  long: templateText("Shown when a text is too long: its label, the limit, its length.", "field most count", 240),
});

const sending = text("Label of the button while the form is being sent.", 40);

const failed = object("FormFailure", "Shown when a form could not be sent.", {
  heading: text("Says that the form was not sent, and that nothing is lost.", 160),
  text: text("What may be wrong, and what the visitor can do.", 600),
  again: text("Label of the button that sends it again.", 60),
  whatsapp: text("Words of the WhatsApp link.", 60, "WhatsApp"),
  email: text("Words of the e-mail link.", 60, "E-mail"),
});

/** The languages of the Eighth Schedule to the Constitution of India. */
const scheduled = "as bn brx doi gu hi kn kok ks mai ml mni mr ne or pa sa sat sd ta te ur".split(" ");

const translation = object("FormTranslation", "The notice and the words of both forms in another language.", {
  lang: unique(choice("ScheduledLanguage", "Its code, such as kn for Kannada or hi for Hindi.", scheduled)),
  checkedBy: text("Who compared it with the English text.", 160),
  checkedOn: pastDate("The day of that: 2026-11-23."),
  notice,
  labels: group("The labels of the fields.", {
    firstName: text("First Name.", 80),
    lastName: text("Last Name.", 80),
    email: text("Email.", 80, "E-mail"),
    phone: text("Phone.", 80),
    courseInterest: text("Course Interest.", 80),
    message: text("Message.", 80),
    submit: text("The button that sends the form.", 60),
  }),
  mistakes,
  sending,
  failed,
  sent,
});

export type Translation = z.infer<typeof translation>;

export const forms = object("Forms", "What both forms say, and the page after a form is sent.", {
  ...page,
  home: text("Label of the first button on the page after a form is sent.", 60),
  courses: text("Label of the second button.", 60),
  mistakes,
  sending,
  interrupted: templateText("Shown after a reload at the {time} of sending.", "time", 240),
  failed,
  composes: templateText("Shown only if forms are sent nowhere: what {button} does.", "button").meta({
    title: "Where forms are delivered nowhere",
  }),
  another: text("Label of the button that opens the form again after sending.", 60),
  next: sectionHeading.meta({ description: "Above the next steps for each purpose, which are in contact.json." }),
  notice,
  translations: listOf(translation, "The same in other languages, as far as they are checked.").optional(),
});
