/** @jest-environment node */
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync, renameSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { formatError, type ContentError } from "../src/content/check/content-error";
import { itemFiles } from "../src/build/item-files";
import { checkedData, updateCheckedCopy, watchContent } from "../src/build/checked-copy";
import { editData, newProject, swap, type Edit } from "./project";

const copyOf = (root: string, file: string) => join(root, checkedData, file);

/** Every file of a folder with what it holds. */
function contents(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const read = (file: string) => statSync(join(folder, file)).isFile() && readFileSync(join(folder, file), "utf8");
  return new Map<string, string | false>(files.map((file) => [file, read(file)]));
}

/** What the copy of a folder holds: the same, and the items of lists with pages in files of their own. */
const copied = (data: string) => new Map([...contents(data), ...itemFiles(data)]);

/** The files of the copy that a change writes, makes or removes. */
async function touchedBy(root: string, change: () => void) {
  const copy = join(root, checkedData);
  await updateCheckedCopy(root);
  const before = contents(copy);
  const longAgo = new Date("2001-01-01");
  for (const file of before.keys()) utimesSync(join(copy, file), longAgo, longAgo);
  change();
  expect(await updateCheckedCopy(root)).toEqual([]);
  const after = contents(copy);
  const gone = [...before.keys()].filter((file) => !after.has(file));
  const written = [...after].filter(
    ([file, text]) => text !== false && statSync(join(copy, file)).mtimeMs !== longAgo.getTime(),
  );
  return [...gone, ...written.map(([file]) => file)].sort();
}

const itemOf = (root: string, file: string): unknown => JSON.parse(readFileSync(copyOf(root, file), "utf8"));

test("content that is in order is copied as it is, pictures included", async () => {
  const root = newProject();
  expect(await updateCheckedCopy(root)).toEqual([]);
  expect(contents(join(root, checkedData))).toEqual(copied(join(root, "data")));
});

test("a slash before a picture's name is taken off in the copy, where Gatsby would look elsewhere for it", async () => {
  const root = newProject();
  editData(root, "courses.json", swap('"images/course.png"', '"/images/course.png"'));
  expect(await updateCheckedCopy(root)).toEqual([]);
  for (const file of ["courses.json", "courses.python.json"]) {
    expect(readFileSync(copyOf(root, file), "utf8")).toContain("images/course.png");
    expect(readFileSync(copyOf(root, file), "utf8")).not.toContain("/images/course.png");
  }
});

test("content that was never in order is not copied at all", async () => {
  const root = newProject();
  editData(root, "courses.json", () => "");
  expect((await updateCheckedCopy(root)).map(formatError)).toEqual([
    "data/courses.json:1:1 the file is empty: bring its text back",
  ]);
  expect(existsSync(join(root, checkedData))).toBe(false);
});

test("a mistake leaves the last good copy as it was, and its mend renews it", async () => {
  const root = newProject();
  await updateCheckedCopy(root);
  const before = contents(join(root, checkedData));

  editData(root, "courses.json", swap("15000", '"18000"'));
  editData(root, "home.json", swap("You build it", "You build it yourself"));
  expect(await updateCheckedCopy(root)).toHaveLength(1);
  expect(contents(join(root, checkedData))).toEqual(before);

  editData(root, "courses.json", swap('"18000"', "18000"));
  expect(await updateCheckedCopy(root)).toEqual([]);
  expect(contents(join(root, checkedData))).toEqual(copied(join(root, "data")));
});

test("a file that is removed disappears from the copy", async () => {
  const root = newProject();
  editData(root, "images/spare.txt", () => "A note.");
  await updateCheckedCopy(root);
  expect(existsSync(copyOf(root, "images/spare.txt"))).toBe(true);

  editData(root, "images/spare.txt", () => null);
  await updateCheckedCopy(root);
  expect(existsSync(copyOf(root, "images/spare.txt"))).toBe(false);
  expect(existsSync(copyOf(root, "images/course.png"))).toBe(true);
});

test("nothing is written where nothing changed, so that Gatsby sees only real changes", async () => {
  const root = newProject();
  expect(await touchedBy(root, () => undefined)).toEqual([]);
});

test("an item of a list with pages stands in a file of its own, whole, with its place in the list", async () => {
  const root = newProject();
  await updateCheckedCopy(root);
  const courses = itemOf(root, "courses.json") as object[];
  expect(courses).toHaveLength(2);
  for (const [file, index] of [
    ["courses.python.json", 0],
    ["courses.data-science.json", 1],
  ] as const)
    expect(itemOf(root, file)).toEqual({ ...courses[index], position: index + 1 });
});

/** An edit of the list of courses as a list. */
type Course = { slug: string; title: string; seo: object };
const courses =
  (change: (list: Course[]) => Course[]): Edit =>
  (text) =>
    JSON.stringify(change(JSON.parse(text) as Course[]));

/** Puts a course to which no page leads before the others. */
const withSpare = courses(([first, ...others]) => {
  if (!first) throw new Error("There is no course to copy");
  const description = "A spare course: a description that is long enough for the results of a search, which begins ";
  const seo = { ...first.seo, title: "Spare course", description: description.padEnd(125, "and goes on ").trim() };
  return [{ ...first, slug: "spare", title: "Spare", seo }, first, ...others];
});

test.each<[string, Edit, string[]]>([
  ["of a fee touches that course alone", swap("15000", "18000"), ["courses.spare.json"]],
  ["of an address moves the course", swap('"spare"', '"extra"'), ["courses.extra.json", "courses.spare.json"]],
  [
    "of the order touches the courses that moved",
    courses(([first, second, ...others]) => [second, first, ...others].filter((course) => course !== undefined)),
    ["courses.python.json", "courses.spare.json"],
  ],
  [
    "that removes a course removes its file and moves up those below it",
    courses((list) => list.slice(1)),
    ["courses.data-science.json", "courses.python.json", "courses.spare.json"],
  ],
])("a change %s", async (_, edit, touched) => {
  const root = newProject();
  editData(root, "courses.json", withSpare);
  const found = await touchedBy(root, () => editData(root, "courses.json", edit));
  expect(found).toEqual(["courses.json", ...touched].sort());
  const slugs = (itemOf(root, "courses.json") as Course[]).map(({ slug }) => `courses.${slug}.json`);
  const files = readdirSync(join(root, checkedData)).filter((file) => file.startsWith("courses."));
  expect(files.sort()).toEqual(["courses.json", ...slugs].sort());
});

test("a file that is saved during a check waits for its own check", async () => {
  const root = newProject();
  const renewed = updateCheckedCopy(root);
  editData(root, "courses.json", () => "");
  expect(await renewed).toEqual([]);
  expect(JSON.parse(readFileSync(copyOf(root, "courses.json"), "utf8"))).toHaveLength(2);
});

test("a renewal that fails is reported, and the next change is checked again", async () => {
  const root = newProject();
  const reports: ContentError[][] = [];
  const reported = async () => {
    while (reports.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return reports.pop()?.map(formatError);
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
