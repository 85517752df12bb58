import { Console } from "node:console";

/** Figures by heading, which names the unit. */
type Figures = Record<string, number>;

/** Prints each row, then every figure that exceeds its limit, and sets a failing exit code if any does. */
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
