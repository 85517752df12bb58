/**
 * Characters missing from the site's fonts: PDF files cannot show them, and some devices may not be able to, either.
 */
import { baseLetters } from "../../../text/base-letters";
import { brokenEncoding } from "../../../text/broken-encoding";
import { characterName } from "../../../text/character-name";
import fonts from "../../../../generated/fonts.json";
import { characters } from "../../../theme/font-families";

const inFonts = new Set(characters + fonts.furtherLetters);

/** A name's spelling in an Indian script, in quotes after the Latin spelling. */
const quotedName =
  / ?“[\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Arab} .\u200C\u200D]+”/u;

/** Returns an error if a text contains characters missing from the fonts, worded as the rest of a sentence. */
export function characterError(text: string): string | undefined {
  return strangeCharacters(text, (character) => inFonts.has(character), "write it another way");
}

/**
 * Like `characterError`, but for names of people. Also allows any accent (PDF files drop unsupported ones), and a
 * quoted spelling in an Indian script after the name (browsers use a system font).
 */
export function nameError(name: string): string | undefined {
  const isKnown = (character: string) => inFonts.has(character) || inFonts.has(baseLetters(character));
  const fix = "write it in Latin letters, with an Indian spelling only after it, in quotes: Shivarama “ಶಿವರಾಮ”";
  return strangeCharacters(name.replace(quotedName, ""), isKnown, fix);
}

function strangeCharacters(text: string, isKnown: (character: string) => boolean, fix: string) {
  if (/[\n\r\t]/.test(text)) return "contains a line break or a tab: write a space instead";
  const broken = brokenEncoding(text);
  if (broken) return broken;
  const strange = [...new Set(text)].filter((character) => !isKnown(character));
  if (strange.length === 0) return undefined;
  return `contains ${characterName(strange[0] ?? "")}, which the site's fonts do not have: ${fix}`;
}
