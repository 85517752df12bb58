/** Copies of the project that tests and benchmarks can change and build. */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** What builds do not read, and `.cache`: its absolute paths make it useless in a copy. */
const omitted = /^(?:\.|__tests__|docs|e2e|editor|node_modules|public|test-results)/;

/** Hard-links the dependencies: builds only read them, and webpack would resolve a symlink to the original folder. */
export function copyProject(folder: string) {
  const needed = readdirSync(".").filter((name) => !omitted.test(name));
  for (const name of needed) cpSync(name, join(folder, name), { recursive: true });
  execFileSync("cp", ["-al", "node_modules", folder]);
  rmSync(join(folder, "node_modules/.cache"), { recursive: true, force: true }); // tools write to it
}

/** Returns a copy of a course with another title, and its own slug, heading and texts for search engines. */
export function renamedCourse<Course extends { hero: object; seo: object }>(course: Course, title: string): Course {
  const description = `${title}, in a small group in Bangalore: lessons with a trainer, exercises with solutions, and a project to show to friends at the end.`;
  return {
    ...course,
    slug: title.toLowerCase().replaceAll(" ", "-"),
    title,
    hero: { ...course.hero, heading: title },
    seo: { ...course.seo, title: `${title} course`, description },
  };
}

/** Builds the copy as `npm run build` does. Rejects with the output if that fails or takes longer than 20 minutes. */
export function build(folder: string) {
  const env = { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production", NODE_OPTIONS: "" };
  const options = { cwd: folder, env, maxBuffer: 10_000_000, timeout: 20 * 60_000 };
  return promisify(execFile)(process.execPath, ["node_modules/gatsby/cli.js", "build"], options);
}

/** Deletes the copy's build caches. */
export function clearCaches(folder: string) {
  for (const name of [".cache", "public", "node_modules/.cache"])
    rmSync(join(folder, name), { recursive: true, force: true });
}
