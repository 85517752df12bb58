/** What both forms say: errors, failure, and the page that follows a form sent without script. */
import { z } from "zod";
import { text } from "./fields";
import { templateText } from "./template-text";
import { page, sectionHeading } from "./field-groups";

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
  })
  .meta({ id: "FormWords", description: "What both forms say, and the page that follows a form." });
