/**
 * `npm run bench:build`: measures builds and the check, with the memory they take, in copies of the project in a temporary
 * folder. Fails if one misses its bar. An argument after `--` selects the content: `npm run bench:build -- 500`.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { report, type Row } from "./bench-report";
import { changeFee, expectFee, lengthen } from "./generated-courses";
import { run } from "./run-script";

/** What is measured, in this order; `seconds` are bars. */
type Step = { name: string; script: "build" | "check"; seconds: number; edit?: boolean };

/** Content to build: the site's own, with as many courses as `courses` says. */
type Content = { name: string; courses?: number; steps: Step[] };

const contents: Content[] = [
  {
    name: "this content",
    steps: [
      { name: "check", script: "check", seconds: 2 },
      { name: "cold", script: "build", seconds: 60 },
      { name: "warm", script: "build", seconds: 10 },
      { name: "edit", script: "build", seconds: 10, edit: true },
    ],
  },
  {
    name: "500 courses",
    courses: 500,
    steps: [
      { name: "cold", script: "build", seconds: 100 },
      { name: "edit", script: "build", seconds: 25, edit: true },
    ],
  },
];

/** In MB, for any build. */
const memory = 2000;

async function measure({ name, courses, steps }: Content): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-build-"));
  try {
    copyProject(folder);
    const list = join(folder, "data/courses.json");
    if (courses) lengthen(list, courses);
    const rows: Row[] = [];
    for (const step of steps) {
      process.stderr.write(`${name}, ${step.name} …\n`);
      const changed = step.edit && changeFee(list);
      const { seconds, megabytes } = await run(folder, step.script);
      if (changed) expectFee(folder, changed);
      rows.push({
        name: `${name}, ${step.name}`,
        figures: {
          seconds: { value: seconds, most: step.seconds },
          "memory, MB": { value: megabytes, most: memory },
        },
      });
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Copies the dependencies, too: with a link to their folder, webpack builds another site. */
function copyProject(folder: string) {
  const root = process.cwd();
  const left = ["node_modules", ".cache", "public", ".git", "test-results", "playwright-report"];
  cpSync(root, folder, { recursive: true, filter: (file) => !left.includes(relative(root, file)) });
  cpSync("node_modules", join(folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
}

async function main() {
  const [, , word = ""] = process.argv;
  const wanted = contents.filter(({ name }) => name.includes(word));
  if (wanted.length === 0) throw new Error(`No content has “${word}” in its name.`);
  const rows: Row[] = [];
  for (const content of wanted) rows.push(...(await measure(content)));
  report(rows);
}

void main();
