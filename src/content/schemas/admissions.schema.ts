import { group, object } from "./shapes";
import { listSection, page, point, sectionHeading, step } from "./field-groups";
import { text } from "./fields";

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
    heading: text("The question or invitation.", 90),
    text: text("One or two sentences.", 300),
    consultation: text("Label of the first button; the second one leads to the brochure.", 40),
  }).meta({ title: "Band at the end of the page" }),
});
