/** The check of the figures that texts take from claims.json. */
import { didYouMean } from "../../text/nearest";
import { claimsNamed, named } from "../claims";

/** Files in which nothing fills in figures. */
const unfilled = /^claims\.json$|\.md$/;

/** What is wrong with the claims that a text of `file` names, as the rest of a sentence; nothing if all are among `known`. */
export function claimError(text: string, file: string, known: readonly string[]): string | undefined {
  const [first] = claimsNamed(text);
  if (!first) return undefined;
  if (unfilled.test(file))
    return `holds ${first.written}, but this file takes no figures from claims.json: write the figure itself`;
  const wrong = claimsNamed(text).find(
    ({ slug, part, written }) => written !== named(slug, part) || !known.includes(slug),
  );
  if (!wrong) return undefined;
  const mend = didYouMean(
    named(wrong.slug, wrong.part),
    known.map((slug) => named(slug, wrong.part)),
  );
  return `holds ${wrong.written}, which names no claim of data/claims.json${mend}`;
}
