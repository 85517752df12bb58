/** Texts take the figures of claims.json by name, as in "{claim:students-placed} students placed", so that each stands once. */

/** What can be named: an item of claims.json. */
export type NamedFigure = { slug: string; figure: string };

/** How a text names a claim. */
export const named = (slug: string) => `{claim:${slug}}`;

/** A text with each claim's figure in the place of its name. Unknown names stay. */
export function fillClaims(text: string, claims: readonly NamedFigure[]): string {
  return claims.reduce((filled, { slug, figure }) => filled.replaceAll(named(slug), figure), text);
}

/** The same for the text of a whole JSON file: a figure may hold a quote. */
export function fillClaimsInJson(json: string, claims: readonly NamedFigure[]): string {
  const escaped = claims.map(({ slug, figure }) => ({ slug, figure: JSON.stringify(figure).slice(1, -1) }));
  return fillClaims(json, escaped);
}

/** The slugs that a text names, with the way it writes each: also nearly right, such as "{claims: partners}" and "{claim partners". */
export function claimsNamed(text: string): { slug: string; written: string }[] {
  return [...text.matchAll(nearlyNamed)].map(([written, slug = ""]) => ({ slug, written }));
}

const nearlyNamed = /\{\s*claims?\b[\s:.-]*([\w-]*)\}?/gi;
