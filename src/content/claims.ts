/** Texts take figures and labels of claims.json by name: "{claim:students-placed} {label:students-placed}" is "600+ students placed". */

/** What can be named: an item of claims.json. */
export type NamedFigure = { slug: string; figure: string; label: string };

/** How a text names the figure of a claim, or its label. */
export const named = (slug: string, part = "claim") => `{${part}:${slug}}`;

/** Replaces the names of figures and labels in a text. Unknown names stay. */
export function fillClaims(text: string, claims: readonly NamedFigure[]): string {
  return claims.reduce(
    (filled, { slug, figure, label }) => filled.replaceAll(named(slug), figure).replaceAll(named(slug, "label"), label),
    text,
  );
}

/** The same for the text of a whole JSON file: a figure or label may contain a quote. */
export function fillClaimsInJson(json: string, claims: readonly NamedFigure[]): string {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const escaped = claims.map(({ slug, figure, label }) => ({ slug, figure: inJson(figure), label: inJson(label) }));
  return fillClaims(json, escaped);
}

/** The claims that a text names, and how it writes each: also nearly right, such as "{claims: partners}" and "{label partners". */
export function claimsNamed(text: string): { slug: string; part: string; written: string }[] {
  return [...text.matchAll(nearlyNamed)].map(([written, part = "", slug = ""]) => ({
    slug,
    part: part.toLowerCase(),
    written,
  }));
}

const nearlyNamed = /\{\s*(claim|label)s?\b[\s:.-]*([\w-]*)\}?/gi;
