/** Names of people in PDF files. */
import { baseLetters } from "../../text/base-letters";
import fonts from "../../../generated/fonts.json";
import { characters } from "../../theme/font-families";

const inFonts = new Set(characters + fonts.furtherLetters);

/**
 * A name in a form that the fonts can print: without a quoted spelling in another script, and without unsupported
 * accents.
 */
export function printedName(name: string): string {
  const inLatin = name.replace(/ ?“[^“”]*”/g, (quoted) =>
    Array.from(quoted).every((sign) => inFonts.has(sign)) ? quoted : "",
  );
  return Array.from(inLatin, (letter) => (inFonts.has(letter) ? letter : baseLetters(letter))).join("");
}
