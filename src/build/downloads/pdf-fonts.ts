/** The fonts of the PDF files, opened once and shared. */
import { create, type Font, type GlyphRun } from "fontkit";
import { codeFont, fontFamilies, type FontFamily } from "../../theme/font-families";
import { assertCharacters, readStaticFont } from "../font-files";

const { display, text } = fontFamilies;

export const fonts = {
  display: openFont(display, display.weights.pdf, "headings of PDF files"),
  text: openFont(text, text.weights.pdf, "text of PDF files"),
  bold: openFont(text, text.weights.pdfBold, "bold text of PDF files"),
  code: openFont(codeFont, codeFont.weight, "code in PDF files"),
};

/**
 * A font that throws on missing characters and caches the layout of each word, the bulk of the work. pdfkit measures
 * and draws every text through `layout`.
 */
function openFont(family: Pick<FontFamily, "name">, weight: number, output: string): Font {
  const font = create(readStaticFont(family, weight));
  const known = new Map<string, GlyphRun>();
  const layout: Font["layout"] = (word) => {
    let run = known.get(word);
    if (!run) {
      assertCharacters(font, word, family, output);
      known.set(word, (run = font.layout(word)));
    }
    // pdfkit scales the positions in place. Object.create loses the type, hence the casts.
    return Object.assign(Object.create(run) as GlyphRun, { positions: run.positions.map((at) => ({ ...at })) });
  };
  return Object.assign(Object.create(font) as Font, { layout });
}
