/** Fields that several data files share. Amounts, counts and days are in quantities.ts. */
import { z } from "zod";
import { formatList } from "../../text/format";
import { choice, listOf, namesOf, pattern, referables, type ReferableFile } from "./shapes";
import { accent as accents } from "../../theme/theme";
import { allLevels, iconNames, levelNames } from "./choices";

/** One line of text. The check warns of more than `softLimit` characters, where pages look wrong; forms show `title`. */
export const text = (description: string, softLimit = 400, title?: string) =>
  z
    .string()
    .min(1)
    .regex(/^\S(?:.*\S)?$/)
    .meta({ description, fix: "one line of text in quotes, without a space at either end", title, softLimit });

/** A field that must be unique within a list, such as the name of a course. */
export const unique = <Field extends z.ZodType>(field: Field) => field.meta({ unique: true });

/** A person's name; may contain letters that the site's fonts lack. */
export const personName = (description: string) => text(description, 120).meta({ kind: "person" });

/** A main heading: at most one part between asterisks, which gets the hand-drawn underline. */
export const heading = (description: string) =>
  z
    .string()
    .min(1)
    .regex(/^(?!\s)(?!.*\s$)[^*]*(?:\*[^*\s](?:[^*]*[^*\s])?\*[^*]*)?$/)
    .meta({ description, fix: "text with at most one *underlined part* between two asterisks", softLimit: 180 });

/** The URL of a page on another site. `npm run links` checks that it exists. */
export const webAddress = (description: string) =>
  z
    .url({ protocol: /^https$/ })
    .meta({ title: "Web address", description, fix: "an address that starts with https://" });

export const yesNo = (description: string) => z.boolean().meta({ description, fix: "true or false without quotes" });

/** For answers that may be unknown: the editing form would store an unanswered boolean as "false". */
export const yesOrNo = (description: string) => choice("YesOrNo", description, ["yes", "no"]);

/** One emoji, which may be a sequence, for example with a skin tone or a profession. */
export const emoji = (description: string) =>
  pattern(new RegExp(String.raw`^\p{RGI_Emoji}$`, "v"), { description, fix: "one emoji in quotes", kind: "emoji" });

export const slug = pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  title: "Page address",
  description: "The last part of the page's web address, such as data-science. Changing it changes the address.",
  fix: "lower-case letters, digits and single hyphens, such as data-science",
  kind: "slug",
  unique: true,
});

/** An item's slug, which GraphQL resolves to the item. Its back link is a field in src/build/schema.ts. */
export const reference = (to: ReferableFile, description: string) =>
  z
    .string()
    .min(1)
    .meta({ description, fix: `the slug of a ${referables[to]} in data/${to}`, kind: "reference", to });

/** A list of references. */
export const references = (to: ReferableFile, description: string) =>
  listOf(reference(to, `A ${referables[to]}.`), description);

/** One of the values of another field: `gallery.categories.*.name`. */
export const optionFrom = (optionsFrom: string, description: string) =>
  z.string().min(1).meta({ description, fix: "one of the values listed beside it", optionsFrom });

export const link = pattern(/^(?:\/(?!\/)[\w./-]*(?:\?[\w.,=&+-]*)?(?:#[\w-]*)?|(?:https:\/\/|mailto:|tel:)\S+)$/, {
  description: "The page it leads to, such as /courses/python, or an address that starts with https://",
  fix: "a page of this site that starts with a slash, such as /courses, or an address with https://, mailto: or tel:",
  kind: "link",
});

export const icon = choice("IconName", "One of the drawn icons.", iconNames);

export const accent = choice(
  { id: "AccentName", title: "Accent colour" },
  "The accent colour. Neighbours should differ.",
  namesOf(accents),
);

/** Each level, each range of levels, and “All levels”. */
const levelRanges = levelNames
  .flatMap((lowest, position) => [
    lowest,
    ...levelNames.slice(position + 1).map((highest) => `${lowest} to ${highest}`),
  ])
  .concat(allLevels);

export const level = z
  .enum(levelRanges)
  .meta({
    description: "Who it suits.",
    fix: "Beginner, Intermediate, Advanced, Expert or All levels, or two levels with the lower first, as in Beginner to Advanced",
  });

/** A list of short texts, such as skills, topics or requirements. */
export const shortTexts = (description: string) => listOf(text("A few words.", 320), description);

/** Plain text, one entry per paragraph. */
export const paragraphs = (description: string) => listOf(text("A paragraph.", 1800), description);

/** Markdown text. An entry is a paragraph, a subheading, a picture, a list item or a table row. */
export const prose = (description: string) => {
  const entry = text("A paragraph, ## subheading, - list item, picture or row of a table.", 1800);
  return listOf(entry.meta({ kind: "prose" }), description, "because it opens in place of a page");
};

/** Lines of code or output, short enough to fit beside the trainer's marks; may be indented or empty. */
export const codeLines = (description: string, most: number) =>
  listOf(
    // oxlint-disable-next-line no-control-regex -- without the u flag, because the editor's forms compile it without
    pattern(/^(?=.{0,60}$)(?:[^\0-\x1f]*[^\0- ])?$/, {
      description: "A line of code, with the spaces at its start.",
      fix: "a line of code of at most 60 characters, which fit on a page of the syllabus, with no tab, and no space at the end",
      kind: "code",
    }),
    description,
    "because the syllabus prints all of them on one page",
  ).max(most);

/** A line of text with placeholders, such as "course hours?" for {course} and, if wanted, {hours}; no other braces. */
export function templateText(description: string, placeholders: string, softLimit = 600) {
  const names = placeholders.split(" ");
  const inBraces = (name: string) => `{${name.replace("?", "")}}`;
  const needed = names.filter((name) => !name.endsWith("?")).map(inBraces);
  const known = names.map(inBraces);
  const escaped = (place: string) => place.replace("{", "\\{").replace("}", "\\}");
  const places = needed.length > 0 ? ` with ${formatList(needed)} in it,` : "";
  const fix = `a sentence${places} with no braces except ${formatList(known)}, and no space at either end`;
  const lookaheads = needed.map((place) => `(?=.*${escaped(place)})`).join("");
  return z
    .string()
    .min(1)
    .regex(new RegExp(`^${lookaheads}(?!\\s)(?:[^{}\\n]|${known.map(escaped).join("|")})+(?<!\\s)$`))
    .meta({ description, fix, softLimit });
}
