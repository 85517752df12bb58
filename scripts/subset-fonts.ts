// Makes static/fonts/ and src/theme/fonts.ts. Run `npm run fonts` after changing a list or a figure here.
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import { format, resolveConfig } from "prettier";
import subsetFont from "subset-font";

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
// Neither family has → (U+2192): arrows to the right are drawn.
const text = `${basicLatin}\u00a0©·×é–—‘’“”…↓`;
const rupee = "₹";

// Copied from @capsizecss/metrics 4.3.0 (arial, roboto and their variants 700): installed, that package takes 170 MB.
const arial = { familyName: "Arial", ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
const arialBold = { ...arial, xWidthAvg: 983 };
const roboto = { familyName: "Roboto", ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 };
const robotoBold = { ...roboto, xWidthAvg: 926 };

/** What stands in: Arial on desks and iPhones, Roboto on Android, each under its own name since their measures differ. */
const standIns = {
  Fallback: {
    regular: { src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")', metrics: arial },
    bold: { src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")', metrics: arialBold },
  },
  Roboto: {
    regular: { src: 'local("Roboto"), local("Roboto-Regular")', metrics: roboto },
    // Newer Androids have one file for all weights and no bold by name: their regular is 2 % narrower.
    bold: { src: 'local("Roboto Bold"), local("Roboto-Bold"), local("Roboto")', metrics: robotoBold },
  },
};
const standInNames = ["Fallback", "Roboto"] as const;

/**
 * `axes` are those of the files made, `features` what they can do beyond letters; a fallback is sized by the family's style
 * of its `weight`.
 */
const bricolage = {
  name: "Bricolage Grotesque",
  slug: "bricolage",
  latin:
    require.resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2"),
  // Optical size 48 stands between h3 (20px) and the widest h1 (72px).
  axes: { wght: 750, opsz: 48, wdth: 100 },
  features: ["kern"],
  fontWeight: "750",
  short: "Bricolage",
  fallbacks: [{ style: "bold", weight: 750, fontWeight: "750" }],
} as const;
const figtree = {
  name: "Figtree",
  slug: "figtree",
  latin: require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
  latinExt: require.resolve("@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2"),
  axes: { wght: { min: 400, max: 700 } },
  // Tabular figures, for the columns of tables.
  features: ["kern", "tnum"],
  fontWeight: "400 700",
  short: "Figtree",
  // Two, since the words of buttons and labels are wider than running text.
  fallbacks: [
    { style: "regular", weight: 400, fontWeight: "400 500" },
    { style: "bold", weight: 700, fontWeight: "600 700" },
  ],
} as const;
const families = [bricolage, figtree];
type Family = typeof bricolage | typeof figtree;

/** The CSS unicode-range of some characters, neighbours joined: "abc₹" gives "U+61-63, U+20B9". */
function unicodeRange(characters: string) {
  const ranges: { first: number; last: number }[] = [];
  for (const code of Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}

/** One font file with the given characters, and the face that names it. */
async function subset({ name, axes, features, fontWeight }: Family, slug: string, source: string, characters: string) {
  // A constant, since the package's types do not know `keepFeatures`.
  const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: [...features] } as const;
  const content = await subsetFont(await readFile(source), characters, options);
  const file = `/fonts/${slug}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.woff2`;
  const src = `url("${file}") format("woff2")`;
  const face = {
    fontFamily: `"${name}"`,
    src,
    fontWeight,
    fontDisplay: "swap",
    unicodeRange: unicodeRange(characters),
  };
  return { file, content, face };
}

/** The stand-ins, stretched to the widths and line height of the family, for the time until its file is there. */
function fallbackFaces({ latin, axes, short, fallbacks }: Family) {
  return Promise.all(
    fallbacks.map(async ({ style, weight, fontWeight }) => {
      const variationAxes = { ...axes, wght: weight };
      const font = await subsetFont(await readFile(latin), text, { targetFormat: "woff2", variationAxes });
      const measured = await fromBuffer(font);
      return standInNames.map((name) => {
        const { src, metrics } = standIns[name][style];
        const { fontFaces } = createFontStack([measured, metrics], { fontFaceFormat: "styleObject" });
        return { ...fontFaces[0]?.["@font-face"], fontFamily: `"${short} ${name}"`, src, fontWeight };
      });
    }),
  );
}

async function main() {
  const texts = await Promise.all(families.map((family) => subset(family, family.slug, family.latin, text)));
  const sign = await subset(figtree, "rupee", figtree.latinExt, rupee);
  const fonts = [...texts, sign];
  // Figtree's sign suits Bricolage's figures, and one file is one request less on pages with a price in a heading.
  const signFaces = families.map(({ name, fontWeight }) => ({ ...sign.face, fontFamily: `"${name}"`, fontWeight }));

  await rm("static/fonts", { recursive: true, force: true });
  await mkdir("static/fonts");
  await Promise.all(fonts.map(({ file, content }) => writeFile(`static${file}`, content)));

  const faces = [
    ...texts.map(({ face }) => face),
    ...signFaces,
    ...(await Promise.all(families.map(fallbackFaces))).flat(2),
  ];
  const stack = ({ name, short }: Family) =>
    [name, ...standInNames.map((standIn) => `${short} ${standIn}`)]
      .map((family) => `"${family}"`)
      .concat("system-ui", "sans-serif")
      .join(", ");
  const source = `// Generated by scripts/subset-fonts.ts: run \`npm run fonts\`.

    /** Every character the font files hold. */
    export const characters = ${JSON.stringify(text.replace("\u00a0", "") + rupee)} + "\\u00a0";

    /** One object for each "@font-face" rule. */
    export const fontFaces = ${JSON.stringify(faces)};

    /** The public paths of the two files that every page needs at once. */
    export const preloads = ${JSON.stringify(texts.map(({ file }) => file))};

    export const fontStack = ${JSON.stringify({ display: stack(bricolage), text: stack(figtree) })};
  `;
  const options = await resolveConfig("src/theme/fonts.ts");
  await writeFile("src/theme/fonts.ts", await format(source, { ...options, parser: "typescript" }));
}

void main();
