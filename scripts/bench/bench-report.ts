/** What both benchmarks share: figures next to their bars, as a table and as JSON. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { format } from "prettier";

/** A figure that was measured, and the most that it may be, or the least. */
type Figure = { value: number; bar?: number; least?: number };

/** What was measured, and its figures by the heading of their column, which names the unit. */
export type Row = { what: string; figures: Record<string, Figure> };

/** The rows as a Markdown table: each figure with its bar behind it, bold where it is over the bar. */
export function table(first: string, rows: Row[]): string {
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [
    line([first, ...columns]),
    line([first, ...columns].map(() => "---")),
    ...rows.map(({ what, figures }) => line([what, ...columns.map((column) => cell(figures[column]))])),
  ].join("\n");
}

function cell(figure?: Figure): string {
  if (!figure) return "–";
  const words = inWords(figure);
  return isMissed(figure) ? `**${words}**` : words;
}

/** The figure with its bar, as "814 ≤ 1000". */
function inWords({ value, bar, least }: Figure): string {
  if (bar !== undefined) return `${value} ${value > bar ? ">" : "≤"} ${bar}`;
  if (least !== undefined) return `${value} ${value < least ? "<" : "≥"} ${least}`;
  return String(value);
}

function isMissed({ value, bar = Infinity, least = -Infinity }: Figure): boolean {
  return !(value <= bar && value >= least); // neither is a figure that could not be measured
}

/** Each figure that misses its bar, as a sentence. */
export function missed(rows: Row[]): string[] {
  return rows.flatMap(({ what, figures }) =>
    Object.entries(figures)
      .filter(([, figure]) => isMissed(figure))
      .map(([column, figure]) => `${what}: ${column} ${inWords(figure)}`),
  );
}

/**
 * Writes a benchmark's figures to docs/performance/`name`.json, and its table to the place in docs/performance.md that is
 * marked with its name.
 */
export async function publish(name: "pages" | "build", first: string, rows: Row[]) {
  const measured = { date: new Date().toISOString().slice(0, 10), processor: cpus()[0]?.model, cores: cpus().length };
  mkdirSync("docs/performance", { recursive: true });
  const json = await format(JSON.stringify({ ...measured, rows }), { parser: "json", printWidth: 120 });
  writeFileSync(`docs/performance/${name}.json`, json);
  const file = "docs/performance.md";
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = readFileSync(file, "utf8").split(start);
  const after = rest?.split(end)[1];
  if (after === undefined)
    throw new Error(`${file} has no place for the table: write ${start} and ${end} where it belongs`);
  const machine = `Measured on ${measured.date}, ${measured.cores} cores of ${measured.processor ?? "an unknown processor"}.`;
  const text = [before, start, "\n\n", table(first, rows), "\n\n", machine, "\n\n", end, after].join("");
  writeFileSync(file, await format(text, { parser: "markdown", printWidth: 120 }));
}

/** Says where a long measurement stands, on one line that is written over. */
export function progress(text: string) {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
}
