/** Warnings: valid content that is probably a mistake. */
import type { JSONPath } from "jsonc-parser";
import { errorAt, type ContentText, type SiteContent } from "../../src/content/check/content";
import type { ContentError } from "../../src/content/check/content-error";
import type { History } from "./committed-versions";

/** The input of a rule: the content, its history, all errors of the check, and the day in India, such as 2026-08-15. */
export type CheckedContent = SiteContent & { history: History; errors: ContentError[]; today: string };

/** A warning. Its key is its message without line and item numbers, which change when entries are added above. */
export type Warning = ContentError & { key: string };

/** Returns a warning about a text. `message` continues a sentence that starts with the text's location. */
export function warningAt(at: ContentText, message: string): Warning {
  const error = errorAt(at, message);
  const whole = message.includes(at.shown) ? "" : ` [${at.shown}]`; // messages quote only the start of long texts
  return { ...error, key: `${error.file}: ${error.message}${whole}`.replace(/ \d+(?= \()/g, "") };
}

/** Returns a warning about a file as a whole. */
export const warningOf = (file: string, message: string): Warning => ({
  ...{ file, line: 1, column: 1, message },
  key: `${file}: ${message}`,
});

/** Whether a text is prose for visitors rather than an address, a name or a fixed choice. */
export const isWords = ({ kind }: ContentText) => ["words", "prose", "line"].includes(kind);

/** Fields with amounts in rupees. */
export const priceFields = ["price", "priceFrom", "priceTo", "stipendFrom", "stipendTo"];

/**
 * Finds the number in each field with one of these `names` inside the value at `path`. Uses the first number of a
 * text: "₹6.4 lakh" → 6.4.
 */
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
