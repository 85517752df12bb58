/** Claims without a basis, claims on no page, and figures of claims that are typed into a text. */
import { formatList } from "../../src/text/format";
import { passageAt, warningAt, type Passage, type Source, type Warning } from "./source";

/** What lets somebody check a claim, as rules for advertising education ask (ASCI, CCPA). */
const basis = ["asOf", "counting", "source"] as const;

/** Warns of claims that do not say what they rest on, that no text shows, or that a text states without their name. */
export function claimWarnings(source: Source): Warning[] {
  return source.claims.flatMap((claim, index) => {
    const missing = basis.filter((field) => !claim[field]);
    const name = `claim:${claim.slug}`;
    // An error may hide the text that names it.
    const isShown = source.errors.length > 0 || source.passages.some(({ figures }) => figures?.includes(name));
    const messages = [
      ...(missing.length > 0 ? [`has no basis that somebody could check: add ${formatList(missing)}`] : []),
      ...(isShown ? [] : [`is on no page: remove the claim, or write {${name}} in a text`]),
    ];
    const figure = passageAt(source, "claims.json", [index, "figure"]);
    return [
      ...messages.flatMap((message) => (figure ? [warningAt(source, figure, message)] : [])),
      ...source.passages.flatMap((passage) => {
        const typed = typedFigure(passage, name, claim.label);
        if (!typed) return [];
        const verb = typed === claim.figure ? "repeats the claim" : `says ${typed}, but the claim is`;
        return [warningAt(source, passage, `${verb} ${claim.figure}: write {${name}} instead`)];
      }),
    ];
  });
}

/** The figure that a text states with the label of a claim, and that stays when the claim changes. */
function typedFigure({ text, kind, file, figures }: Passage, name: string, label: string): string | undefined {
  if (kind !== undefined || file === "claims.json" || figures?.includes(name)) return undefined;
  return new RegExp(`((?:₹\\s?)?\\d[\\d.,]*(?:\\+|%|/\\d+| lakh)?) ${label.replace(/\W/g, "\\$&")}`).exec(text)?.[1];
}
