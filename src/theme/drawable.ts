/** What PDF files and share cards can draw: `npm run fonts` writes the characters that each of their fonts adds. */
import { drawable } from "../../generated/fonts.json";
import { scriptFonts } from "./font-families";

const inRanges = (ranges: string) => ranges.replace(/[\dA-F]+/g, String.raw`\u{$&}`).replaceAll(" ", "");

const added = Object.entries(drawable).map(
  ([name, ranges]) => [name, new RegExp(`[${inRanges(ranges)}]`, "u")] as const,
);

/** The fonts that a text needs beside those of every document. */
export const furtherFonts = (text: string): string[] =>
  added.flatMap(([name, characters]) => (scriptFonts.includes(name) && characters.test(text) ? name : []));

const missing = `[^${inRanges(Object.values(drawable).join(" "))}]`;

/** The words and signs of a text that no font has. */
export const undrawable = (text: string): string[] => [...new Set(text.match(new RegExp(`${missing}+`, "gu")))];

/** The text without these; a dash if nothing else is in it. */
export const drawnText = (text: string): string => text && (text.replace(new RegExp(` ?${missing}+`, "gu"), "") || "–");
