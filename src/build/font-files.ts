/** Reads font files and finds characters that a font lacks. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Font } from "fontkit";
import { formatList } from "../text/format";
import { characterName } from "../text/character-name";
import { staticFontPackage, variableFontPackage, type FontFamily, type pageCharacters } from "../theme/font-families";

// `require.resolve` does not survive Gatsby's compilation of gatsby-node.ts.
const { resolve: resolvePackageFile } = createRequire(resolve("package.json"));

const weightNames = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"];

/** The TTF file of one weight (100 to 900), with every character of the family. */
export function readStaticFont(family: Pick<FontFamily, "name">, weight: number): Buffer {
  const style = `${weight}${weightNames[weight / 100 - 1]}`;
  return readFontFile(staticFontPackage(family), `${style}/${family.name.replaceAll(" ", "")}_${style}.ttf`);
}

/** The WOFF2 file of the variable font, for one of Google's subsets. */
export function readVariableFont(family: FontFamily, subset: keyof typeof pageCharacters): Buffer {
  const packageName = variableFontPackage(family);
  const axes = Object.keys(family.axes).length > 1 ? "standard" : "wght";
  return readFontFile(packageName, `files/${packageName.replace(/.*\//, "")}-${subset}-${axes}-normal.woff2`);
}

/** @throws an Error that says what to install or choose, if there is no such file */
function readFontFile(packageName: string, file: string): Buffer {
  try {
    return readFileSync(resolvePackageFile(`${packageName}/${file}`));
  } catch {
    throw new Error(
      `${packageName} has no ${file}: install the package, or choose another name, axis or weight (src/theme/font-families.ts).`,
    );
  }
}

/**
 * Stops a build that would render missing glyphs as empty boxes.
 *
 * @param fonts a character may come from any of them
 * @param output what the fonts render, such as "PDF files and share cards"
 * @throws an Error that lists the characters of `text` without a glyph
 */
export function assertCharacters(fonts: Font[], text: string, output: string): void {
  const missing = [...new Set(text)].filter((character) =>
    fonts.every((font) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );
  if (missing.length === 0) return;
  throw new Error(
    `No glyph for ${formatList(missing.map(characterName))} in the fonts of ${output}: choose a font that has it (src/theme/font-families.ts), or write the text another way.`,
  );
}
