/** Lays out PDF files and share cards with Typst: a template in this folder places the strings of a plain object. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { listFiles } from "../../files/list-files";
import { languageRuns } from "../../text/languages";
import { withoutMissingGlyphs } from "../../theme/glyphs";
import { codeFont, fontFamilies, fontPackage, scriptFonts } from "../../theme/font-families";
import { color, penStroke } from "../../theme/theme";
import { digestOf } from "../write-files";

type Template = "syllabus" | "brochure" | "share-card";

const { display, text } = fontFamilies;
const packages = [display.name, text.name, codeFont, ...scriptFonts].map(fontPackage);

let compiler: NodeCompiler | undefined;

/** Scanning the fonts takes a moment, so this waits until a document has changed. */
const typst = () =>
  (compiler ??= NodeCompiler.create({
    workspace: resolve("."),
    fontArgs: [{ fontPaths: packages.map((name) => resolve("node_modules", name)) }],
  }));

const { width, height, path } = penStroke;
/** What all templates receive. */
const theme = {
  color,
  // Each family, followed by the fallbacks for characters it lacks.
  fonts: {
    display: [display.name, text.name, codeFont, ...scriptFonts],
    text: [text.name, display.name, codeFont, ...scriptFonts],
    code: [codeFont, text.name, display.name, ...scriptFonts],
  },
  languages: languageRuns,
  weights: { ...display.weights, ...text.weights },
  pen: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + 2}" preserveAspectRatio="none"><path d="${path}" fill="none" stroke="${color.highlight}" stroke-width="6" stroke-linecap="round"/></svg>`,
};

const sources = listFiles(resolve("src/build/documents")).map((name) => `src/build/documents/${name}`);
const files = ["package-lock.json", "static/logo.svg", ...sources].map((file) => readFileSync(resolve(file)));
const code = digestOf([JSON.stringify(theme), ...files]);

/** Everything that a drawing depends on: this code, its strings, and the file of its picture. */
export const inputsOf = (strings: object, picture?: string) => [
  code,
  JSON.stringify(strings),
  picture ? readFileSync(picture) : "",
];

/** Returns a PDF/UA-1 file dated `date`. Templates load `picture` as a file of that name. Output is reproducible. */
export function drawPdf(template: Template, data: object, picture: Buffer, date: string): Buffer {
  const { compiler, result } = layOut(template, data, picture);
  return compiler.pdf(result, { pdfStandard: "ua-1", creationTimestamp: Date.parse(date) / 1000 });
}

/** Returns an SVG whose text is outlined, so it needs no fonts. */
export function drawSvg(template: Template, data: object, picture?: Buffer): string {
  const { compiler, result } = layOut(template, data, picture);
  return compiler.plainSvg(result);
}

/** Omits characters that no font can draw; the check warns of them. @throws an Error with Typst's report */
function layOut(template: Template, data: object, picture?: Buffer) {
  const strings = JSON.stringify(data, (_, value: unknown) =>
    typeof value === "string" ? withoutMissingGlyphs(value) : value,
  );
  const compiler = typst();
  if (picture) compiler.mapShadow(resolve("src/build/documents/picture"), picture);
  const compiled = compiler.compile({
    mainFilePath: resolve(`src/build/documents/${template}.typ`),
    inputs: { data: strings, theme: JSON.stringify(theme) },
  });
  compiler.evictCache(10);
  const { result } = compiled;
  if (!result) throw new Error(`${template}.typ: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
  return { compiler, result };
}
