/** `npm run bench:build`: fails if the check or a build of a copy breaks its budget. Needs a quiet Linux machine. */
import { spawnSync } from "node:child_process";
import { Console } from "node:console";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, clearCaches, copyProject, renamedCourse } from "./project-copy";

type Course = { slug: string; title: string; hero: { lead: string }; seo: object };
type Figures = { seconds: number; megabytes: number };

/** On the project's disk, because the copy links to the files of node_modules. */
const folder = join(process.cwd(), "test-results/bench-build");
const coursesFile = join(folder, "data/courses.json");

const writeCourses = (courses: Course[]) => writeFileSync(coursesFile, JSON.stringify(courses, null, 2));

/** Builds the copy. Measures time, and the peak memory of the build and its workers. */
async function measure(): Promise<Figures> {
  const start = performance.now();
  const building = build(folder);
  const pid = String(building.child.pid);
  let megabytes = 0;
  const sampling = setInterval(() => {
    const { stdout } = spawnSync("ps", ["-o", "pss=", "-p", pid, "--ppid", pid], { encoding: "utf8" });
    megabytes = Math.max(megabytes, stdout.split("\n").reduce((sum, share) => sum + Number(share), 0) / 1000);
  }, 500);
  await building.finally(() => clearInterval(sampling));
  return { seconds: secondsSince(start), megabytes: Math.round(megabytes) };
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10;

function timeCheck(): number {
  const start = performance.now();
  if (spawnSync("npm", ["run", "check"]).status !== 0) throw new Error("npm run check fails");
  return secondsSince(start);
}

async function main() {
  const check = timeCheck();
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  const courses = JSON.parse(readFileSync(coursesFile, "utf8")) as [Course, ...Course[]];
  const cold = await measure();
  const warm = await measure();
  courses[0].hero.lead = "The edited lead of this course.";
  writeCourses(courses);
  const edit = await measure();
  const page = readFileSync(join(folder, "public/courses", courses[0].slug, "index.html"), "utf8");
  if (!page.includes(courses[0].hero.lead)) throw new Error("The build after an edit lacks the edit.");
  const copies = Array.from({ length: 500 - courses.length }, (_, index) => {
    const course = courses[index % courses.length] ?? courses[0];
    return renamedCourse(course, `${course.title} ${index}`);
  });
  writeCourses([...courses, ...copies]);
  clearCaches(folder);
  const many = await measure();
  rmSync(folder, { recursive: true });

  const builds = { cold, warm, edit, "500 courses, cold": many };
  new Console(process.stdout).table({ check: { seconds: check }, ...builds });
  const isMet = {
    "the check takes at most 2.5 s": check <= 2.5,
    "a warm build takes at most a quarter of a cold one": warm.seconds <= cold.seconds / 4,
    "a build after an edit takes at most a quarter of a cold one": edit.seconds <= cold.seconds / 4,
    "500 courses take at most twice as long as this content": many.seconds <= cold.seconds * 2,
    "each build needs less than 2 GB": Object.values(builds).every(({ megabytes }) => megabytes < 2000),
  };
  for (const [budget, met] of Object.entries(isMet)) {
    if (met) continue;
    process.stderr.write(`Broken budget: ${budget}.\n`);
    process.exitCode = 1;
  }
}

void main();
