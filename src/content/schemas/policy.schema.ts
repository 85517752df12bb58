/** The front matter of a policy. */
import { object } from "./shapes";
import { seo } from "./field-groups";
import { heading, text } from "./fields";
import { date } from "./quantities";

/** The fields between the `---` lines at the top of a policy. */
export const policy = object("PolicyFrontMatter", "The front matter of a policy.", {
  title: text("The policy's name.", 40),
  heading: heading("The page's main heading."),
  description: seo.shape.description,
  lead: text("The paragraph under the heading.", 400, "Text under the heading"),
  lastUpdated: date,
  refundSection: text("The heading of the section that ends with the refund helper.", 90).optional(),
});
