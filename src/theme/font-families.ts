/** The site's two font families. CONTRIBUTING.md says how to replace one. */

export type FontFamily = {
  /** The name on Google Fonts; determines the names of packages and files. */
  name: string;
  /** The name of its files in static/fonts/ and of its fallback fonts. */
  shortName: string;
  /** Every axis of the variable font: fixed, or limited to the range that pages use. */
  axes: { wght: number | AxisRange; [axis: string]: number | AxisRange };
  /** `optional`: text keeps its fallback font on a first visit where the font arrives late, and never shifts. */
  display: "optional" | "swap";
  /** OpenType features to keep in the pages' files. */
  features: string[];
  /** Weights of the static fonts in PDFs and on share cards: 100, 200, … 900. */
  weights: Record<string, number>;
};

type AxisRange = { min: number; max: number };

export const fontFamilies = {
  display: {
    name: "Bricolage Grotesque",
    shortName: "Bricolage",
    // An optical size of 48 suits both h3 (20px) and the largest h1 (72px).
    axes: { wght: 750, opsz: 48, wdth: 100 },
    display: "optional",
    features: ["kern"],
    weights: { pdf: 700, card: 800 },
  },
  text: {
    name: "Figtree",
    shortName: "Figtree",
    axes: { wght: { min: 400, max: 700 } },
    display: "swap",
    features: ["kern", "tnum"], // tabular figures, for table columns
    weights: { regular: 400, bold: 700 },
  },
} satisfies Record<string, FontFamily>;

/** For code and signs such as ✓ in PDFs and on share cards; pages use the device's monospaced font. */
export const codeFont = { name: "Source Code Pro", weight: 400 };

/** For other scripts in PDFs and on share cards; pages use the device's fonts. Noto Sans has Devanagari, Cyrillic and more. */
export const scriptFonts = ["", " Bengali", " Kannada", " Malayalam", " Tamil", " Telugu"].map(
  (script) => `Noto Sans${script}`,
);

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");

/** The characters in the pages' files, by Google Fonts subset. Neither family has → (U+2192). */
export const pageCharacters = { latin: `${basicLatin}\u00a0©·×é–—‘’“”…`, "latin-ext": "₹" };

/** All characters in the pages' files. */
export const characters = Object.values(pageCharacters).join("");

/** The npm package with the variable font, the source of the pages' files. */
export function variableFontPackage({ name }: FontFamily): string {
  return `@fontsource-variable/${kebabCase(name)}`;
}

/** The npm package with one file per weight, for PDFs and share cards. */
export function staticFontPackage({ name }: Pick<FontFamily, "name">): string {
  return `@expo-google-fonts/${kebabCase(name)}`;
}

const kebabCase = (name: string) => name.toLowerCase().replaceAll(" ", "-");
