/**
 * `npm run bench:build`: measures time and memory of builds and the check, with this content and with 500 courses, in
 * temporary copies of the project. Fails if a figure exceeds its budget. An argument after `--` selects the content: 0
 * (this content) or 500. Linux only.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { rupees } from "../../src/text/format";
import { buildBudgets, buildMemoryBudget } from "./budgets";
import { report } from "./report";

type Course = { slug: string; title: string; price: number; seo: { title: string; description: string } };

/** Measures all steps with the project's content, extended to the given number of courses. */
async function measure(length: number, steps: Record<string, number>) {
  const folder = mkdtempSync(join(tmpdir(), "bench-build-"));
  copyProject(folder);
  const file = join(folder, "data/courses.json");
  const courses = extendCourses(JSON.parse(readFileSync(file, "utf8")) as Course[], length);
  const [first] = courses;
  if (!first) throw new Error("data/courses.json has no course.");
  const rows: Parameters<typeof report>[0] = [];
  for (const [step, seconds] of Object.entries(steps)) {
    if (step === "edit") first.price += 1;
    writeFileSync(file, JSON.stringify(courses, null, 2));
    rows.push({
      name: `${courses.length} courses, ${step}`,
      figures: await run(folder, step === "check" ? "check" : "build"),
      budgets: { seconds, "memory, MB": buildMemoryBudget },
    });
  }
  // If the build skipped the edited page, the measurement would be meaningless.
  if (!readFileSync(join(folder, "public/courses", first.slug, "index.html"), "utf8").includes(rupees(first.price)))
    throw new Error(`The page of ${first.slug} does not state its new fee.`);
  rmSync(folder, { recursive: true });
  return rows;
}

/** Copies dependencies as well, because webpack's output differs if their folder is a symlink. */
function copyProject(folder: string) {
  const root = process.cwd();
  const left = [".cache", "public", ".git", "test-results", "playwright-report"];
  const filter = (file: string) => !left.includes(relative(root, file));
  cpSync(root, folder, { recursive: true, verbatimSymlinks: true, filter });
}

/** Returns the courses, padded with numbered copies to `length`. */
function extendCourses(courses: Course[], length: number): Course[] {
  const rounds = Array.from({ length: Math.ceil(length / courses.length) }, (_, round) => round + 1);
  const copies = rounds.flatMap((round) => courses.map((course) => numberedCopy(course, round)));
  return [...courses, ...copies.slice(0, Math.max(0, length - courses.length))];
}

/** Returns a renamed copy of a course, within the schema's length limits. */
function numberedCopy({ slug, title, seo, ...rest }: Course, number: number): Course {
  const name = (text: string, longest: number) => `${text.slice(0, longest - 4).trim()} ${number}`;
  return {
    ...rest,
    slug: `${slug}-${number}`,
    title: name(title, 40),
    seo: { ...seo, title: name(seo.title, 45), description: name(seo.description, 160) },
  };
}

/** Runs an npm script in `folder` and samples the memory of its processes. Throws if the script fails. */
async function run(folder: string, script: string) {
  const start = performance.now();
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };
  const stdio = ["ignore", "ignore", "inherit"] as const;
  const child = spawn("npm", ["run", script], { cwd: folder, env, detached: true, stdio: [...stdio] });
  let megabytes = 0;
  const sampling = setInterval(() => {
    const shares = execFileSync("ps", ["-o", "pss=", "-s", String(child.pid)], { encoding: "utf8" }).split("\n");
    megabytes = Math.max(megabytes, shares.reduce((sum, share) => sum + Number(share), 0) / 1000);
  }, 200);
  const code = await new Promise((resolve) => child.on("close", resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`npm run ${script} failed in ${folder}.`);
  return { seconds: Math.round((performance.now() - start) / 100) / 10, "memory, MB": Math.round(megabytes) };
}

async function main() {
  const [, , word = ""] = process.argv;
  for (const [length, steps] of Object.entries(buildBudgets))
    if (word === "" || word === length) report(await measure(Number(length), steps));
}

void main();
