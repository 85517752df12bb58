/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { accept } from "../../../scripts/check/accepted";
import { findings } from "../../../scripts/check/findings";
import { editData, newProject, swap } from "../../support/project";
import { today } from "../../support/warnings";

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
  const command = `"${resolve("node_modules/.bin/tsx")}" "${resolve("scripts/check/run-check.ts")}"`;
  const inShell = (line: string) => spawnSync("sh", ["-c", line], { cwd: root, encoding: "utf8" });
  /** Runs the check with these arguments, and returns its exit code and output. */
  function run(...args: string[]): [code: number | null, output: string] {
    const { status, stdout, stderr } = inShell([command, ...args].join(" "));
    return [status, stdout + stderr];
  }

  test("-- --accept accepts only the warnings on the given line", () => {
    editData(root, "course-pages.json", swap("Choose one.", "Python costs ₹1,500."));
    expect(run("--accept", "data/course-pages.json:1")).toEqual([
      1,
      expect.stringContaining("data/course-pages.json:1 has no open warning."),
    ]);
    expect(run("--accept", "data/course-pages.json:10")).toEqual([0, expect.stringContaining("Accepted 1 warning.")]);
    expect(run()[1]).not.toContain("Python costs");
  });

  test("prints no error if its output pipe closes early", () => {
    expect(inShell(`${command} | true`).stderr).toBe("");
  });
});
