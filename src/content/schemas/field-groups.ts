/** Groups of fields shared by several data files. */
import { z } from "zod";
import { choice, group, listOf, namesOf, object } from "./shapes";
import { heading, icon, link, text } from "./fields";
import { picture, pictureFile } from "./pictures";
import { date } from "./quantities";
import { band } from "../../theme/theme";

const seoType = { id: "Seo", title: "Search results", summary: "{title}, updated {updated}" };

export const seo = object(seoType, "What search engines and shared links show.", {
  // Search engines cut titles at about 60 characters, including the short name, and descriptions at about 160.
  title: text("Title in the browser tab and in search results, without the institute's name.", 48),
  description: text("One or two sentences for search results.", 165),
  updated: date.meta({ description: "The day the page last changed: 2026-08-15" }),
});

export const hero = object({ id: "Hero", title: "Top of the page" }, "The top of the page.", {
  heading: heading("The page's main heading."),
  tagline: text("A line in large type below the heading.", 120).optional(),
  lead: text("The paragraph below the heading.", 800, "Text under the heading"),
  band: choice({ id: "BandName", title: "Background colour" }, "A colour that suits the picture.", namesOf(band)),
  picture,
});

export const figure = object({ id: "Figure", summary: "{figure} {label}" }, "A figure and what it counts.", {
  figure: text("The figure, such as 2–4, or the name of a claim: {claim:students-placed}", 24).meta({
    quantity: "number",
  }),
  label: text("What it counts. For a claim: {label:students-placed}", 80),
});

export const stat = object({ id: "Stat", summary: "{figure} {label}" }, "A figure, what it counts, and an icon.", {
  ...figure.shape,
  icon,
});

export const point = object("Point", "An icon, a heading and a text.", {
  title: text("Heading.", 160),
  text: text("One or two sentences.", 800),
  icon,
});

export const sectionHeading = object("SectionHeading", "A section's heading and the line below it.", {
  heading: text("The section's heading.", 160),
  lead: text("The line below the heading.", 600, "Text under the heading").optional(),
});

export const action = object({ id: "Action", title: "Button" }, "A button: its words and where it leads.", {
  label: text("Button label.", 80),
  link,
});

export const callToAction = object("CallToAction", "A band that invites to one action.", {
  heading: text("The question or invitation.", 180),
  text: text("One or two sentences.", 600),
  action,
});

const lastBand = { title: "Band at the end of the page", description: "The band at the end of the page." };

/** The band above the footer, for pages that do not end with their own call to action. */
export const invitation = callToAction
  .extend({
    decoration: pictureFile.meta({
      title: "Drawing",
      description:
        "A drawing beside the words, the same for every button that leads to the same place; screen readers skip it.",
    }),
  })
  .meta({ id: "Invitation", ...lastBand })
  .optional();

/** The band at the end of course and service pages; the page determines the button's target. */
export const closing = callToAction.omit({ action: true }).meta({ id: "Closing", ...lastBand });

/** A list with a heading and a lead. */
export const listSection = <Item extends z.ZodType>(item: Item, description: string, why?: string) =>
  group(description, { ...sectionHeading.shape, items: listOf(item, description, why) });

/** A step of a process, numbered by its position in the file. */
export const step = object("Step", "A step of a process.", {
  title: text("What happens.", 120),
  text: text("One or two sentences.", 600),
});

export const sent = object("FormSent", "What replaces a form that was sent.", {
  heading: text("Says that the form was sent.", 120),
  text: text("What happens next.", 600),
});

/** The top of every hand-made page except the home page. */
export const page = {
  seo,
  title: text("The page's name in the breadcrumb.", 80),
  kicker: text("The small line above the heading.", 60, "Small line above the heading"),
  hero,
};
