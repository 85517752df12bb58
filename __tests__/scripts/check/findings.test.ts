import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { accept, findings } from "../../../scripts/check/findings";
import { editData, newProject, placeOf, swap, today } from "../../support/project";
import { warningsOf } from "../../support/warnings";

/** Returns the warnings about the hero lead in course-pages.json. */
async function warningsAbout(root: string) {
  const { warnings } = await findings(root, today);
  return warnings.filter(({ file, message }) => file === "course-pages.json" && message.startsWith("hero, lead says"));
}

test("an accepted warning stays hidden after moving, until its text or its finding changes", async () => {
  const root = newProject();
  const text = "Python costs ₹1,500, for reasons that nobody could put into ten words.";
  editData(root, "course-pages.json", swap("Choose one.", text));
  accept(
    root,
    (await warningsAbout(root)).map(({ key }) => key),
  );
  editData(root, "course-pages.json", (json) => json.replace("{", "{\n\n"));
  expect(await warningsAbout(root)).toEqual([]);
  expect((await findings(root, today)).accepted).toHaveLength(1);
  editData(root, "course-pages.json", swap("ten words", "twenty words"));
  expect(await warningsAbout(root)).toHaveLength(1);
  editData(root, "course-pages.json", swap("twenty words", "ten words"));
  expect(await warningsAbout(root)).toEqual([]);
  editData(root, "courses.json", swap("15000", "16000"));
  expect(await warningsAbout(root)).toHaveLength(1);
});

test("an accepted word joins the word list", async () => {
  const root = newProject();
  editData(root, "course-pages.json", swap("Choose one.", "Learn dbtxloads."));
  const dbtx = async () => (await findings(root, today)).warnings.filter(({ key }) => key === "words.txt: dbtxloads");
  accept(
    root,
    (await dbtx()).map(({ key }) => key),
  );
  expect(readFileSync(join(root, "data/words.txt"), "utf8")).toBe("dbtxloads\n");
  expect(await dbtx()).toEqual([]);
});

test("merge conflict markers do not affect other accepted warnings", async () => {
  const root = newProject();
  editData(root, "course-pages.json", swap("Choose one.", "Python costs ₹1,500."));
  accept(
    root,
    (await warningsAbout(root)).map(({ key }) => key),
  );
  editData(root, "../accepted-warnings.txt", (lines) => `<<<<<<< HEAD\n${lines}=======\nOther.\n>>>>>>> theirs\n`);
  expect(await warningsAbout(root)).toEqual([]);
});

describe("npm run check", () => {
  const root = newProject();
  // Without npm and tsx, which start processes of their own.
  const words = ["--import", require.resolve("tsx"), resolve("scripts/check/run-check.ts")];
  /** Git appends what each of its processes does. */
  const log = join(root, "processes.txt");
  const env = { ...process.env, GIT_TRACE2_EVENT: log };
  const start = (program: string, ...args: string[]) => spawnSync(program, args, { cwd: root, encoding: "utf8", env });
  /** Runs the check with these arguments, and returns its exit code, its output and the number of Git processes. */
  function run(...args: string[]): [code: number | null, output: string, processes: number] {
    rmSync(log, { force: true });
    const { status, stdout, stderr } = start(process.execPath, ...words, ...args);
    return [status, stdout + stderr, readFileSync(log, "utf8").split('"event":"start"').length - 1];
  }

  test("-- --accept accepts only the warnings on the given line, and asks Git at most four times", async () => {
    editData(root, "course-pages.json", swap("Choose one.", "Python costs ₹1,500."));
    const none = "data/course-pages.json:1 has no open warning.";
    expect(run("--accept", "data/course-pages.json:1")).toEqual([1, expect.stringContaining(none), 1]);
    start("git", "init", "--quiet");
    start("git", "add", "data");
    start("git", "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "Content");
    const [code, output, processes] = run(
      "--accept",
      `data/course-pages.json:${placeOf("course-pages.json", "Choose one.").split(":")[0]}`,
    );
    expect([code, output]).toEqual([0, expect.stringContaining("Accepted 1 warning.")]);
    expect(processes).toBeGreaterThan(1);
    expect(processes).toBeLessThanOrEqual(4);
    expect(await warningsAbout(root)).toEqual([]);
  });

  test("prints no error if its output pipe closes early", () => {
    const quoted = [process.execPath, ...words].map((word) => `"${word}"`).join(" ");
    expect(start("sh", "-c", `${quoted} | true`).stderr).toBe("");
  });
});

test("the check lists scheduled changes, and accepts future dates in items that appear later", async () => {
  const root = newProject();
  const opening = '"title": "Trainer, Azure Data Engineering",';
  const period = (days: string) => swap(opening, `${opening} ${days},`);
  editData(root, "careers.json", period('"from": "2027-01-11", "until": "2027-03-31"'));
  editData(root, "careers.json", swap('"posted": "2026-11-09"', '"posted": "2027-01-11"'));
  expect(await warningsOf(root)).toEqual([]);
  const line = placeOf("careers.json", opening).split(":")[0];
  const title = `“Trainer, Azure Data Engineering” (data/careers.json:${line})`;
  const schedule = async (day: string) => (await findings(root, day)).schedule;
  expect(await schedule("2027-01-10")).toEqual([
    `From 11 January 2027: ${title} appears.`,
    `After 31 March 2027: ${title} disappears.`,
  ]);
  expect(await schedule("2027-03-31")).toEqual([`After 31 March 2027: ${title} disappears.`]);
  expect(await schedule("2027-04-01")).toEqual([
    `Shown until 31 March 2027: ${title}; remove it, or change its until.`,
  ]);
});
