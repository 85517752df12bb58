/** Characters that the site's fonts lack: devices would show them in another font, or not at all. */
import { listed } from "../../text/format";
import { characterName } from "../../text/character-name";
import { characters } from "../../theme/fonts";

const inFonts = new Set(characters);

/** So many characters are named, even where a whole text is in another script. */
const mostNamed = 4;

/** The characters of each script: its letters, its signs, and the joiners (U+200C and U+200D) that some spellings need. */
const scripts = {
  Kannada: /[\p{Script_Extensions=Kannada}\u200C\u200D]/u,
  Devanagari: /[\p{Script_Extensions=Devanagari}\u200C\u200D]/u,
};

/**
 * What is wrong with the characters of a text, as the rest of a sentence; nothing if the fonts hold them all, or if the
 * rest belongs to the `script` in which it may be written.
 */
export function characterError(text: string, script?: keyof typeof scripts): string | undefined {
  if (/[\n\r\t]/.test(text)) return "holds a line break or a tab: write a space instead";
  const strange = [...new Set(text)].filter(
    (character) => !inFonts.has(character) && !(script && scripts[script].test(character)),
  );
  if (strange.length === 0) return undefined;
  if (strange.every((character) => /[\p{Cf}\p{Z}]/u.test(character)))
    return `holds an invisible character (${strange.map(characterName).join(", ")}), as copied texts do: type these words anew`;
  const others = strange.length - mostNamed;
  const names = [...strange.slice(0, mostNamed).map(characterName), ...(others > 0 ? [`${others} more`] : [])];
  return `holds ${listed(names)}, which the fonts of the site do not have: write it another way`;
}
