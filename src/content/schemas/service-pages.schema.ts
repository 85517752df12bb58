/** Text of the services overview, and text that all service pages share. */
import { group, listOf, object } from "./shapes";
import { callToAction, page, sectionHeading, stat } from "./field-groups";
import { text } from "./fields";

export const servicePages = object(
  "ServicePages",
  "The services overview's own words, and what the service pages share.",
  {
    ...page,
    stats: listOf(stat, 4, "The four stat cards."),
    list: sectionHeading,
    reviews: sectionHeading,
    custom: callToAction.meta({ title: "Band for other requests" }),
    detail: group("What the service pages share.", {
      kicker: text("The word above the heading.", 30).meta({ title: "Small line above the heading" }),
      price: text("The word before the price.", 20),
      question: text("How a WhatsApp message begins; the service's name follows.", 80),
      /** Shown above the trainers. */
      people: sectionHeading,
      /** Shown above courses and articles. */
      leads: sectionHeading,
    }),
  },
);
