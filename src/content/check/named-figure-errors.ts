/** The check of the figures that texts take from claims.json and refund.json. */
import { didYouMean } from "../../text/nearest";
import { namesIn } from "../named-figures";

const inBraces = (name: string) => `{${name}}`;

/** What is wrong with the figures that a text of `file` names, as the rest of a sentence; nothing if all are among `known`. */
export function namedFigureError(text: string, file: string, known: readonly string[]): string | undefined {
  const names = namesIn(text);
  // claims.json says how a figure is counted.
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

/** Numbers that texts write as words. */
export const numberWords: Partial<Record<string, number>> = {
  seven: 7,
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

/** A typed number of days, with the number as its first group. */
export const typedDays = new RegExp(`\\b(\\d+|${Object.keys(numberWords).join("|")})[ -](?:calendar )?days?\\b`, "i");

/** A typed percentage, with the number as its first group. */
export const typedPercent = /(\d+) ?(?:%|per ?cent)/;

/** The figures of the refund rule: how a text could type them, and what it writes instead. */
export const ruleFigures = [
  { typed: typedDays, named: "{refund:days} days" },
  { typed: typedPercent, named: "{refund:percent}%" },
];

/** What is wrong with a text on refunds that types a figure of the rule, as the rest of a sentence. */
export function typedFigureError(text: string): string | undefined {
  const wrong = ruleFigures.find(({ typed }) => typed.test(text));
  if (!wrong) return undefined;
  return `says ${wrong.typed.exec(text)?.[0]}, but the refund rule's days and percentage are in data/refund.json: write ${wrong.named}`;
}
