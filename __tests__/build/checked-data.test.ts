import { once } from "node:events";
import { readFileSync, readdirSync, renameSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { formatFinding, type Finding } from "../../src/content/check/finding";
import { checkedData, updateCheckedData, watchContent } from "../../src/build/checked-data";
import { graphqlTypes } from "../../src/build/graphql-types";
import { listFiles } from "../../src/files/list-files";
import type { Content } from "../../src/content/contract";
import { contentReader } from "../../src/content/content-reader";
import { editData, newProject, swap } from "../support/project";

/** Returns the text of a file in a project's checked data. */
const copied = (root: string, file: string) => readFileSync(join(root, checkedData, file), "utf8");

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
  await updateCheckedData(root);
  const before = contents(join(root, checkedData));

  editData(root, "courses.json", swap('"500+"', "500"));
  editData(root, "home.json", swap("You build it", "You build it yourself"));
  expect(await updateCheckedData(root)).toHaveLength(1);
  expect(contents(join(root, checkedData))).toEqual(before);

  editData(root, "courses.json", swap('"students": 500', '"students": "600+"'));
  expect(await updateCheckedData(root)).toEqual([]);
  expectCopied(root);
});

test("deletes removed files, and writes only the file that changed, so Gatsby sees only real changes", async () => {
  const root = newProject(["images/spare.txt", () => "A note."]);
  await updateCheckedData(root);
  const copy = join(root, checkedData);
  const files = listFiles(copy);
  const longAgo = new Date("2001-01-01");
  for (const file of files) utimesSync(join(copy, file), longAgo, longAgo);

  editData(root, "images/spare.txt", () => null);
  editData(root, "courses.json", swap("500+", "600+"));
  expect(await updateCheckedData(root)).toEqual([]);
  expect(listFiles(copy)).toEqual(files.filter((file) => file !== "images/spare.txt"));
  const isNew = (file: string) => statSync(join(copy, file)).mtimeMs !== longAgo.getTime();
  expect(listFiles(copy).filter(isNew)).toEqual(["courses.json"]);
});

test("copies what it checked, not what is saved meanwhile", async () => {
  const root = newProject();
  const renewed = updateCheckedData(root);
  editData(root, "courses.json", () => "");
  expect(await renewed).toEqual([]);
  expect(JSON.parse(copied(root, "courses.json"))).toHaveLength(2);
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
  expect(copied(root, "courses.json")).toContain("700+");
  await watcher.close();
});

test("expands a menu's list to links to its pages, before the menu's own links", async () => {
  const root = newProject();
  await updateCheckedData(root);
  const read = (file: string) => JSON.parse(copied(root, file)) as unknown;
  const courses = read("courses.json") as { slug: string; title: string }[];
  const { navigation } = read("site.json") as { navigation: { label: string; items?: string; links?: object[] }[] };
  const { items, links } = navigation.find(({ label }) => label === "Courses") ?? {};
  expect(items).toBeUndefined();
  expect(links).toEqual([
    ...courses.map(({ slug, title }) => ({ label: title, link: `/courses/${slug}` })),
    { label: "All courses", link: "/courses" },
  ]);
});

test("strips the slash before a picture's path, which Gatsby could not resolve", async () => {
  const root = newProject();
  editData(root, "courses.json", swap('"images/course.png"', '"/images/course.png"'));
  expect(await updateCheckedData(root)).toEqual([]);
  expect(copied(root, "courses.json")).toContain("images/course.png");
  expect(copied(root, "courses.json")).not.toContain("/images/course.png");
});

test("resolves the claims that texts name, including labels and figures with quotes", async () => {
  const root = newProject();
  editData(root, "claims.json", swap('"600+"', '"six \\"00\\""'));
  editData(
    root,
    "home.json",
    swap("Learn with us.", "{claim:students-placed} {label:students-placed} and {claim:success-rate}."),
  );
  expect(await updateCheckedData(root)).toEqual([]);
  const { hero } = JSON.parse(copied(root, "home.json")) as { hero: { lead: string } };
  const [claim] = JSON.parse(copied(root, "claims.json")) as Content<"claims.json">;
  expect(hero.lead).toBe(`${claim?.figure} ${claim?.label} and 95%.`);
});

test("resolves the figures of the refund rule in policies", async () => {
  const root = newProject();
  editData(root, "refund.json", swap('"days": 7', '"days": 14'));
  editData(root, "policies/terms.md", swap("What section 4 says.", "{refund:days} days, below {refund:percent}%."));
  expect(await updateCheckedData(root)).toEqual([]);
  expect(copied(root, "policies/terms.md")).toContain("\n14 days, below 20%.\n");
  expect(copied(root, "refund.json")).toContain("14 days from enrolment");
});

test.each([
  ["2027-01-10", []],
  ["2027-01-11", ["data-engineering-trainer"]],
  ["2027-03-31", ["data-engineering-trainer"]],
  ["2027-04-01", []],
])("on %s, contains the items shown on that day", async (today, shown) => {
  const root = newProject();
  editData(root, "careers.json", swap('"posted"', '"from": "2027-01-11", "until": "2027-03-31", "posted"'));
  expect(await updateCheckedData(root, today)).toEqual([]);
  const { openings } = contentReader(join(root, checkedData))("careers.json");
  expect(openings.items.map(({ slug }) => slug)).toEqual(shown);
});

test("omits the day of a graduate's consent, as GraphQL does", async () => {
  const root = newProject();
  editData(root, "alumni.json", swap('"picture": {', '"result": "2026-05-04", "consent": "2026-06-01", "picture": {'));
  expect(await updateCheckedData(root)).toEqual([]);
  expect(copied(root, "alumni.json") + graphqlTypes()).not.toMatch(/2026-0|consent/);
});
