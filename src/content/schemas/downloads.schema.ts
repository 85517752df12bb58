/** Texts that only the PDF files contain; the rest comes from the pages. */
import { group, object } from "./shapes";
import { heading, text } from "./fields";
import { picture } from "./pictures";
import { sectionHeading } from "./field-groups";

const kicker = text("The word above the heading, and in the document's title.", 30);
const action = text("Text of the link to the file.", 40);

export const downloads = object("Downloads", "The words that only the PDF files have.", {
  dated: text("The words before the day on which the content last changed.", 30),
  contact: text("The heading over the contact details.", 60),
  syllabus: group("The syllabus of a course.", {
    action,
    kicker,
    certificate: text("The link to confirm a certificate, after the contact details.", 40),
    enroll: group("The last lines of the syllabus.", {
      heading: text("The heading over how to enrol.", 60),
      text: text("One or two sentences.", 300),
      action: text("Text of the link to the enquiry form.", 28, "Button"),
    }).meta({ title: "How to enrol" }),
    exercise: group("The course's exercise, on a separate sheet.", {
      ...sectionHeading.shape,
      solution: text("The heading over the solution, on the next sheet.", 60),
    }),
  }),
  brochure: group("The brochure of all courses and services.", {
    action,
    kicker,
    heading: heading("The brochure's main heading."),
    lead: text("The paragraph under the heading.", 400, "Text under the heading"),
    picture,
    courses: sectionHeading,
    syllabus: text("The words of the link to a course's syllabus.", 30),
    page: text("The words of the link to the page of a course or service.", 30),
    services: sectionHeading,
    consultation: text("Text of the link to the enquiry form.", 28),
  }),
});
