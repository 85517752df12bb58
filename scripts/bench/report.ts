import { Console } from "node:console";

/** Figures by heading, which names the unit. */
type Figures = Record<string, number>;

/** Prints each row, then every figure over budget, and sets a failing exit code if there is one. */
export function report(rows: { name: string; figures: Figures; budgets: Figures }[]) {
  new Console(process.stdout).table(Object.fromEntries(rows.map(({ name, figures }) => [name, figures])));
  for (const { name, figures, budgets } of rows)
    for (const [heading, budget] of Object.entries(budgets)) {
      const figure = figures[heading] ?? NaN;
      if (figure <= budget) continue;
      process.stderr.write(`${name}: ${heading} ${figure}, budget ${budget}\n`);
      process.exitCode = 1;
    }
}
