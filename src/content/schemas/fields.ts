/**
 * Field types for the data files.
 *
 * `description` explains a field, and `fix` says what to write instead of an invalid value. The check's messages, the
 * GraphQL types and the editors' schemas derive from the JSON Schema of these fields (contract.ts).
 */
import { z } from "zod";
import { accentNames, iconNames, levelNames } from "./choices";

/** Files whose items can be referenced, with the noun for an item. */
export const referables = { "courses.json": "course", "services.json": "service", "faculty.json": "trainer" } as const;

/** A file whose items can be referenced by slug. */
export type ReferableFile = keyof typeof referables;

declare module "zod" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface GlobalMeta {
    /** What to write instead; completes the message "… must be …". */
    fix?: string;
    /**
     * `picture`: a file in data/. `static`: a picture in static/. `link`: a path on this site. `slug`: the last segment
     * of an item's page path. `emoji`: a character drawn by the visitor's device. `reference`: the slug of an item in
     * the file `to`. `telephone`: a number with its country code. `person`: a person's name. `prose`: an entry of a
     * list that is Markdown as a whole. `code`: a line of code. `oldPath`: the path of a removed page.
     */
    kind?:
      | "picture"
      | "static"
      | "link"
      | "slug"
      | "emoji"
      | "reference"
      | "telephone"
      | "person"
      | "prose"
      | "code"
      | "oldPath";
    /** For references: the file of the item. */
    to?: ReferableFile;
    /** For references: the field of the item in GraphQL that lists what refers to it. */
    listedAs?: string;
    /** Suggestions for a misspelt value, if a pattern accepts other values as well. */
    choices?: string[];
    /** Whether values must be unique within a list. */
    unique?: boolean;
    /** The name of a list item in the form, if one field cannot identify it: `{course}, {start}`. */
    summary?: string;
  }
}

/** One line of text: not empty, no space at either end. */
export const text = (description: string, max = 200) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\S(?:.*\S)?$/)
    .meta({ description, fix: "one line of text in quotes, without a space at either end" });

/** A field that must be unique within a list, such as the name of a course. */
export const unique = <Field extends z.ZodType>(field: Field) => field.meta({ unique: true });

/** A person's name; may contain letters that the site's fonts lack. */
export const personName = (description: string) => text(description, 60).meta({ kind: "person" });

/** A main heading: at most one part between asterisks, which gets the hand-drawn underline. */
export const heading = (description: string) =>
  z
    .string()
    .min(1)
    .max(90)
    .regex(/^(?!\s)(?!.*\s$)[^*]*(?:\*[^*\s](?:[^*]*[^*\s])?\*[^*]*)?$/)
    .meta({ description, fix: "text with at most one *underlined part* between two asterisks" });

/** The address of a page on another site. `npm run links` checks whether it is there. */
export const webAddress = (description: string) =>
  z
    .url({ protocol: /^https$/ })
    .meta({ title: "Web address", description, fix: "an address that starts with https://" });

export const yesNo = (description: string) => z.boolean().meta({ description, fix: "true or false without quotes" });

/** One emoji, which may be a sequence, for example with a skin tone or a profession. */
export const emoji = (description: string) =>
  z
    .string()
    .regex(new RegExp(String.raw`^\p{RGI_Emoji}$`, "v"))
    .meta({ description, fix: "one emoji in quotes", kind: "emoji" });

export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .meta({
    title: "Page address",
    description: "The last part of the page's web address, such as data-science. Changing it changes the address.",
    fix: "lower-case letters, digits and single hyphens, such as data-science",
    kind: "slug",
    unique: true,
  });

/**
 * The slug of an item in another file. GraphQL resolves it to the item, on which the field `listedAs`, if given, lists
 * the items that refer to it. The check rejects unknown slugs.
 */
export const reference = (to: ReferableFile, description: string, listedAs?: string) =>
  z
    .string()
    .min(1)
    .meta({ description, fix: `the slug of a ${referables[to]} in data/${to}`, kind: "reference", to, listedAs });

