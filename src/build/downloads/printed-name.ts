/** Names of people in PDF files. */
import { baseLetters } from "../../text/base-letters";
import { characters, furtherLetters } from "../../theme/fonts";

const inFonts = new Set(characters + furtherLetters);

/**
 * A name as the fonts can print it: without a spelling in another script, in quotes, and without unsupported accents.
 */
export function printedName(name: string): string {
  const inLatin = name.replace(/ ?“[^“”]*”/g, (quoted) =>
    Array.from(quoted).every((sign) => inFonts.has(sign)) ? quoted : "",
  );
  return Array.from(inLatin, (letter) => (inFonts.has(letter) ? letter : baseLetters(letter))).join("");
}
