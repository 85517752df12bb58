/** Helpers for the report's Markdown. */
import type { Passage } from "../check/source";

/** A section: warnings first, then a listing of everything it looked at. All texts are Markdown. */
export type Section = { title: string; lead: string; warnings: string[]; listing: string };

/** Returns the text on one line with Markdown's and HTML's characters escaped. */
export function escaped(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>|&~]/g, "\\$&");
}

/** Returns a file and line in the form of the check's messages. */
export function place({ file, line }: Pick<Passage, "file" | "line">): string {
  return `\`data/${file}:${line}\``;
}

/** Returns a table; cells hold Markdown without line breaks, and an empty one reads “none”. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell || "none").join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Joins lines within one table cell. */
const lines = (parts: string[]) => parts.join("<br>");

/** Returns a warning that lists the different readings of a figure, each with its places. */
export function disagreement(title: string, figures: { reading: string; where: string }[]): string {
  const readings = [...new Set(figures.map(({ reading }) => reading))];
  const placesOf = (wanted: string) =>
    new Set(figures.filter(({ reading }) => reading === wanted).map(({ where }) => where));
  return lines([title, ...readings.map((reading) => `${escaped(reading)}: ${[...placesOf(reading)].join(", ")}`)]);
}
