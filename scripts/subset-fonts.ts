/**
 * Generates static/fonts/ and generated/fonts.json: run `npm run fonts` after changing src/theme/font-families.ts.
 * Writes nothing if a family lacks a file or a required character, such as ₹.
 */
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { assertCharacters, readStaticFont, readVariableFont } from "../src/build/font-files";
import { codeFont, fontFamilies, pageCharacters, scriptFonts, type FontFamily } from "../src/theme/font-families";

// Copied from @capsizecss/metrics 4.3.0 (arial, roboto and their 700 variants) instead of installing its 170 MB.
const arial = { familyName: "Arial", ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
const arialBold = { ...arial, xWidthAvg: 983 };
const roboto = { familyName: "Roboto", ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 };
const robotoBold = { ...roboto, xWidthAvg: 926 };

/**
 * The fallback fonts: Arial on desktops and iPhones, Roboto on Android. Their metrics differ, so each gets its own
 * name.
 */
const fallbacks = {
  Fallback: {
    regular: { src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")', metrics: arial },
    bold: { src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")', metrics: arialBold },
  },
  Roboto: {
    regular: { src: 'local("Roboto"), local("Roboto-Regular")', metrics: roboto },
    // Newer Android versions ship one file for all weights, without a separately named bold font; their regular weight
    // is 2% narrower.
    bold: { src: 'local("Roboto Bold"), local("Roboto-Bold"), local("Roboto")', metrics: robotoBold },
  },
};

/** Returns the CSS unicode-range of some characters: "₹" → "U+20B9". */
function unicodeRange(characters: string) {
  return Array.from(characters, (one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase()}`).join(", ");
}

/** Returns the CSS font-weight of a family: "750" or "400 700". */
function fontWeight({ axes: { wght } }: FontFamily) {
  return typeof wght === "number" ? `${wght}` : `${wght.min} ${wght.max}`;
}

/** Writes a font file with the given characters, and returns its `@font-face` rule. */
async function subset(family: FontFamily, googleSubset: keyof typeof pageCharacters, fileName: string) {
  const { name, axes, features } = family;
  const characters = pageCharacters[googleSubset];
  const source = readVariableFont(family, googleSubset);
  assertCharacters([create(source)], characters, `the pages (${family.name})`);
  // Not inlined, because the package's types lack `keepFeatures` and would reject it in a literal.
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: features } as const;
  const content = await subsetFont(source, characters, options);
  const file = `/fonts/${fileName}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.woff2`;
  const face = {
    fontFamily: `"${name}"`,
    src: `url("${file}") format("woff2")`,
    fontWeight: fontWeight(family),
    fontDisplay: family.display,
    // Browsers try later faces first, so only faces with the rupee sign need a unicode-range.
    ...(googleSubset !== "latin" && { unicodeRange: unicodeRange(characters) }),
  };
  return { file, content, face };
}

/**
 * Returns the weights at which fallbacks are measured: two for a range, because bold labels are wider than running
 * text.
 */
function fallbackStyles({ axes: { wght } }: FontFamily) {
  if (typeof wght === "number") return [{ style: "bold", weight: wght, fontWeight: `${wght}` }] as const;
  return [
    { style: "regular", weight: wght.min, fontWeight: `${wght.min} 500` },
    { style: "bold", weight: wght.max, fontWeight: `600 ${wght.max}` },
  ] as const;
}

/**
 * Rounds "94.5724%" to "94.57%", which saves bytes on every page and changes a line by less than a tenth of a pixel.
 */
const round = (value: unknown) =>
  String(value).replace(/^[\d.]+(?=%$)/, (figure) => `${Math.round(+figure * 100) / 100}`);

/** Returns the fallback fonts, adjusted to the family's widths and line height. */
function fallbackFaces(family: FontFamily) {
  return Promise.all(
    fallbackStyles(family).map(async ({ style, weight, fontWeight }) => {
      const variationAxes = { ...family.axes, wght: weight };
      const font = await subsetFont(readVariableFont(family, "latin"), pageCharacters.latin, {
        targetFormat: "woff2",
        variationAxes,
      });
      const measured = await fromBuffer(font);
      return Object.entries(fallbacks).map(([name, styles]) => {
        const { src, metrics } = styles[style];
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

/** Returns the CSS font-family of a family, including its fallbacks. */
function fontStack({ name, shortName }: FontFamily) {
  const names = [name, ...Object.keys(fallbacks).map((fallback) => `${shortName} ${fallback}`)];
  return [...names.map((family) => `"${family}"`), "system-ui", "sans-serif"].join(", ");
}

/** Returns the characters of each family that none before it has, for src/theme/drawable.ts: { Lora: "20-7E A0" }. */
function newCharacters(names: string[], weight: number) {
  const known = new Set<number>();
  return Object.fromEntries(
    names.map((name) => {
      const isNew = (code: number) => !known.has(code) && !/[\p{Cc}\p{Co}]/u.test(String.fromCodePoint(code));
      const codes = [...new Set(create(readStaticFont({ name }, weight)).characterSet)]
        .filter(isNew)
        .sort((a, b) => a - b);
      codes.forEach((code) => known.add(code));
      const ends = codes.filter((code, index) => codes[index + 1] !== code + 1);
      const starts = codes.filter((code, index) => codes[index - 1] !== code - 1);
      const ranges = starts.map((start, index) => [...new Set([start, ends[index] ?? start])]);
      return [name, ranges.map((range) => range.map((code) => code.toString(16).toUpperCase()).join("-")).join(" ")];
    }),
  );
}

async function main() {
  const { display, text } = fontFamilies;
  const families = [display, text];
  const texts = await Promise.all(families.map((family) => subset(family, "latin", family.shortName.toLowerCase())));
  // The text font's rupee sign also suits headings, and sharing its file saves a request on pages with a price in a
  // heading.
  const sign = await subset(text, "latin-ext", "rupee");
  const signFaces = families.map((family) => ({
    ...sign.face,
    fontFamily: `"${family.name}"`,
    fontWeight: fontWeight(family),
  }));

  const faces = [
    ...texts.map(({ face }) => face),
    ...signFaces,
    ...(await Promise.all(families.map(fallbackFaces))).flat(2),
  ];
  const typefaces = {
    display: { fontFamily: fontStack(display), fontWeight: fontWeight(display) },
    text: { fontFamily: fontStack(text) },
  };
  const generated = {
    fontFaces: faces,
    preloads: texts.map(({ file }) => file),
    typefaces,
    drawable: newCharacters([...families.map(({ name }) => name), codeFont.name, ...scriptFonts], 400),
  };
  await rm("static/fonts", { recursive: true, force: true });
  await mkdir("static/fonts");
  await Promise.all([...texts, sign].map(({ file, content }) => writeFile(`static${file}`, content)));
  await writeFile("generated/fonts.json", `${JSON.stringify(generated, null, 2)}\n`);
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
});
