/**
 * `npm run check`: checks data/. Prints each error and exits with 1 if there is one; otherwise prints warnings about sentences
 * that count a list wrongly.
 */
import { formatError } from "../src/content/check/content-error";
import { countWarnings } from "./report/counts";
import { counted } from "./report/markdown";
import { readSource } from "./report/report-source";

async function main() {
  const source = await readSource(process.cwd());
  const { errors } = source;
  for (const error of errors) process.stderr.write(`${formatError(error)}\n`);
  process.stdout.write(errors.length ? `${counted(errors.length, "error")}.\n` : "data/ is in order.\n");
  process.exitCode = errors.length ? 1 : 0;

  const warnings = errors.length ? [] : countWarnings(source);
  if (warnings.length) process.stdout.write(["Look at these, too; they stop nothing:", ...warnings, ""].join("\n"));
}

void main();
