/** Finds texts that stand in for a real detail. */
import { isPlaceholder } from "../../src/text/placeholder";
import { sentencesOf } from "../../src/text/sentences";
import { place, escaped, type Section } from "./markdown";
import type { Source } from "../check/source";

/** Returns the section on placeholders. */
export function placeholders({ passages }: Source): Section {
  const found = passages.flatMap((text) =>
    sentencesOf(text.text)
      .filter(({ sentence }) => isPlaceholder(sentence))
      .map(({ sentence }) => `${place(text)}: write the real one for ${escaped(sentence)}`),
  );
  return {
    title: "Placeholders still in place",
    lead: "Put the real details here before the site goes public. Search engines are not told of the number, the e-mail and the street until then.",
    warnings: found,
    listing: "",
  };
}
