/**
 * The kinds of field that the data files are made of.
 *
 * Each carries a note on what it holds in `description` and, where a pattern or a range can be broken, what to write
 * instead in `mend`. The check judges by these fields; its sentences and the GraphQL types are made from the JSON
 * Schema that zod derives from them (contract.ts): an intermediate form, written to no file.
 */
import { z } from "zod";

declare module "zod" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface GlobalMeta {
    /** What to write instead; ends the sentence "… must be …" of a problem. */
    mend?: string;
    /**
     * `picture`: a file below data/. `static`: a picture below static/. `link`: an address on this site. `slug`: the
     * last part of the address of the item's page.
     */
    kind?: "picture" | "static" | "link" | "slug";
    /** Whether the items of a list must differ in it. */
    unique?: boolean;
  }
}

/** Names of the drawn icons; src/components/basics/icon.tsx draws every one of them. */
export const iconNames = [
  "code",
  "chart",
  "network",
  "chip",
  "sparkle",
  "robot",
  "spark",
  "table",
  "pipeline",
  "layers",
  "cloud",
  "infinity",
  "project",
  "paper",
  "badge",
  "handshake",
  "building",
  "people",
  "target",
  "bulb",
  "rocket",
  "heart",
  "medal",
  "clock",
  "calendar",
  "rupee",
  "phone",
  "mail",
  "pin",
  "chat",
  "laptop",
  "book",
  "shield",
  "star",
] as const;

/** The four accents of the look; src/theme.ts gives each its colour. */
export const accentNames = ["indigo", "leaf", "lilac", "clay"] as const;

/** The colour bands behind a page's hero; src/theme.ts mixes each from the tokens. */
export const bandNames = [
  "page",
  "sand",
  "marigold",
  "vermilion",
  "teal",
  "deep",
  "indigo",
  "leaf",
  "lilac",
  "clay",
] as const;

/** What a rule finds: the path to the value to mend, and how the sentence about it goes on. */
type Finding = { path: PropertyKey[]; message: string };

/**
 * A rule between fields, for `.check()`. `find` gets what `fields` describes as soon as that is valid: a mistake in
 * another field, which a `.refine()` would wait for, is then told of at the same time.
 */
export function rule<Fields>(fields: z.ZodType<Fields>, find: (value: Fields) => Finding[]) {
  const run = (value: unknown, context: z.RefinementCtx) => {
    const { success, data } = fields.safeParse(value);
    if (success) find(data).forEach((finding) => context.addIssue({ code: "custom", ...finding }));
  };
  return z.superRefine<unknown>(run, { when: () => true });
}

/** Two numbers of which the second must not be the smaller one. */
export function ascending<From extends string, To extends string>(from: From, to: To) {
  return rule(z.object({ [from]: rupees, [to]: rupees }), (value) => {
    const [least = 0, most = 0] = [value[from], value[to]];
    if (least <= most) return [];
    return [{ path: [to], message: `must not be less than ${from} (${least}), but is ${most}` }];
  });
}

/** One line of words: not empty, no blank at either end. */
export const text = (description: string, max = 200) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\S(?:.*\S)?$/)
    .meta({ description, mend: "one line of text in quotes, without a blank at either end" });

/** A field in which the items of a list must differ, such as the name of a course. */
export const unique = <Field extends z.ZodType>(field: Field) => field.meta({ unique: true });

/** Words with at most one pair of asterisks around those that get the drawn underline. */
export const heading = (description: string) =>
  z
    .string()
    .min(1)
    .max(90)
    .regex(/^[^*\s](?:[^*]*[^*\s])?$|^(?!.*\*\s)(?!.*\s\*(?:\s|$))[^*]*\*[^*]+\*[^*]*$/)
    .meta({ description, mend: "text with at most one *underlined part* between two asterisks" });

/** A yes or no. */
export const yesNo = (description: string) => z.boolean().meta({ description, mend: "true or false without quotes" });

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({
    description: "The last part of the page's address. Changing it changes the address.",
    mend: "small letters, digits and single hyphens, such as data-science",
    kind: "slug",
    unique: true,
  });

export const link = z
  .string()
  .regex(/^\/(?!\/)\S*$/)
  .meta({
    description: "The page of this site that it leads to, such as /courses/python",
    mend: "a page of this site that starts with a slash, such as /courses",
    kind: "link",
  });