export const link = z
  .string()
  .regex(/^\/(?!\/)[\w./-]*(?:\?[\w.,=&+-]*)?(?:#[\w-]*)?$/)
  .meta({
    description: "The page it leads to, such as /courses/python",
    fix: "a page of this site that starts with a slash, such as /courses",
    kind: "link",
  });

/**
 * Reports common mistakes in picture names, with the fix. A leading slash is allowed: src/build/checked-copy.ts strips
 * it.
 */
function pictureName(path: string, context: z.RefinementCtx) {
  const issue = (message: string) => context.addIssue({ code: "custom", message });
  const rename = `: rename the file to ${tidyName(path)}, and write the same here`;
  const [, before = "", inside = ""] = /^(.*?)(images[/\\].*)$/.exec(path.replaceAll("\\", "/")) ?? [];
  const isElsewhere = before !== "" && before !== "/" && /^(?:\.{0,2}\/|data\/)+$/.test(before);
  if (inside && (isElsewhere || path.includes("\\")))
    issue(`must begin with images/ and have / between folders: write ${inside}`);
  else if (/\.(?:gif|svg|tiff?|bmp|heic|jfif|pdf)$/i.test(path))
    issue("names a file that browsers cannot show: save the picture as PNG or JPEG, and name that file here");
  else if (/\S\s+\S/.test(path)) issue(`has a space in its name${rename}`);
  else if (/\.(?:png|jpe?g|webp|avif)$/i.test(path) && !/\.[a-z]+$/.test(path))
    issue(`has an ending in capitals${rename}`);
}

/**
 * A file's path without special characters and spaces, with a lower-case extension: "images/Priya's photo (1).JPG" →
 * "images/Priyas-photo-1.jpg".
 */
function tidyName(path: string): string {
  const letters = path.replace(/['‘’]/g, "").replace(/[^\p{L}\p{N}_./]+/gu, "-");
  return letters.replace(/^-+|-+(?=\.|$)/g, "").replace(/[^.]+$/, (ending) => ending.toLowerCase());
}

/** The name of a picture file. */
export const pictureFile = z
  .string()
  .superRefine(pictureName)
  .regex(/^\/?images\/\S+\.(?:png|jpg|jpeg|webp|avif)$/)
  .meta({
    title: "Picture",
    description: "The picture file in data/: images/courses/python.png",
    fix: "a picture below data/images/, such as images/courses/python.png",
    kind: "picture",
  });

export const picture = z
  .strictObject({
    src: unique(pictureFile),
    alt: unique(
      text("What the picture shows, for people who cannot see it.", 250).meta({
        title: "What the picture shows",
        fix: "one line of text in quotes that says what the picture shows, for people who cannot see it",
      }),
    ),
    focus: z
      .string()
      .regex(/^(?:\d|[1-9]\d|100)% (?:\d|[1-9]\d|100)%$/)
      .optional()
      .meta({
        description:
          "The part to keep where a phone cuts a hero picture to a strip, from the left and from the top: 60% 30%",
        fix: "two whole percentages from 0% to 100%, such as 60% 30%",
      }),
  })
  .meta({ id: "PictureFile", description: "A picture and its description." });

export const rupees = z.int().min(1).max(10_000_000).meta({
  description: "Whole rupees, without commas: 15000",
  fix: "whole rupees without quotes or commas, such as 15000",
});

export const icon = z.enum(iconNames).meta({ id: "IconName", description: "One of the drawn icons." });

export const accent = z
  .enum(accentNames)
  .meta({ id: "AccentName", title: "Accent colour", description: "The accent colour. Neighbours should differ." });

/** Each level alone, and each range up to a higher level. */
const levelRanges = levelNames.flatMap((lowest, position) => [
  lowest,
  ...levelNames.slice(position + 1).map((highest) => `${lowest} to ${highest}`),
]);

export const level = z
  .string()
  .regex(new RegExp(`^(?:${levelRanges.join("|")})$`))
  .meta({
    description: "Who it suits.",
    choices: [...levelNames],
    fix: "Beginner, Intermediate, Advanced or Expert, or two of them with the lower first, as in Beginner to Advanced",
  });

/** A duration that lists can sort by; `durationInWeeks` in src/components/courses/course-order.ts parses it. */
export const duration = (description: string) =>
  z
    .string()
    .regex(/^(?:1 (?:month|week)|(?:[2-9]|[1-9]\d) (?:months|weeks))$/)
    .meta({ description, fix: "a number of months or weeks, such as 2 months" });

export const count = (description: string, max = 100_000) =>
  z.int().min(0).max(max).meta({ description, fix: "a whole number without quotes, such as 12" });

/** A number as displayed, such as 500+. */
export const countText = (description: string) =>
  z
    .string()
    .max(12)
    .regex(/^[1-9](?:\d{0,2}(?:,\d\d)*,\d{3}|\d*)\+?$/)
    .meta({ description: `${description}, such as 500+`, fix: "a number in quotes, such as 1,200 or 500+" });

/** A yearly salary; text without a number, such as Not disclosed, is valid. */
export const salary = (description: string) =>
  z
    .string()
    .max(30)
    .regex(/^(?:₹\d+(?:\.\d+)?(?: to \d+(?:\.\d+)?)? (?:lakh|crore)|[^\d\s](?:\D*[^\d\s])?)$/)
    .meta({ description, fix: "rupees in lakh or crore, such as ₹9.5 lakh or ₹5 to 8 lakh" });

/** A duration in words, such as 3 to 6 months; numbers need a unit. */
export const span = (description: string) =>
  z
    .string()
    .max(30)
    .regex(/^(?!\s)(?:\D+|.*\b(?:1 (?:hour|day|week|month|year)|(?:hours|days|weeks|months|years))\b.*)(?<!\s)$/)
    .meta({ description, fix: "a length of time with its unit, such as 3 to 6 months or 1 year" });

export const year = (description: string) =>
  z
    .int()
    .refine((value) => value >= 1990 && value <= 2100, {
      error: ({ input }) => `must be a year from 1990 to 2100, but is ${String(input)}`,
    })
    .meta({ description, fix: "a year from 1990 to 2100 without quotes" });

export const rating = z
  .int()
  .min(1)
  .max(5)
  .meta({ description: "Stars, 1 to 5.", fix: "a whole number from 1 to 5 without quotes" });

export const date = z.iso
  .date()
  .refine((value) => value.length !== 10 || (value >= "1990" && value < "2100"), {
    error: ({ input }) => `must be a day from 1990 to 2099, but is ${String(input)}`,
  })
  .meta({
    description: "A day, written year-month-day: 2026-08-15",
    fix: "a day that exists, written year-month-day, such as 2026-08-15",
  });

export const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: "Time of day, such as 18:30", fix: "a time such as 09:00 or 18:30" });

/** A list of short texts, such as skills, topics or requirements. */
export const shortTexts = (description: string, max = 12) =>
  z.array(text("A few words.", 160)).min(1).max(max).meta({ description });

/** Plain text, one entry per paragraph. */
export const paragraphs = (description: string, max = 8) =>
  z.array(text("A paragraph.", 900)).min(1).max(max).meta({ description });

/** Markdown text. An entry is a paragraph, a subheading, a picture, a list item or a table row. */
export const prose = (description: string, max: number) => {
  const entry = text(
    "A paragraph, a subheading (## before it), a list item (- before it), a picture or a row of a table.",
    900,
  );
  return z
    .array(entry.meta({ kind: "prose" }))
    .min(1)
    .max(max)
    .meta({ description });
};

/** Maximum line length of code: fits next to the trainer's marks, and on a sheet of the syllabus. */
const codeWidth = 60;

/** Lines of code or output, with the minimum and maximum number; keeps indentation and empty lines. */
export const codeLines = (description: string, [least, most]: [number, number]) =>
  z
    .array(
      z
        .string()
        .max(codeWidth)
        .regex(/^(?:[ -~]*[!-~])?$/)
        .meta({
          description: "A line of code, with the spaces at its start.",
          fix: "plain keyboard characters, with no tab, and no space at the end",
          kind: "code",
        }),
    )
    .min(least)
    .max(most)
    .meta({ description });
