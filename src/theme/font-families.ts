/**
 * The two font families of the site. Nothing else names them: for another one, change it here, install its two packages
 * and run `npm run fonts`.
 */

export type FontFamily = {
  /** As Google Fonts writes it; the names of its packages and files follow from it. */
  name: string;
  /** For its files in static/fonts/ and for the fonts that stand in until they are loaded. */
  shortName: string;
  /** Every axis of the variable font: fixed, or the part of its range that the pages use. */
  axes: { wght: number | AxisRange; [axis: string]: number | AxisRange };
  /** OpenType features that the pages' files keep. */
  features: string[];
  /** Weights of the static fonts in PDFs and share cards: 100, 200, … 900. */
  weights: Record<string, number>;
};

type AxisRange = { min: number; max: number };

export const fontFamilies = {
  display: {
    name: "Bricolage Grotesque",
    shortName: "Bricolage",
    // An optical size of 48 lies between h3 (20px) and the widest h1 (72px).
    axes: { wght: 750, opsz: 48, wdth: 100 },
    features: ["kern"],
    weights: { pdf: 700, card: 800 },
  },
  text: {
    name: "Figtree",
    shortName: "Figtree",
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "tnum"], // tabular figures, for the columns of tables
    weights: { pdf: 400, pdfBold: 700, card: 700 },
  },
} satisfies Record<string, FontFamily>;

/** For code in PDFs and on share cards; pages use the device's own. */
export const codeFont = { name: "DM Mono", weight: 400 };

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");

/** The characters of the pages' files, by the subset of Google Fonts that has them. Neither family has → (U+2192). */
export const pageCharacters = { latin: `${basicLatin}\u00a0©·×é–—‘’“”…↓`, "latin-ext": "₹" };

/** The npm package with the variable font, from which `npm run fonts` makes the pages' files. */
export function variableFontPackage({ name }: FontFamily): string {
  return `@fontsource-variable/${kebabCase(name)}`;
}

/** The npm package with a file for each weight, which PDFs and share cards are drawn with. */
export function staticFontPackage({ name }: Pick<FontFamily, "name">): string {
  return `@expo-google-fonts/${kebabCase(name)}`;
}

const kebabCase = (name: string) => name.toLowerCase().replaceAll(" ", "-");
