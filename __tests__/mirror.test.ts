/** @jest-environment node */
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync, renameSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { formatProblem } from "../src/content/check";
import { checkedData, renewCheckedData, watchContent } from "../src/content/mirror";
import type { Problem } from "../src/content/read-file";
import { editData, newProject, swap } from "./project";

const copyOf = (root: string, file: string) => join(root, checkedData, file);

/** Every file of a folder with what it holds. */
function contents(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return files.map((file) => [file, statSync(join(folder, file)).isFile() && readFileSync(join(folder, file), "utf8")]);
}

test("content that is in order is copied as it is, pictures included", async () => {
  const root = newProject();
  expect(await renewCheckedData(root)).toEqual([]);
  expect(contents(join(root, checkedData))).toEqual(contents(join(root, "data")));
});

test("content that was never in order is not copied at all", async () => {
  const root = newProject();
  editData(root, "courses.json", () => "");
  expect((await renewCheckedData(root)).map(formatProblem)).toEqual(["data/courses.json:1:1 the file is empty"]);
  expect(existsSync(join(root, checkedData))).toBe(false);
});

test("a mistake leaves the last good copy as it was, and its mend renews it", async () => {
  const root = newProject();
  await renewCheckedData(root);
  const before = contents(join(root, checkedData));

  editData(root, "courses.json", swap("15000", '"18000"'));
  editData(root, "home.json", swap("You build it", "You build it yourself"));
  expect(await renewCheckedData(root)).toHaveLength(1);
  expect(contents(join(root, checkedData))).toEqual(before);

  editData(root, "courses.json", swap('"18000"', "18000"));
  expect(await renewCheckedData(root)).toEqual([]);
  expect(contents(join(root, checkedData))).toEqual(contents(join(root, "data")));
});

test("a file that is removed disappears from the copy", async () => {
  const root = newProject();
  editData(root, "images/spare.txt", () => "A note.");
  await renewCheckedData(root);
  expect(existsSync(copyOf(root, "images/spare.txt"))).toBe(true);

  editData(root, "images/spare.txt", () => null);
  await renewCheckedData(root);
  expect(existsSync(copyOf(root, "images/spare.txt"))).toBe(false);
  expect(existsSync(copyOf(root, "images/course.png"))).toBe(true);
});

test("a file that did not change is not written again, so that Gatsby sees only real changes", async () => {
  const root = newProject();
  await renewCheckedData(root);
  const longAgo = new Date("2001-01-01");
  for (const file of ["home.json", "courses.json"]) utimesSync(copyOf(root, file), longAgo, longAgo);

  editData(root, "courses.json", swap("15000", "18000"));
  await renewCheckedData(root);
  expect(statSync(copyOf(root, "home.json")).mtime).toEqual(longAgo);
  expect(statSync(copyOf(root, "courses.json")).mtime).not.toEqual(longAgo);
});

test("a file that is saved during a check waits for its own check", async () => {
  const root = newProject();
  const renewed = renewCheckedData(root);
  editData(root, "courses.json", () => "");
  expect(await renewed).toEqual([]);
  expect(JSON.parse(readFileSync(copyOf(root, "courses.json"), "utf8"))).toHaveLength(2);
});

test("a renewal that fails is reported, and the next change is checked again", async () => {
  const root = newProject();
  const reports: Problem[][] = [];
  const reported = async () => {
    while (reports.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return reports.pop()?.map(formatProblem);
  };
  const watcher = watchContent(root, (problems) => reports.push(problems));
  await once(watcher, "ready");

  renameSync(join(root, "src/pages"), join(root, "src/away"));
  editData(root, "courses.json", swap("15000", "16000"));
  expect(await reported()).toEqual([
    expect.stringMatching(/^data\/:1:1 this folder could not be checked: .*ENOENT.*; save a file again$/),
  ]);

  renameSync(join(root, "src/away"), join(root, "src/pages"));
  editData(root, "courses.json", swap("16000", "17000"));
  expect(await reported()).toEqual([]);
  expect(readFileSync(copyOf(root, "courses.json"), "utf8")).toContain("17000");
  await watcher.close();
});
