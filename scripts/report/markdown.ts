/** The report's Markdown: its sections, and content put into it as plain words. */
import type { Said } from "./report-source";

/** A section: what an editor should look at comes before what is merely listed. All texts are Markdown. */
export type Section = { title: string; lead: string; findings: string[]; listing: string };

/** Content as Markdown that shows just these words, whatever signs they hold. */
export function words(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>|&~]/g, "\\$&");
}

/** A file and line, as editors meet them in the check. */
export function place({ file, line }: Pick<Said, "file" | "line">): string {
  return `\`data/${file}:${line}\``;
}

/** A table; a cell holds Markdown without line breaks, and says so if it is empty. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell || "none").join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Several things in one cell of a table. */
export const lines = (parts: string[]) => parts.join("<br>");

/** A number with its noun: (1, "picture") → "1 picture", (0, "picture") → "no pictures". */
export function counted(count: number, noun: string): string {
  return `${count === 0 ? "no" : String(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** The sentences of a text, each with the place in it where it begins. */
export function sentencesOf(text: string): { sentence: string; start: number }[] {
  const ends = [...text.matchAll(/[.?!:;]["”]?\s+/g)].map((end) => end.index + end[0].length);
  const starts = [0, ...ends.filter((end) => end < text.length)];
  return starts.map((start, index) => ({ sentence: text.slice(start, starts[index + 1]).trim(), start }));
}

/** The sentence of a text in which the sign at `index` stands. */
export function sentenceAround(text: string, index: number): string {
  return sentencesOf(text).findLast(({ start }) => start <= index)?.sentence ?? text;
}
