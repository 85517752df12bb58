/** What PDF files and share cards can draw, by the characters that each of their fonts has. */
import { drawable } from "./fonts.json";
import { scriptFonts } from "./font-families";

const inRanges = (ranges: string) => ranges.replace(/[\da-f]+/gi, String.raw`\u{$&}`).replaceAll(" ", "");

const fonts = Object.entries(drawable).map(
  ([name, ranges]) => [name, new RegExp(`[${inRanges(ranges)}]`, "gu")] as const,
);

/** The fonts that a text needs beside those of every document. */
export function furtherFonts(text: string): string[] {
  let rest = text;
  return fonts.flatMap(([name, characters]) => {
    const before = rest;
    rest = rest.replace(characters, "");
    return rest !== before && scriptFonts.includes(name) ? name : [];
  });
}

const missing = `[^${inRanges(Object.values(drawable).join(" "))}]`;

/** The words and signs of a text that no font has. */
export const undrawable = (text: string): string[] => [...new Set(text.match(new RegExp(`${missing}+`, "gu")))];

/** The text without these; a dash if nothing else is in it. */
export const drawnText = (text: string): string => text && (text.replace(new RegExp(` ?${missing}+`, "gu"), "") || "–");
