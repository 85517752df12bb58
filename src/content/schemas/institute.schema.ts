/** The pages about the institute, admissions and careers. */
import { group, object } from "./shapes";
import { enrollBanner, invitation, listSection, page, point, sectionHeading, stat, step } from "./field-groups";
import { paragraphs, personName, reference, shortTexts, slug, text, yesNo } from "./fields";
import { picture } from "./pictures";
import { date, salary, span, year } from "./quantities";
import { period, periodInOrder } from "./period";

export const about = object("AboutPage", "The page about the institute.", {
  ...page,
  story: group("Our Story.", {
    ...sectionHeading.shape,
    paragraphs: paragraphs("The story, paragraph by paragraph."),
    picture,
  }),
  figures: listSection(stat, 4, "Four headline figures."),
  values: listSection(point, 4, "Four core values."),
  invitation,
});

export const admissions = object("AdmissionsPage", "The admissions page.", {
  ...page,
  apply: text("Button label in the hero.", 40),
  process: listSection(step, 4, "The four steps to a seat."),
  /** Shown above the calendar of batches.json. */
  batches: sectionHeading,
  requirements: listSection(point, [3, 6], "Entry requirements."),
  fees: group("The fee list's words; its rows are in fees.json.", {
    ...sectionHeading.shape,
    caption: text("The table's caption.", 120),
    more: text("The sentence that leads to the course list.", 200),
    split: group("The table that divides each fee into equal parts.", {
      heading: text("The table's heading.", 80),
      note: text("What the parts are, and what they do not include.", 160),
      rounding: text("How the parts are rounded.", 160),
    }),
  }),
  closing: group("The question at the end, and its buttons.", {
    ...enrollBanner.shape,
    consultation: text("Label of the first button; the second one leads to the brochure.", 40),
  }).meta({ title: "Band at the end of the page" }),
});

const opening = object("JobOpening", "An open position.", {
  slug,
  title: text("The position.", 60),
  department: text("The department.", 40),
  type: text("Full time, part time or contract.", 20),
  location: text("Where the job is.", 40),
  experience: span("Required experience, such as 3 to 5 years."),
  pay: salary("Yearly pay, such as ₹9 to 12 lakh.").optional(),
  description: text("The work in two or three sentences.", 500),
  requirements: shortTexts("What an applicant needs.", 8),
  posted: date,
  ...period,
  urgent: yesNo("Whether the Urgent badge is shown."),
  trainer: reference("faculty.json", "The trainer of the same subject, if any.").optional(),
  service: reference("services.json", "The service the work is for, if any.").optional(),
}).check(periodInOrder);

const colleague = object("Colleague", "What a colleague says.", {
  name: personName("Name."),
  role: text("What they do here.", 60),
  since: year("The year they joined."),
  content: text("What they say.", 400),
});

export const careers = object("CareersPage", "The careers page.", {
  ...page,
  benefits: listSection(point, 6, "Six benefits."),
  openings: listSection(opening, [0, 20], "The open positions, if any."),
  team: listSection(colleague, 3, "Three testimonials from the team."),
  application: group("How to apply.", {
    heading: text("The heading of how to apply.", 40),
    how: text("How to apply, and what happens then.", 300),
    what: shortTexts("What to send.", 5),
    open: text("Says that a position without a last day stays open.", 40),
    apply: text("Label of the button that opens an e-mail.", 30),
    whatsapp: text("Words of the WhatsApp link.", 30, "WhatsApp"),
    subject: text("Subject of the e-mail. The position follows it.", 60),
    message: text("How the e-mail and the WhatsApp message begin. The position follows.", 120),
    share: text("Words before the links that share a position.", 60),
  }),
  invitation,
});
