/**
 * `npm run bench:build`: how long builds and the check take, and how much memory, next to their bars.
 *
 * Everything happens in copies of the project in a temporary folder. A word behind `--` measures only what has it in its name:
 * `npm run bench:build -- 500`. Only a whole run is written to docs/.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { changeFee, expectFee, lengthen } from "./generated-courses";
import { missed, progress, publish, table, type Row } from "./bench-report";
import { run } from "./run-script";

type Site = {
  what: string;
  /** How many courses the list gets; without it the content stays as it is. */
  courses?: number;
  /** What is measured, in this order, and the most seconds that it may take. */
  steps: { script: "build" | "check"; bar?: number; edit?: boolean; name: string }[];
};

const sites: Site[] = [
  {
    what: "this content",
    steps: [
      { name: "check", script: "check", bar: 2 },
      { name: "cold", script: "build", bar: 75 },
      { name: "warm", script: "build", bar: 10 },
      { name: "edit", script: "build", bar: 10, edit: true },
    ],
  },
  {
    what: "500 courses",
    courses: 500,
    steps: [
      { name: "cold", script: "build", bar: 100 },
      { name: "edit", script: "build", bar: 15, edit: true },
    ],
  },
  {
    what: "2000 courses",
    courses: 2000,
    steps: [
      { name: "check", script: "check" },
      { name: "cold", script: "build" },
      { name: "edit", script: "build", bar: 20, edit: true },
    ],
  },
];

/** In MB, of any build. */
const memoryBar = 2000;

async function measure({ what, courses, steps }: Site): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-build-"));
  try {
    copyProject(folder);
    const list = join(folder, "data/courses.json");
    if (courses) lengthen(list, courses);
    const rows: Row[] = [];
    for (const { name, script, bar, edit } of steps) {
      progress(`${what}, ${name} …`);
      const changed = edit && changeFee(list);
      const { seconds, megabytes } = await run(folder, script);
      if (changed) expectFee(folder, changed);
      const memory = { value: megabytes, ...(script === "build" && { bar: memoryBar }) };
      rows.push({ what: `${what}, ${name}`, figures: { seconds: { value: seconds, bar }, "memory, MB": memory } });
      progress(`${what}, ${name}: ${seconds} s, ${megabytes} MB`);
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * What is made or fetched stays behind, but for the dependencies: webpack knows a link to their folder for what it is, and
 * would build another site.
 */
function copyProject(folder: string) {
  const root = process.cwd();
  const behind = ["node_modules", ".cache", "public", ".git", "test-results", "playwright-report"];
  cpSync(root, folder, { recursive: true, filter: (file) => !behind.includes(relative(root, file)) });
  cpSync("node_modules", join(folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
}

async function main() {
  const [, , word = ""] = process.argv;
  const rows: Row[] = [];
  const wanted = sites.filter(({ what }) => what.includes(word));
  if (wanted.length === 0) throw new Error(`No build has “${word}” in its name.`);
  for (const site of wanted) rows.push(...(await measure(site)));
  process.stdout.write(`\n${table("build", rows)}\n`);
  if (!word) await publish("build", "build", rows);
  const over = missed(rows);
  for (const sentence of over) process.stderr.write(`${sentence}\n`);
  process.exitCode = over.length ? 1 : 0;
}

void main();
