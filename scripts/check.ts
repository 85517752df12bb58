/**
 * `npm run check`: checks data/ alone; exits 1 and prints one sentence a problem if there is any. Without problems it names
 * the sentences that count a list wrongly, which stop nothing.
 */
import { formatError } from "../src/content/check/content-error";
import { countsThatDiffer } from "./report/counts";
import { readSource } from "./report/report-source";

async function main() {
  const source = await readSource(process.cwd());
  const { problems } = source;
  for (const problem of problems) process.stderr.write(`${formatError(problem)}\n`);
  process.stdout.write(problems.length ? `${problems.length} to mend.\n` : "data/ is in order.\n");
  process.exitCode = problems.length ? 1 : 0;

  const counts = problems.length ? [] : countsThatDiffer(source);
  if (counts.length) process.stdout.write(["Look at these, too; they stop nothing:", ...counts, ""].join("\n"));
}

void main();