/** Slips in a picture's name that have a mend of their own: rename the file, or write the name another way. */
function pictureName(path: string, context: z.RefinementCtx) {
  const issue = (message: string) => context.addIssue({ code: "custom", message });
  const rename = (name: string) => `: rename the file to ${name}, and write the same here`;
  const smallEnding = path.replace(/[^.]+$/, (ending) => ending.toLowerCase());
  if (/^\/+images\//.test(path)) issue(`starts with a slash: write ${path.replace(/^\/+/, "")}`);
  else if (/\S\s+\S/.test(path)) issue(`has a blank in its name${rename(path.trim().replace(/\s+/g, "-"))}`);
  else if (/\.(?:png|jpe?g|webp|avif)$/i.test(path) && path !== smallEnding)
    issue(`has an ending in capitals${rename(smallEnding)}`);
}

export const picture = z
  .strictObject({
    src: z
      .string()
      .superRefine(pictureName)
      .regex(/^images\/\S+\.(?:png|jpg|jpeg|webp|avif)$/)
      .meta({
        description: "The picture file, from data/ on: images/courses/python.png",
        mend: "a picture below data/images/, such as images/courses/python.png",
        kind: "picture",
        unique: true,
      }),
    alt: unique(text("What the picture shows, for people who do not see it.", 250)),
  })
  .meta({ id: "PictureFile", description: "A picture and its description." });

export const rupees = z.int().min(1).max(10_000_000).meta({
  description: "Whole rupees, without commas: 15000",
  mend: "whole rupees without quotes or commas, such as 15000",
});

export const icon = z.enum(iconNames).meta({ id: "IconName", description: "One of the drawn icons." });

export const accent = z
  .enum(accentNames)
  .meta({ id: "AccentName", description: "The accent colour. Neighbours should differ." });

export const level = z
  .string()
  .regex(
    /^(?:Beginner(?: to (?:Intermediate|Advanced|Expert))?|Intermediate(?: to (?:Advanced|Expert))?|Advanced(?: to Expert)?|Expert)$/,
  )
  .meta({
    description: "Whom it suits.",
    mend: "Beginner, Intermediate, Advanced or Expert, or two of them with the lower first, as in Beginner to Advanced",
  });

/** What search engines and shared links show. */
export const seo = z
  .strictObject({
    title: text("Title in the browser tab and in search results, without the institute's name.", 60),
    description: text("One or two sentences for search results.", 160).min(50),
  })
  .meta({ id: "Seo", description: "What search engines and shared links show." });

export const hero = z
  .strictObject({
    heading: heading("The page's main heading."),
    tagline: text("A line in large type under the heading.", 60).optional(),
    lead: text("The paragraph under the heading.", 400),
    band: z.enum(bandNames).meta({ id: "BandName", description: "The colour behind it, taken from the picture." }),
    picture,
  })
  .meta({ id: "Hero", description: "The top of the page." });

/** A figure and what it counts. */
export const figure = z
  .strictObject({ figure: text("The figure, such as 600+", 12), label: text("What it counts.", 40) })
  .meta({ id: "Figure", description: "A figure and what it counts." });

/** A figure with its icon. */
export const stat = z
  .strictObject({ ...figure.shape, icon })
  .meta({ id: "Stat", description: "A figure, what it counts, and an icon." });

/** A heading with its paragraph. */
export const point = z
  .strictObject({ title: unique(text("A few words.", 80)), text: text("One or two sentences.", 400), icon })
  .meta({ id: "Point", description: "An icon, a few words and what they mean." });

/** A heading with the line under it. */
export const sectionHeading = z
  .strictObject({ heading: text("The section's heading.", 80), lead: text("The line under it.", 300).optional() })
  .meta({ id: "SectionHeading", description: "A section's heading and the line under it." });

export const callToAction = z
  .strictObject({
    heading: text("The question or invitation.", 90),
    text: text("One or two sentences.", 300),
    action: z
      .strictObject({ label: text("The words on the button.", 40), link })
      .meta({ id: "Action", description: "A button: its words and where it leads." }),
  })
  .meta({ id: "CallToAction", description: "A band that invites to one action." });

/** The band at the end of a course's or a service's page; where its button leads follows from the page. */
export const enrollBanner = callToAction
  .omit({ action: true })
  .meta({ id: "EnrollBanner", description: "The band at the end of the page." });

/** A button, as in `callToAction`. */
export const action = callToAction.shape.action;

export const count = (description: string, max = 100_000) =>
  z.int().min(0).max(max).meta({ description, mend: "a whole number without quotes, such as 12" });

export const year = (description: string) =>
  z
    .int()
    .refine((value) => value >= 1990 && value <= 2100, {
      error: ({ input }) => `must be a year from 1990 to 2100, but is ${String(input)}`,
    })
    .meta({ description, mend: "a year from 1990 to 2100 without quotes" });

export const rating = z
  .int()
  .min(1)
  .max(5)
  .meta({ description: "Stars, 1 to 5.", mend: "a whole number from 1 to 5 without quotes" });

export const date = z.iso.date().meta({
  description: "A day, written year-month-day: 2026-08-15",
  mend: "a day that exists, written year-month-day, such as 2026-08-15",
});

/** Short words in a list: skills, topics, requirements. */
export const words = (description: string, max = 12) =>
  z.array(text("A few words.", 160)).min(1).max(max).meta({ description });

/** Running text, one entry a paragraph. */
export const paragraphs = (description: string, max = 8) =>
  z.array(text("A paragraph.", 900)).min(1).max(max).meta({ description });

/** A list with its heading and the line under it; `length` is how many entries it has, or from how many to how many. */
export function listSection<Item extends z.ZodType>(
  item: Item,
  length: number | [number, number],
  description: string,
) {
  const [least, most] = typeof length === "number" ? [length, length] : length;
  return z
    .strictObject({ ...sectionHeading.shape, items: z.array(item).min(least).max(most).meta({ description }) })
    .meta({ description });
}

/** One step of a process; steps are numbered in the order of the file. */
export const step = z
  .strictObject({ title: unique(text("What is done.", 60)), text: text("One or two sentences.", 300) })
  .meta({ id: "Step", description: "A step of a process." });

/** What every hand-made page but the home page has at its head. */
export const page = {
  seo,
  title: text("The page's name, as the breadcrumb says it.", 40),
  kicker: text("The words above the heading.", 30),
  hero,
};
