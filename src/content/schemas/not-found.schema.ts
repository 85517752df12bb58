import { object } from "./shapes";
import { hero, sectionHeading, seo } from "./field-groups";
import { text } from "./fields";

export const notFound = object("NotFoundPage", "The not-found page.", {
  title: text("The large text above the heading.", 10),
  seo,
  hero,
  suggestions: sectionHeading,
});
