/** Lays out PDF files and share cards with Typst: a template in this folder places the strings of a plain object. */
import { resolve } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { create } from "fontkit";
import { codeFont, fontFamilies } from "../../theme/font-families";
import { color, penStroke } from "../../theme/theme";
import { assertCharacters, readStaticFont } from "../font-files";

export type Template = "syllabus" | "brochure" | "share-card" | "exercise-card";

const { display, text } = fontFamilies;
const fonts = [
  readStaticFont(display, display.weights.pdf),
  readStaticFont(display, display.weights.card),
  readStaticFont(text, text.weights.regular),
  readStaticFont(text, text.weights.bold),
  readStaticFont(codeFont, codeFont.weight),
];
const openFonts = fonts.map((font) => create(font));
const compiler = NodeCompiler.create({ workspace: resolve("."), fontArgs: [{ fontBlobs: fonts }] });

const { width, height, path } = penStroke;
/** What the templates get besides their strings. */
export const theme = {
  color,
  // Each family, followed by the fallbacks for characters it lacks.
  fonts: {
    display: [display.name, text.name, codeFont.name],
    text: [text.name, display.name, codeFont.name],
    code: [codeFont.name, text.name, display.name],
  },
  weights: { ...display.weights, ...text.weights },
  pen: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + 2}" preserveAspectRatio="none"><path d="${path}" fill="none" stroke="${color.highlight}" stroke-width="6" stroke-linecap="round"/></svg>`,
};

/** Returns a PDF/UA-1 file dated `date`. Templates load `picture` as a file of that name. Output is reproducible. */
export function drawPdf(template: Template, data: object, picture: Buffer, date: string): Buffer {
  const creationTimestamp = Date.parse(date) / 1000;
  return compiler.pdf(layOut(template, data, picture), { pdfStandard: "ua-1", creationTimestamp });
}

/** Returns an SVG whose text is outlined, so it needs no fonts. */
export function drawSvg(template: Template, data: object, picture?: Buffer): string {
  return compiler.plainSvg(layOut(template, data, picture));
}

/** @throws an Error that lists characters without a glyph, or what Typst reports about a template */
function layOut(template: Template, data: object, picture?: Buffer) {
  assertCharacters(openFonts, JSON.stringify(data), "PDF files and share cards");
  if (picture) compiler.mapShadow(resolve("src/build/documents/picture"), picture);
  const compiled = compiler.compile({
    mainFilePath: resolve(`src/build/documents/${template}.typ`),
    inputs: { data: JSON.stringify(data), theme: JSON.stringify(theme) },
  });
  compiler.evictCache(10);
  const { result } = compiled;
  if (!result) throw new Error(`${template}.typ: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
  return result;
}
