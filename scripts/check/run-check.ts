/**
 * `npm run check`: checks data/. Prints each error and exits with 1 if there is one, then each open warning, and what appears
 * and disappears by itself.
 * `--accept data/courses.json:13` accepts the warnings of that line, `--accept data/courses.json` those of the file. In a
 * pipeline, GitHub and GitLab show both beside the changed lines.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { formatError, type ContentError } from "../../src/content/check/content-error";
import { indiaTime } from "../../src/time/india-time";
import { pluralize } from "../../src/text/sentences";
import { accept } from "./accepted";
import { githubAnnotations, gitlabReport } from "./annotations";
import { findingsIn } from "./findings";
import { schedule } from "./schedule";
import { readSource } from "./source";

/** Where .gitlab-ci.yml finds the report (docs/deployment.md). */
const gitlabFile = "gl-code-quality-report.json";

async function main() {
  const root = process.cwd();
  const { accept: place } = parseArgs({ options: { accept: { type: "string" } } }).values;
  const [source, today] = [await readSource(root), indiaTime(Date.now()).date];
  const { errors, warnings } = await findingsIn(source, today);
  const chosen = warnings.filter(({ file, line }) => [`data/${file}`, `data/${file}:${line}`].includes(place ?? ""));
  accept(
    root,
    chosen.map(({ key }) => key),
  );
  const open = warnings.filter((warning) => !chosen.includes(warning));

  print(errors, process.stderr);
  process.stdout.write(errors.length > 0 ? `${pluralize(errors.length, "error")}.\n` : "No errors.\n");
  if (open.length > 0) {
    process.stdout.write("Warnings, which stop nothing:\n");
    print(open, process.stdout);
    process.stdout.write("If one is right as it is: npm run check -- --accept data/file.json:line\n");
  }
  if (errors.length === 0) for (const line of schedule(source, today)) process.stdout.write(`${line}\n`);
  if (place !== undefined) process.stdout.write(`${pluralize(chosen.length, "warning")} of ${place} accepted.\n`);
  const found = { errors, warnings: open };
  if (process.env.GITHUB_ACTIONS)
    process.stdout.write(
      githubAnnotations(found)
        .map((line) => `${line}\n`)
        .join(""),
    );
  if (process.env.GITLAB_CI) writeFileSync(gitlabFile, gitlabReport(found));
  process.exitCode = errors.length > 0 || (place !== undefined && chosen.length === 0) ? 1 : 0;
}

function print(errors: ContentError[], stream: NodeJS.WriteStream) {
  for (const error of errors) stream.write(`${formatError(error)}\n`);
}

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
