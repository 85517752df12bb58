/** Texts that stand where a real detail is still to come. */
import { isPlaceholder } from "../../src/text/placeholder";
import { place, sentencesOf, words, type Section } from "./markdown";
import type { Source } from "./report-source";

/** The section on placeholders. */
export function placeholders({ said }: Source): Section {
  const found = said.flatMap((text) =>
    sentencesOf(text.text)
      .filter(({ sentence }) => isPlaceholder(sentence))
      .map(({ sentence }) => `${place(text)}: ${words(sentence)}`),
  );
  return {
    title: "Placeholders still in place",
    lead: "Put the real details here before the site goes public. Search engines are not told of the number, the e-mail and the street until then.",
    findings: found,
    listing: "",
  };
}
