/** Texts take the figures of claims.json by name, as in "{claim:students-placed} students placed", so that each stands once. */

/** What can be named: an item of claims.json. */
export type NamedFigure = { slug: string; figure: string };

/** How a text names a claim. */
export const named = (slug: string) => `{claim:${slug}}`;

/** The text of a JSON file with each claim's figure in the place of its name. Unknown names stay. */
export function fillClaimsInJson(json: string, claims: readonly NamedFigure[]): string {
  return claims.reduce((text, { slug, figure }) => text.replaceAll(named(slug), escaped(figure)), json);
}

/** A figure may hold a quote. */
const escaped = (figure: string) => JSON.stringify(figure).slice(1, -1);

/** The slugs that a text names, with the way it writes each: also one that is nearly right, such as "{claims: partners}". */
export function claimsNamed(text: string): { slug: string; written: string }[] {
  return [...text.matchAll(nearlyNamed)].map(([written, slug = ""]) => ({ slug, written }));
}

const nearlyNamed = /\{\s*claims?\s*[:.]\s*([^{}]*?)\s*\}/gi;
