/** The pages about the institute, admissions and careers, the not-found page, and the front matter of policies. */
import { ascending, group, object } from "./shapes";
import { closing, hero, invitation, listSection, page, point, sectionHeading, seo, stat, step } from "./field-groups";
import { heading, paragraphs, personName, reference, shortTexts, slug, templateText, text, yesNo } from "./fields";
import { picture } from "./pictures";
import { amount, date, period, periodInOrder, span, year } from "./quantities";

export const about = object("AboutPage", "The page about the institute.", {
  ...page,
  story: group("Our Story.", {
    ...sectionHeading.shape,
    paragraphs: paragraphs("The story, paragraph by paragraph."),
    picture,
  }),
  figures: listSection(stat, "Headline figures."),
  values: listSection(point, "Core values."),
  invitation,
});

export const admissions = object("AdmissionsPage", "The admissions page.", {
  ...page,
  apply: text("Button label in the hero.", 80),
  process: listSection(step, "The steps to a seat."),
  /** Shown above the calendar of batches.json. */
  batches: sectionHeading,
  requirements: listSection(point, "Entry requirements.", "because course pages link to them"),
  fees: group("The fee list's words; its rows are in fees.json.", {
    ...sectionHeading.shape,
    caption: text("The table's caption.", 240),
    unlisted: templateText("A course that fees.json does not list.", "course fee duration"),
    split: group("The table that divides each fee into equal parts.", {
      heading: text("The table's heading.", 160),
      note: text("What the parts are, and what they do not include.", 320),
      rounding: text("How the parts are rounded.", 320),
    }),
  }),
  closing: group("The question at the end, and its buttons.", {
    ...closing.shape,
    consultation: text("Label of the first button; the second one leads to the brochure.", 80),
  }).meta({ title: "Band at the end of the page" }),
});

const opening = object("JobOpening", "An open position.", {
  slug,
  title: text("The position.", 120),
  department: text("The department.", 80),
  type: text("Full time, part time or contract.", 40),
  location: text("Where the job is.", 80),
  experience: span("Required experience, such as 3 to 5 years."),
  pay: amount("Pay, such as ₹9 to 12 lakh, which is read as a year's, or ₹45,000 a month.").optional(),
  description: text("The work in two or three sentences.", 1000),
  requirements: shortTexts("What an applicant needs."),
  posted: date,
  ...period,
  urgent: yesNo("Whether the Urgent badge is shown."),
  trainer: reference("faculty.json", "The trainer of the same subject, if any.").optional(),
  service: reference("services.json", "The service the work is for, if any.").optional(),
}).check(periodInOrder, ascending("posted", "until", date));

const colleague = object("Colleague", "What a colleague says.", {
  name: personName("Name."),
  role: text("What they do here.", 120),
  since: year("The year they joined.").optional(),
  content: text("What they say.", 800),
});

export const careers = object("CareersPage", "The careers page.", {
  ...page,
  benefits: listSection(point, "Benefits."),
  openings: listSection(opening, "The open positions, if any."),
  team: listSection(colleague, "Testimonials from the team."),
  application: group("How to apply.", {
    heading: text("The heading of how to apply.", 80),
    how: text("How to apply, and what happens then.", 600),
    what: shortTexts("What to send."),
    open: text("Says that a position without a last day stays open.", 80),
    apply: text("Label of the button that opens an e-mail.", 60),
    whatsapp: text("Words of the WhatsApp link.", 60, "WhatsApp"),
    subject: text("Subject of the e-mail. The position follows it.", 120),
    message: text("How the e-mail and the WhatsApp message begin. The position follows.", 240),
    share: text("Words before the links that share a position.", 120),
  }),
  invitation,
});

export const notFound = object("NotFoundPage", "The not-found page.", {
  title: text("The large text above the heading.", 20),
  seo,
  hero,
  suggestions: sectionHeading,
});

/** The fields between the `---` lines at the top of a policy. */
export const policy = object("PolicyFrontMatter", "The front matter of a policy.", {
  title: text("The policy's name.", 80),
  heading: heading("The page's main heading."),
  description: seo.shape.description,
  lead: text("The paragraph under the heading.", 800, "Text under the heading"),
  lastUpdated: date,
  refundSection: text("The heading of the section that ends with the refund helper.", 180).optional(),
});
