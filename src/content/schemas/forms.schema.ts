/** What both forms say: errors, failure, and the page that follows a form sent without script. */
import { z } from "zod";
import { date, text } from "./fields";
import { templateText } from "./template-text";
import { page, sectionHeading } from "./field-groups";

const noticePart = z
  .strictObject({
    label: text("The words before it.", 40),
    text: text("For both forms, or for the message form alone.", 240),
    newsletter: text("The same for the newsletter, where it differs.", 240).optional(),
  })
  .meta({ id: "NoticePart", description: "A part of the notice." });

/** What a law asks to be told at the place where personal data are asked for. */
const notice = z
  .strictObject({
    version: date.meta({
      description: "The day on which its words last changed: 2026-11-23. It is sent with each form.",
    }),
    summary: text("The sentence that is always shown: which data, and what for.", 200),
    newsletter: text("The same for the newsletter.", 200),
    more: text("The words that unfold the rest.", 60),
    fields: noticePart.meta({ description: "Which data the form sends." }),
    purpose: noticePart.meta({ description: "What they are used for." }),
    kept: noticePart.meta({ description: "How long they are kept." }),
    withdraw: noticePart.meta({ description: "How to see, correct or withdraw them; the e-mail address follows." }),
    complaint: noticePart.meta({ description: "Where to complain: the Data Protection Board of India." }),
    young: noticePart.meta({ description: "What holds for somebody under 18." }),
  })
  .meta({
    id: "PrivacyNotice",
    description: "What happens to the data that a form asks for; policies/privacy.md says the same at length.",
  });

export const forms = z
  .strictObject({
    ...page,
    home: text("Label of the first button on the page that follows a form.", 30),
    courses: text("Label of the second button.", 30),
    mistakes: z
      .strictObject({
        heading: text("What stands above the list of mistakes.", 40),
        firstName: text("The first name is missing.", 80),
        message: text("The message is missing.", 80),
        reach: text("Both the e-mail address and the phone number are missing.", 100),
        noEmail: text("The e-mail address of the newsletter is missing.", 80),
        email: text("What was typed is no e-mail address.", 120),
        phone: text("What was typed is no phone number.", 160),
        long: templateText("A text is too long.", { required: ["field", "most", "count"] }, 120),
      })
      .meta({ id: "FormMistakes", description: "What is wrong with what was typed, each as an order." }),
    sending: text("The button while a form is on its way.", 20),
    failed: z
      .strictObject({
        heading: text("That it was not sent, and that nothing is lost.", 80),
        text: text("What may be wrong, and what a visitor can do.", 300),
        again: text("Label of the button that sends it once more.", 30),
        whatsapp: text("Text of the link to WhatsApp.", 30),
        email: text("Text of the link to the e-mail program.", 30),
      })
      .meta({ id: "FormFailure", description: "What is shown when a form could not be sent." }),
    composes: templateText(
      "Shown only where forms are delivered nowhere: what the button does; {button} is its words.",
      {
        required: ["button"],
      },
    ),
    another: text("Label of the button that opens a form again after it was sent.", 30),
    syllabi: sectionHeading,
    notice,
  })
  .meta({ id: "FormWords", description: "What both forms say, and the page that follows a form." });
