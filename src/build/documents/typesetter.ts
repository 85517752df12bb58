/** Lays out PDF files and share cards with Typst: a template in this folder places the strings of a plain object. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { languageRuns } from "../../text/languages";
import { drawnText, furtherFonts } from "../../theme/drawable";
import { codeFont, fontFamilies, fontPackage, scriptFonts } from "../../theme/font-families";
import { color, penStroke } from "../../theme/theme";

export type Template = "syllabus" | "brochure" | "share-card";

// `require.resolve` does not survive Gatsby's compilation of gatsby-node.ts.
const { resolve: resolvePackageFile } = createRequire(resolve("package.json"));

const weightNames = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"];

/** The TTF file of one weight, with every character of the family. */
function readFont(name: string, weight: number): Buffer {
  const style = `${weight}${weightNames[weight / 100 - 1]}`;
  return readFileSync(resolvePackageFile(`${fontPackage(name)}/${style}/${name.replaceAll(" ", "")}_${style}.ttf`));
}

const { display, text } = fontFamilies;
const fonts = [
  ...[display, text].flatMap(({ name, weights }) => Object.values(weights).map((weight) => readFont(name, weight))),
  readFont(codeFont.name, codeFont.weight),
];
/** A compiler for each set of fonts. Those for other scripts are read once a document needs them. */
const compilers: Record<string, NodeCompiler> = {};

function compilerWith(further: string[]) {
  const weights: number[] = Object.values(text.weights);
  const blobs = () => further.flatMap((name) => weights.map((weight) => readFont(name, weight)));
  return (compilers[further.join()] ??= NodeCompiler.create({
    workspace: resolve("."),
    fontArgs: [{ fontBlobs: [...fonts, ...blobs()] }],
  }));
}

const { width, height, path } = penStroke;
/** What the templates get besides their strings. */
export const theme = {
  color,
  // Each family, followed by the fallbacks for characters it lacks.
  fonts: {
    display: [display.name, text.name, codeFont.name, ...scriptFonts],
    text: [text.name, display.name, codeFont.name, ...scriptFonts],
    code: [codeFont.name, text.name, display.name, ...scriptFonts],
  },
  languages: languageRuns,
  weights: { ...display.weights, ...text.weights },
  pen: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + 2}" preserveAspectRatio="none"><path d="${path}" fill="none" stroke="${color.highlight}" stroke-width="6" stroke-linecap="round"/></svg>`,
};

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

/** Leaves out what no font can draw; the check warns of it. @throws an Error with what Typst reports about a template */
function layOut(template: Template, data: object, picture?: Buffer) {
  const strings = JSON.stringify(data, (_, value: unknown) => (typeof value === "string" ? drawnText(value) : value));
  const compiler = compilerWith(furtherFonts(strings));
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
