/** Groups of fields shared by several data files. */
import { z } from "zod";
import { date, heading, icon, link, personName, picture, pictureFile, rating, text, unique } from "./fields";
import { bandNames } from "./choices";

/** Maximum length of the institute's short name, which ends every page's title. */
export const shortNameLength = 12;

/** Search engines cut titles at about 60 characters, including ` | ` and the short name. */
const titleLength = 60 - " | ".length - shortNameLength;

/** Metadata for search engines and shared links. */
export const seo = z
  .strictObject({
    title: text("Title in the browser tab and in search results, without the institute's name.", titleLength),
    description: text("One or two sentences for search results.", 160).min(120),
    updated: date.meta({ description: "The day the page last changed: 2026-08-15" }),
  })
  .meta({
    id: "Seo",
    title: "Search results",
    description: "What search engines and shared links show, and since when.",
  });

export const hero = z
  .strictObject({
    heading: heading("The page's main heading."),
    tagline: text("A line in large type below the heading.", 60).optional(),
    lead: text("The paragraph below the heading.", 400).meta({ title: "Text under the heading" }),
    band: z.enum(bandNames).meta({
      id: "BandName",
      title: "Background colour",
      description: "The colour behind the heading. Choose one that suits the picture.",
    }),
    picture,
  })
  .meta({ id: "Hero", title: "Top of the page", description: "The top of the page." });

/** A figure, or the name of a claim that supplies it (src/content/named-figures.ts). */
const figureText = z
  .string()
  .min(1)
  .superRefine((value, context) => {
    const [, spaced] = /^\{((?:claim|label):)\s/.exec(value) ?? [];
    if (spaced) context.addIssue({ code: "custom", message: `is "${value}": remove the space after ${spaced}` });
  })
  .regex(/^(?:\{claim:[\w-]+\}|\S(?:.{0,10}\S)?)$/)
  .meta({
    description: "The figure, such as 2–4, or the name of a claim: {claim:students-placed}",
    fix: "a figure of at most 12 characters, such as 600+, or the name of a claim, such as {claim:students-placed}",
  });

/** A figure with its label. */
export const figure = z
  .strictObject({ figure: figureText, label: text("What it counts. For a claim: {label:students-placed}", 40) })
  .meta({ id: "Figure", summary: "{figure} {label}", description: "A figure and what it counts." });

/** A figure with its label and icon. */
export const stat = z
  .strictObject({ ...figure.shape, icon })
  .meta({ id: "Stat", summary: "{figure} {label}", description: "A figure, what it counts, and an icon." });

/** A heading and a paragraph. */
export const point = z
  .strictObject({ title: unique(text("Heading.", 80)), text: text("One or two sentences.", 400), icon })
  .meta({ id: "Point", description: "An icon, a heading and a text." });

/** A heading and a lead. */
export const sectionHeading = z
  .strictObject({
    heading: text("The section's heading.", 80),
    lead: text("The line below the heading.", 300).meta({ title: "Text under the heading" }).optional(),
  })
  .meta({ id: "SectionHeading", description: "A section's heading and the line below it." });

export const callToAction = z
  .strictObject({
    heading: text("The question or invitation.", 90),
    text: text("One or two sentences.", 300),
    action: z
      .strictObject({ label: text("Button label.", 40), link })
      .meta({ id: "Action", title: "Button", description: "A button: its words and where it leads." }),
  })
  .meta({
    id: "CallToAction",
    title: "Band at the end of the page",
    description: "A band that invites to one action.",
  });

/** The band above the footer, for pages that do not end with their own call to action. */
export const invitation = callToAction
  .extend({
    decoration: pictureFile.meta({
      title: "Drawing",
      description: "A drawing beside the words; screen readers skip it.",
    }),
  })
  .meta({ id: "Invitation", title: "Band at the end of the page", description: "The band at the end of the page." })
  .optional();

/** The band at the end of course and service pages; the page determines the button's target. */
export const enrollBanner = callToAction
  .omit({ action: true })
  .meta({ id: "EnrollBanner", title: "Band at the end of the page", description: "The band at the end of the page." });

/** A button, as in `callToAction`. */
export const action = callToAction.shape.action;

/** A list with a heading and a lead; `length` is the exact number of entries, or the minimum and maximum. */
export function listSection<Item extends z.ZodType>(
  item: Item,
  length: number | [number, number],
  description: string,
) {
  const [min, max] = typeof length === "number" ? [length, length] : length;
  return z
    .strictObject({ ...sectionHeading.shape, items: z.array(item).min(min).max(max).meta({ description }) })
    .meta({ description });
}

/** A step of a process, numbered by its position in the file. */
export const step = z
  .strictObject({ title: unique(text("What happens.", 60)), text: text("One or two sentences.", 300) })
  .meta({ id: "Step", description: "A step of a process." });

/** Replaces a form after submission. */
export const sent = z
  .strictObject({ heading: text("Says that the form was sent.", 60), text: text("What happens next.", 300) })
  .meta({ id: "FormSent", description: "What replaces a form that was sent." });

/** The top of every hand-made page except the home page. */
export const page = {
  seo,
  title: text("The page's name in the breadcrumb.", 40),
  kicker: text("The small line above the heading.", 30).meta({ title: "Small line above the heading" }),
  hero,
};

/** A testimonial about a project or service. */
export const review = z
  .strictObject({
    name: unique(personName("Who says it.")),
    role: text("Role or university.", 80),
    service: text("The project or service it is about.", 80),
    rating,
    content: text("What they say.", 500),
  })
  .meta({ id: "Review", description: "What somebody says about a project or a service." });
