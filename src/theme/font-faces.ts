/** The fonts of pages, and device fonts as fallbacks until they load. CONTRIBUTING.md says how to replace one. */
import { fontFamilies } from "./font-families";

type FontFace = { fontFamily: string; src: string; fontWeight: string; fontDisplay?: string; unicodeRange?: string };

const [displayFile, textFile] = ["/fonts/bricolage-64e8df47.woff2", "/fonts/figtree-9882b84b.woff2"];

export const preloads = [displayFile, textFile];

const file = (path: string) => `url("${path}") format("woff2")`;
const rupee = file("/fonts/rupee-c006ed5f.woff2"); // which only pages with a price load

/** A device font, by its names on different systems. */
const device = (...names: string[]) => names.map((name) => `local("${name}")`).join(", ");

const arial = device("Arial", "ArialMT", "Liberation Sans");
const arialBold = device("Arial Bold", "Arial-BoldMT", "Liberation Sans Bold");
const roboto = device("Roboto", "Roboto-Regular");
const robotoBold = device("Roboto Bold", "Roboto-Bold", "Roboto");

/** Makes a device font as large as the font it replaces. Roboto has no line gap. */
const scaled = (ascent: number, descent: number, size: number, lineGap?: string) => ({
  ascentOverride: `${ascent}%`,
  descentOverride: `${descent}%`,
  ...(lineGap && { lineGapOverride: lineGap }),
  sizeAdjust: `${size}%`,
});

const { pageWeight } = fontFamilies.display;
const [display, text] = [`"${fontFamilies.display.name}"`, `"${fontFamilies.text.name}"`];

export const fontFaces: FontFace[] = [
  { fontFamily: display, src: file(displayFile), fontWeight: pageWeight, fontDisplay: "optional" },
  { fontFamily: text, src: file(textFile), fontWeight: "400 700", fontDisplay: "swap" },
  { fontFamily: display, src: rupee, fontWeight: pageWeight, fontDisplay: "swap", unicodeRange: "U+20B9" },
  { fontFamily: text, src: rupee, fontWeight: "400 700", fontDisplay: "swap", unicodeRange: "U+20B9" },
  { fontFamily: '"Bricolage Fallback"', src: arialBold, ...scaled(94.57, 27.46, 98.34, "0%"), fontWeight: pageWeight },
  { fontFamily: '"Bricolage Roboto"', src: robotoBold, ...scaled(89.09, 25.86, 104.39), fontWeight: pageWeight },
  { fontFamily: '"Figtree Fallback"', src: arial, ...scaled(94.32, 24.82, 100.72, "0%"), fontWeight: "400 500" },
  { fontFamily: '"Figtree Roboto"', src: roboto, ...scaled(94.12, 24.77, 100.94), fontWeight: "400 500" },
  { fontFamily: '"Figtree Fallback"', src: arialBold, ...scaled(98.48, 25.92, 96.46, "0%"), fontWeight: "600 700" },
  { fontFamily: '"Figtree Roboto"', src: robotoBold, ...scaled(92.77, 24.41, 102.4), fontWeight: "600 700" },
];
