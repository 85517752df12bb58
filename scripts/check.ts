/** `npm run check`: checks data/ alone; exits 1 and prints one sentence a problem if there is any. */
import { checkContent, formatProblem } from "../src/content/check";
import { siteAt } from "../src/content/pages";

async function main() {
  const problems = await checkContent(siteAt(process.cwd()));
  for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`);
  process.stdout.write(problems.length ? `${problems.length} to mend.\n` : "data/ is in order.\n");
  process.exitCode = problems.length ? 1 : 0;
}

void main();
