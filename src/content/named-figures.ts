/** Texts take figures by name, so that each is written once: "{claim:students-placed} {label:students-placed}", "within {refund:days} days". */
import type { Content } from "./read-content";
import { interpolate } from "../text/interpolate";

/** Figures by the names that texts write in braces: `{ "claim:students-placed": "600+", "label:students-placed": "students placed" }`. */
export type NamedFigures = Record<string, string>;

/** The figures that texts can name, and the labels of claims. */
export function namedFigures(
  claims: readonly { slug: string; figure: string; label: string }[],
  { days, percent }: Pick<Content<"refund.json">, "days" | "percent">,
): NamedFigures {
  return {
    ...Object.fromEntries(claims.map(({ slug, figure }) => [`claim:${slug}`, figure])),
    ...Object.fromEntries(claims.map(({ slug, label }) => [`label:${slug}`, label])),
    "refund:days": String(days),
    "refund:percent": String(percent),
  };
}

/** Fills in the text of a whole JSON file, for a figure may hold a quote. Unknown names stay. */
export function fillJson(json: string, figures: NamedFigures): string {
  const escaped = Object.entries(figures).map(([name, figure]) => [name, JSON.stringify(figure).slice(1, -1)]);
  return interpolate(json, Object.fromEntries(escaped) as NamedFigures);
}

/** The names in a text, with the way it writes each: also nearly right, such as "{claims: partners}" and "{claim partners". */
export function namesIn(text: string): { name: string; written: string }[] {
  return [...text.matchAll(nearlyNamed)].map(([written, kind = "", rest = ""]) => ({
    name: `${kind.toLowerCase()}:${rest}`,
    written,
  }));
}

const nearlyNamed = /\{\s*(claim|label|refund)s?\b[\s:.-]*([\w-]*)\}?/gi;
