/** Texts can name figures stated elsewhere: "{claim:students-placed} {label:students-placed}", "{refund:days} days". */
import type { Content } from "./contract";

/** Maps names to figures: `{ "claim:students-placed": "600+", "label:students-placed": "students placed" }`. */
export type NamedFigures = Record<string, string>;

/** The figures and claim labels that texts can reference. */
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

/** The named figures in a text, normalised and as written, with near misses such as "{claims: partners}". */
export function namesIn(text: string): { name: string; written: string }[] {
  return [...text.matchAll(nearlyNamed)].map(([written, kind = "", rest = ""]) => ({
    name: `${kind.toLowerCase()}:${rest}`,
    written,
  }));
}

const nearlyNamed = /\{\s*(claim|label|refund)s?\b[\s:.-]*([\w-]*)\}?/gi;
