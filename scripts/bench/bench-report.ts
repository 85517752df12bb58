/** Figures next to their bars, as both benchmarks print them. */

/** A measured figure, and the most or the least that it may be. */
type Figure = { value: number; most?: number; least?: number };

/** What was measured, and its figures by the heading of their column, which names the unit. */
export type Row = { name: string; figures: Record<string, Figure> };

/** Prints the rows as a Markdown table, then each figure that misses its bar, and makes the program fail if one does. */
export function report(rows: Row[]) {
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const line = (cells: string[]) => `| ${cells.join(" | ")} |\n`;
  process.stdout.write(line(["", ...columns]) + line(["", ...columns].map(() => "---")));
  for (const { name, figures } of rows)
    process.stdout.write(line([name, ...columns.map((column) => String(figures[column]?.value ?? ""))]));
  for (const { name, figures } of rows)
    for (const [column, { value, most = Infinity, least = -Infinity }] of Object.entries(figures)) {
      if (value <= most && value >= least) continue;
      process.stderr.write(`${name}: ${column} ${value}, bar ${value > most ? most : least}\n`);
      process.exitCode = 1;
    }
}
