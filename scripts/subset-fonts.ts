/**
 * Makes static/fonts/ and src/theme/fonts.ts: run `npm run fonts` after a change of src/theme/font-families.ts.
 *
 * It throws where a family lacks one of the characters.
 */
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { create } from "fontkit";
import { format, resolveConfig } from "prettier";
import subsetFont from "subset-font";
import { assertCharacters, readStaticFont, readVariableFont } from "../src/build/font-files";
import { fontFamilies, pageCharacters, type FontFamily } from "../src/theme/font-families";

// Copied from @capsizecss/metrics 4.3.0 (arial, roboto and their 700 variants), which takes 170 MB installed.
const arial = { familyName: "Arial", ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
const arialBold = { ...arial, xWidthAvg: 983 };
const roboto = { familyName: "Roboto", ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 };
const robotoBold = { ...roboto, xWidthAvg: 926 };

/** The stand-ins: Arial on desktops and iPhones, Roboto on Android, under names of their own since their metrics differ. */
const standIns = {
  Fallback: {
    regular: { src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")', metrics: arial },
    bold: { src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")', metrics: arialBold },
  },
  Roboto: {
    regular: { src: 'local("Roboto"), local("Roboto-Regular")', metrics: roboto },
    // Newer Androids have one file for all weights and no bold by name; their regular is 2 % narrower.
    bold: { src: 'local("Roboto Bold"), local("Roboto-Bold"), local("Roboto")', metrics: robotoBold },
  },
};
const standInNames = ["Fallback", "Roboto"] as const;

/** The CSS unicode-range of some characters: "₹" gives "U+20B9". */
function unicodeRange(characters: string) {
  return Array.from(characters, (one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase()}`).join(", ");
}

/** The CSS font-weight of a family: "750" or "400 700". */
function fontWeight({ axes: { wght } }: FontFamily) {
  return typeof wght === "number" ? `${wght}` : `${wght.min} ${wght.max}`;
}

/** One font file with the given characters, and the `@font-face` rule for it. */
async function subset(family: FontFamily, googleSubset: keyof typeof pageCharacters, fileName: string) {
  const { name, axes, features } = family;
  const characters = pageCharacters[googleSubset];
  const source = readVariableFont(family, googleSubset);
  // A constant, since the package's types lack `keepFeatures`.
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: features } as const;
  const content = await subsetFont(source, characters, options);
  assertCharacters(create(content), characters, family, "pages");
  const file = `/fonts/${fileName}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.woff2`;
  const face = {
    fontFamily: `"${name}"`,
    src: `url("${file}") format("woff2")`,
    fontWeight: fontWeight(family),
    fontDisplay: "swap",
    // The faces with the rupee sign come later, and so are asked first: the others need no range.
    ...(googleSubset !== "latin" && { unicodeRange: unicodeRange(characters) }),
  };
  return { file, content, face };
}

/**
 * The weights at which stand-ins are measured. A range has two, since the words of buttons and labels, which are bold, are
 * wider than running text.
 */
function standInStyles({ axes: { wght } }: FontFamily) {
  if (typeof wght === "number") return [{ style: "bold", weight: wght, fontWeight: `${wght}` }] as const;
  return [
    { style: "regular", weight: wght.min, fontWeight: `${wght.min} 500` },
    { style: "bold", weight: wght.max, fontWeight: `600 ${wght.max}` },
  ] as const;
}

/** Rounds "94.5724%" to "94.57%", less than a tenth of a pixel in a line of text: every page holds these figures. */
const round = (value: unknown) =>
  String(value).replace(/^[\d.]+(?=%$)/, (figure) => `${Math.round(+figure * 100) / 100}`);

/** The stand-ins, stretched to the widths and line height of the family, until its file has loaded. */
function standInFaces(family: FontFamily) {
  return Promise.all(
    standInStyles(family).map(async ({ style, weight, fontWeight }) => {
      const variationAxes = { ...family.axes, wght: weight };
      const font = await subsetFont(readVariableFont(family, "latin"), pageCharacters.latin, {
        targetFormat: "woff2",
        variationAxes,
      });
      const measured = await fromBuffer(font);
      return standInNames.map((name) => {
        const { src, metrics } = standIns[name][style];
        const { fontFaces } = createFontStack([measured, metrics], { fontFaceFormat: "styleObject" });
        const face = Object.entries(fontFaces[0]?.["@font-face"] ?? {}).map(([name, value]) => [name, round(value)]);
        return {
          ...(Object.fromEntries(face) as object),
          fontFamily: `"${family.shortName} ${name}"`,
          src,
          fontWeight,
        };
      });
    }),
  );
}

/** The CSS font-family of a family, with its stand-ins. */
function fontStack({ name, shortName }: FontFamily) {
  const names = [name, ...standInNames.map((standIn) => `${shortName} ${standIn}`)];
  return [...names.map((family) => `"${family}"`), "system-ui", "sans-serif"].join(", ");
}

/** The letters of the Latin script, accents included, that all static fonts hold and the pages' files do not. */
function furtherLetters(families: FontFamily[]) {
  const fonts = families.flatMap((family) =>
    Object.values(family.weights).map((weight) => create(readStaticFont(family, weight))),
  );
  const latin = Array.from({ length: 0x1f00 }, (_, code) => code).filter((code) => {
    const letter = String.fromCodePoint(code);
    return /\p{Script=Latin}/u.test(letter) && !Object.values(pageCharacters).join("").includes(letter);
  });
  return String.fromCodePoint(...latin.filter((code) => fonts.every((font) => font.hasGlyphForCodePoint(code))));
}

async function main() {
  const { display, text } = fontFamilies;
  const families = [display, text];
  const texts = await Promise.all(families.map((family) => subset(family, "latin", family.shortName.toLowerCase())));
  // The text family's sign suits the headings, and one file is one request less on pages with a price in a heading.
  const sign = await subset(text, "latin-ext", "rupee");
  const signFaces = families.map((family) => ({
    ...sign.face,
    fontFamily: `"${family.name}"`,
    fontWeight: fontWeight(family),
  }));

  await rm("static/fonts", { recursive: true, force: true });
  await mkdir("static/fonts");
  await Promise.all([...texts, sign].map(({ file, content }) => writeFile(`static${file}`, content)));

  const faces = [
    ...texts.map(({ face }) => face),
    ...signFaces,
    ...(await Promise.all(families.map(standInFaces))).flat(2),
  ];
  const typefaces = {
    display: { fontFamily: fontStack(display), fontWeight: fontWeight(display) },
    text: { fontFamily: fontStack(text) },
  };
  const source = `// Generated by scripts/subset-fonts.ts: run \`npm run fonts\`.

    /** Every character in the font files. */
    export const characters = ${JSON.stringify(Object.values(pageCharacters).join("").replace("\u00a0", ""))} + "\\u00a0";

    /** Letters that PDFs and share cards hold besides; on pages the visitor's device draws them. */
    export const furtherLetters = ${JSON.stringify(furtherLetters(families))};

    /** One object for each "@font-face" rule. */
    export const fontFaces = ${JSON.stringify(faces)};

    /** The public paths of the two files that every page needs at once. */
    export const preloads = ${JSON.stringify(texts.map(({ file }) => file))};

    /** The styles that select the families. */
    export const typefaces = ${JSON.stringify(typefaces)};
  `;
  const options = await resolveConfig("src/theme/fonts.ts");
  await writeFile("src/theme/fonts.ts", await format(source, { ...options, parser: "typescript" }));
}

void main();
