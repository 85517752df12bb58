import { Console } from "node:console";

/** Figures by their headings, which name the unit. */
type Figures = Record<string, number>;

/** Prints the figures of each row, then those that exceed their bar, and makes the program fail if one does. */
export function report(rows: { name: string; figures: Figures; bars: Figures }[]) {
  new Console(process.stdout).table(Object.fromEntries(rows.map(({ name, figures }) => [name, figures])));
  for (const { name, figures, bars } of rows)
    for (const [heading, bar] of Object.entries(bars)) {
      const figure = figures[heading] ?? NaN;
      if (figure <= bar) continue;
      process.stderr.write(`${name}: ${heading} ${figure}, bar ${bar}\n`);
      process.exitCode = 1;
    }
}
