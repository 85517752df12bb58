/**
 * `npm run check`: prints errors, open warnings and scheduled changes of data/. `--accept data/courses.json:13` accepts
 * the warnings on that line, without a line those of the file; `--before-launch` lists what only the owner can say.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatFinding } from "../../src/content/check/finding";
import { indiaTime } from "../../src/time/india-time";
import { pluralize } from "../../src/text/sentences";
import { contentReader } from "../../src/content/read-content";
import { accept } from "./accepted";
import { githubAnnotations, gitlabReport } from "./annotations";
import { beforeLaunch } from "./before-launch";
import { findings } from "./findings";

/** Where .gitlab-ci.yml finds the report (docs/deployment.md). */
const gitlabFile = "gl-code-quality-report.json";

async function main() {
  const root = process.cwd();
  const { accept: place, "before-launch": launching } = parseArgs({
    options: { accept: { type: "string" }, "before-launch": { type: "boolean" } },
  }).values;
  const { errors, warnings, schedule } = await findings(root, indiaTime(Date.now()).date);
  const chosen = warnings.filter(({ file, line }) =>
    [file, `${file}:${line}`].includes(place?.replace(/^data\//, "") ?? ""),
  );
  accept(
    root,
    chosen.map(({ key }) => key),
  );
  const open = warnings.filter((warning) => !chosen.includes(warning));
  const print = (lines: string[], stream: NodeJS.WriteStream = process.stdout) =>
    lines.forEach((line) => stream.write(`${line}\n`));

  print(errors.map(formatFinding), process.stderr);
  print([errors.length > 0 ? `${pluralize(errors.length, "error")}.` : "No errors."]);
  if (open.length > 0)
    print([
      "Warnings, which stop nothing:",
      ...open.map(formatFinding),
      "If one is right as it is: npm run check -- --accept data/file.json:line",
    ]);
  print(schedule);
  if (launching)
    print(["Before the launch (docs/law.md), look at:", ...beforeLaunch(contentReader(join(root, "data")))]);
  if (place !== undefined)
    print([chosen.length > 0 ? `Accepted ${pluralize(chosen.length, "warning")}.` : `${place} has no open warning.`]);
  const found = { errors, warnings: open };
  if (process.env.GITHUB_ACTIONS) print(githubAnnotations(found));
  if (process.env.GITLAB_CI) writeFileSync(gitlabFile, gitlabReport(found));
  process.exitCode = errors.length > 0 || (place !== undefined && chosen.length === 0) ? 1 : 0;
}

// A reader such as `head` may close the pipe early.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.exit());

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
