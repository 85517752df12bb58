/** Errors in individual texts, worded as the rest of a sentence that starts with the text's place. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { didYouMean } from "../../text/nearest";
import { isPlaceholder } from "../../text/placeholder";
import { namesIn } from "../named-figures";
import { characterError, nameError } from "./character-errors";
import { textBeside, type ContentText, type SiteContent } from "./content";

/** A forbidden pattern, and the message about it, with $ for the match. */
type Fault = [form: RegExp, message: string];

/** Matches tags that people write, but not code or comparisons such as `List<int>`. */
const tag =
  /<\/?(?:script\b|(?:a|audio|b|big|br|button|center|code|div|em|font|form|h[1-6]|hr|i|iframe|img|input|li|link|ol|p|pre|s|small|span|strong|style|su[bp]|svg|t[dhr]|table|u|ul|video)(?:\s+[\w-]+=[^<>]*|\s*\/)?\s*>)|<!--/i;

const html: Fault[] = [
  [tag, "contains HTML ($), which visitors would see literally: write plain text"],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i, "contains a character code ($): write the character itself"],
];

/** Allows single asterisks, which underline part of a heading; the heading's schema checks them. */
const markdown: Fault[] = [
  [
    /(?<![\w*])\*\*(?=[^\s*])[^*]*[^\s*]\*\*(?![\w*])|\[[^[\]]+\]\([^()\s]+\)|`[^`]+`|^(?:#{1,6}|[-*]) (?=\S)/,
    "contains Markdown ($), which visitors would see literally: write plain text",
  ],
];

const placeholder = 'is a placeholder ("$"): write the text for visitors';

/**
 * Unfinished text from forms, templates or editors. Within a text, only TODO in capitals counts: a course may build a
 * to-do app.
 */
const unfinished: Fault[] = [
  [
    /^(?:untitled\b.*|new (?:entry|item|text|title)|sample (?:text|title|name)|(?:write|enter|insert|add|put|your|some) (?:\w+ )?(?:text|words|name|title|description) here|(?:a |just a )?test(?: (?:text|entry|item|title))?(?: ?\d+)?|to ?do|to be (?:done|written|added|announced)|tb[ad]|fixme|x{3,}|asdf\w*|qwert\w*|foo|bar|\?+|-+|…|\.{3})[.!…]?$/i,
    placeholder,
  ],
  [
    /\b(?:TODO|FIXME|TBD)\b|\b[Ll]orem ipsum\b|\bx{3,}\b|\[(?:[Ii]nsert|[Yy]our|[Nn]ame|[Dd]ate|[Aa]mount)\b[^\]]*\]|\bgoes here\b/,
    placeholder,
  ],
];

function faultIn(text: string, faults: Fault[]): string | undefined {
  for (const [form, message] of faults) {
    const found = form.exec(text)?.[0].trim();
    if (found) return message.replace("$", () => (found.length > 30 ? `${found.slice(0, 29)}…` : found));
  }
  return undefined;
}

/** The error in a text that contains HTML. */
export const htmlError = (text: string) => faultIn(text, html);

/** Returns the first error in text that visitors read. */
export function wordsError(text: ContentText, { figures }: SiteContent): string | undefined {
  const { written, file, kind, path } = text;
  return (
    (kind === "line" ? undefined : faultIn(written, html)) ??
    characterError(written) ??
    faultIn(written, unfinished) ??
    (kind === "words" ? faultIn(written, markdown) : undefined) ??
    (path.at(-1) === "alt" ? altError(written, textBeside(text, "src") ?? "", captionsOf(text)) : undefined) ??
    (figures && namedFigureError(written, file, Object.keys(figures))) ??
    (file === "refund.json" ? typedFigureError(written) : undefined)
  );
}

/** The error in a person's name. */
export function personError({ written }: ContentText): string | undefined {
  return faultIn(written, html) ?? nameError(written) ?? faultIn(written, unfinished);
}

/** The texts beside and around a picture. */
function captionsOf(alt: ContentText): string[] {
  const places = alt.path.map((_, index) => ({ ...alt, path: alt.path.slice(0, index + 1) }));
  return places.flatMap((at) =>
    ["caption", "title", "name", "heading"].flatMap((field) => textBeside(at, field) ?? []),
  );
}

/** The error in an uninformative alt text, given the picture's file and the adjacent texts. */
export function altError(alt: string, file: string, captions: string[]): string | undefined {
  const fix = "describe in a few words what the picture shows";
  const fileName = file.replace(/^.*\/|\.\w+$/g, "");
  if (/\.(?:png|jpe?g|webp|avif|gif|heic)$/i.test(alt) || (fileName && plain(alt) === plain(fileName)))
    return `only names the file: ${fix}`;
  if (!/\S\s+\S/.test(alt)) return `is a single word: ${fix}`;
  if (captions.some((caption) => plain(caption) === plain(alt)))
    return `only repeats the text beside the picture, which a screen reader then reads twice: ${fix}`;
  return undefined;
}

/** Removes what screen readers ignore: punctuation and capitals. */
function plain(text: string): string {
  const words = text.toLowerCase().replaceAll(/[-_]/g, " ");
  return words.replace(/[^\p{L}\p{N} ]/gu, "").trim();
}

const countries = new Intl.DisplayNames("en", { type: "region" });

/**
 * The error in a telephone number that is impossible in its country, according to Google's libphonenumber. Accepts
 * placeholders.
 */
export function telephoneError(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text);
  if (isPlaceholder(text) || number?.isValid()) return undefined;
  const where = number?.country ? ` in ${countries.of(number.country)}` : "";
  return `is not a valid telephone number${where}: "${text}": count its digits, and write it like +91-98450 12345`;
}

const inBraces = (name: string) => `{${name}}`;

/** The error in a text that references a figure not in `known`. */
function namedFigureError(text: string, file: string, known: readonly string[]): string | undefined {
  const names = namesIn(text);
  // claims.json defines the figures, so it cannot use them.
  if (file === "claims.json" && names[0])
    return `contains ${names[0].written}, but this file cannot use named figures: write the figure itself`;
  const wrong = names.find(({ name, written }) => written !== inBraces(name) || !known.includes(name));
  if (!wrong) return undefined;
  const { name, written } = wrong;
  const [, spaced] = /^\{(\w+:)\s+\S/.exec(written) ?? [];
  if (spaced && known.includes(name)) return `contains ${written}: remove the space after ${spaced}`;
  const fix = didYouMean(inBraces(name), known.map(inBraces));
  return `contains ${written}, which names no figure of data/claims.json or data/refund.json${fix}`;
}

/** Numbers that refund texts spell out. */
export const numberWords: Partial<Record<string, number>> = {
  seven: 7,
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

/**
 * The figures of the refund rule: `typed` matches one written out, with its number in the first group; `named`
 * replaces it.
 */
export const ruleFigures = {
  days: {
    typed: new RegExp(`\\b(\\d+|${Object.keys(numberWords).join("|")})[ -](?:calendar )?days?\\b`, "i"),
    named: "{refund:days} days",
  },
  percent: { typed: /(\d+) ?(?:%|per ?cent)/, named: "{refund:percent}%" },
};

/** The error in a refund text that writes out a figure of the rule instead of naming it. */
function typedFigureError(text: string): string | undefined {
  for (const { typed, named } of Object.values(ruleFigures)) {
    const [found] = typed.exec(text) ?? [];
    if (found)
      return `says ${found}, but the refund rule's days and percentage are in data/refund.json: write ${named}`;
  }
  return undefined;
}
