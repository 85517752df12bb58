/** Which characters PDFs and share cards can draw, from the character sets of their fonts. */
import glyphs from "./glyphs.json";

const inRanges = (ranges: string) => ranges.replace(/[\da-f]+/gi, String.raw`\u{$&}`).replaceAll(" ", "");

const missing = new RegExp(` ?[^${inRanges(Object.values(glyphs).join(" "))}]+`, "gu");

/** The words and signs of a text that no font can draw. */
export const missingGlyphs = (text: string): string[] => [...new Set(text.match(missing)?.map((run) => run.trim()))];

/** The text without these characters; a dash if nothing is left. */
export const withoutMissingGlyphs = (text: string): string => text && (text.replace(missing, "") || "–");
