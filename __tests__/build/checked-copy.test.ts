import { once } from "node:events";
import { readFileSync, readdirSync, renameSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { formatFinding, type Finding } from "../../src/content/check/finding";
import { checkedData, updateCheckedCopy, watchContent } from "../../src/build/checked-copy";
import { filesBelow } from "../../src/content/files-below";
import { editData, newProject, swap } from "../support/project";

const copyOf = (root: string, file: string) => join(root, checkedData, file);

/** Maps each path in a folder to the file's text; folders map to `false`. */
function contents(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const read = (file: string) => {
    const text = statSync(join(folder, file)).isFile() && readFileSync(join(folder, file), "utf8");
    return text && file.endsWith(".json") ? JSON.stringify(JSON.parse(text)) : text;
  };
  return new Map<string, string | false>(files.map((file) => [file, read(file)]));
}

/** Expects the copy to equal the data, except for the files with resolved menus and figures. */
function expectCopied(root: string) {
  const [copy, data] = [checkedData, "data"].map((folder) => contents(join(root, folder)));
  for (const files of [copy, data]) for (const file of ["site.json", "refund.json"]) files?.delete(file);
  expect(copy).toEqual(data);
}

test("keeps the last good copy while there are errors, and updates it after the fix", async () => {
  const root = newProject();
  await updateCheckedCopy(root);
  const before = contents(join(root, checkedData));

  editData(root, "courses.json", swap('"500+"', "500"));
  editData(root, "home.json", swap("You build it", "You build it yourself"));
  expect(await updateCheckedCopy(root)).toHaveLength(1);
  expect(contents(join(root, checkedData))).toEqual(before);

  editData(root, "courses.json", swap('"students": 500', '"students": "600+"'));
  expect(await updateCheckedCopy(root)).toEqual([]);
  expectCopied(root);
});

test("deletes removed files, and writes only the file that changed, so Gatsby sees only real changes", async () => {
  const root = newProject(["images/spare.txt", () => "A note."]);
  await updateCheckedCopy(root);
  const copy = join(root, checkedData);
  const files = filesBelow(copy);
  const longAgo = new Date("2001-01-01");
  for (const file of files) utimesSync(join(copy, file), longAgo, longAgo);

  editData(root, "images/spare.txt", () => null);
  editData(root, "courses.json", swap("500+", "600+"));
  expect(await updateCheckedCopy(root)).toEqual([]);
  expect(filesBelow(copy)).toEqual(files.filter((file) => file !== "images/spare.txt"));
  const isNew = (file: string) => statSync(join(copy, file)).mtimeMs !== longAgo.getTime();
  expect(filesBelow(copy).filter(isNew)).toEqual(["courses.json"]);
});

test("runs another check for a file saved during one", async () => {
  const root = newProject();
  const renewed = updateCheckedCopy(root);
  editData(root, "courses.json", () => "");
  expect(await renewed).toEqual([]);
  expect(JSON.parse(readFileSync(copyOf(root, "courses.json"), "utf8"))).toHaveLength(2);
});

test("reports a failed update, and checks the next change", async () => {
  const root = newProject();
  const reports: Finding[][] = [];
  const reported = async () => {
    while (reports.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return reports.pop()?.map(formatFinding);
  };
  const watcher = watchContent(root, (problems) => reports.push(problems));
  await once(watcher, "ready");

  renameSync(join(root, "src/pages"), join(root, "src/away"));
  editData(root, "courses.json", swap("500+", "600+"));
  expect(await reported()).toEqual([
    expect.stringMatching(/^data\/:1:1 this folder could not be checked: .*ENOENT.*; save a file again$/),
  ]);

  renameSync(join(root, "src/away"), join(root, "src/pages"));
  editData(root, "courses.json", swap("600+", "700+"));
  expect(await reported()).toEqual([]);
  expect(readFileSync(copyOf(root, "courses.json"), "utf8")).toContain("700+");
  await watcher.close();
});
