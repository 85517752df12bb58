/** Warnings: what is possible, but usually a mistake. */
import type { JSONPath } from "jsonc-parser";
import { errorAt, type ContentText, type SiteContent } from "../../src/content/check/content";
import type { ContentError } from "../../src/content/check/content-error";

/** What a warning looks at: the content, with all errors of the check, on a day in India such as 2026-08-15. */
export type CheckedContent = SiteContent & { root: string; today: string };

/**
 * A warning. Its key is what it says without line and position, which change with every entry above; `fields` are the places
 * that it names at its end.
 */
export type Warning = ContentError & { key: string; fields?: ContentError[] };

/** The warning about a text: `message` continues a sentence that starts with its place in the file. */
export function warningAt(at: ContentText, message: string): Warning {
  const error = errorAt(at, message);
  const whole = message.includes(at.text) ? "" : ` [${at.text}]`; // of a long text the message quotes the beginning
  return { ...error, key: `${error.file}: ${error.message}${whole}`.replace(/ \d+(?= \()/g, "") };
}

/** The warning about a file as a whole. */
export const warningOf = (file: string, message: string): Warning => ({
  ...{ file, line: 1, column: 1, message },
  key: `${file}: ${message}`,
});

/** Whether a text is words that visitors read: not an address, a name, or a choice. */
export const isWords = ({ kind }: ContentText) => ["words", "prose", "line"].includes(kind);

/** The fields that hold rupees. */
export const priceFields = ["price", "priceFrom", "priceTo", "stipendFrom", "stipendTo"];

/** The numbers in the fields called `names` of a value, of a text its first ("₹6.4 lakh" → 6.4), each with its path below `path`. */
export function numbersIn(names: string[], value: unknown, path: JSONPath = []): { number: number; path: JSONPath }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]: [string, unknown]) => {
    const to = [...path, Array.isArray(value) ? Number(key) : key];
    const [digits] = names.includes(key) ? (/\d[\d,]*(?:\.\d+)?/.exec(String(inside)) ?? []) : [];
    return typeof inside !== "object" && digits
      ? [{ number: Number(digits.replaceAll(",", "")), path: to }]
      : numbersIn(names, inside, to);
  });
}
