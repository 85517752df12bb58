/** What PDF files and share cards can draw, by the characters that each of their fonts has. */
import drawable from "./drawable.json";

const inRanges = (ranges: string) => ranges.replace(/[\da-f]+/gi, String.raw`\u{$&}`).replaceAll(" ", "");

const missing = new RegExp(` ?[^${inRanges(Object.values(drawable).join(" "))}]+`, "gu");

/** The words and signs of a text that no font has. */
export const undrawable = (text: string): string[] => [...new Set(text.match(missing)?.map((run) => run.trim()))];

/** The text without these; a dash if nothing else is in it. */
export const drawnText = (text: string): string => text && (text.replace(missing, "") || "–");
