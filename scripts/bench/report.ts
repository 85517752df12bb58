import { Console } from "node:console";

/** Figures by heading, which names the unit. */
type Figures = Record<string, number>;

/** Prints all rows, then any figures over budget, which set a failing exit code. */
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
