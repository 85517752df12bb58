import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorsAfter, errorsOf, foundAfter } from "../../support/check-project";
import { editData, fixture, newProject, placeOf, swap } from "../../support/project";
import { warningsOf } from "../../support/warnings";
import { contract } from "../../../src/content/contract";
import { readCases } from "./broken-content";

const root = newProject();
const brokenContent = readCases();

test("this site's content has no errors", async () => {
  expect(await errorsOf(".")).toEqual([]);
});

test("the unedited fixtures have no errors", async () => {
  expect(await errorsOf(root)).toEqual([]);
});

test.each(brokenContent)("$rule: in $file, $what", async ({ file, edit, messages, warnings }) => {
  const found = async (find: typeof errorsOf) =>
    (await foundAfter(find, root, [[file, edit]])).map((line) => line.replace(/^data\/.*?:\d+:\d+ /, ""));
  expect(await found(errorsOf)).toEqual(messages);
  if (warnings.length > 0) expect(await found(warningsOf)).toEqual(expect.arrayContaining(warnings));
});

test("errors name line and column, and are sorted by file and position", async () => {
  const project = newProject();
  const broken: [file: string, from: string, to: string, fault: string][] = [
    ["alumni.json", String(fixture("alumni.json")), "", ""],
    ["courses.json", '"title": "Python",', '"title": "Python"', '\n    "icon"'],
    ["courses.json", '"leaf"', '"leef"', '"leef"'],
    ["courses.json", '"popular": false,', '"popular": false, // not yet', "// not yet"],
    ["courses.json", '"Reviews"]', '"Reviews",]', "],"],
    ["fees.json", '"python"', '""', '""'],
    ["home.json", '"/about"', '"/abuot"', '"/abuot"'],
    ["policies/terms.md", '"2024-12-01"', '"December 2024"', '"December 2024"'],
    ["policies/terms.md", "What section 4 says.", "What __section__ 4 says.", "What __section__"],
  ];
  editData(project, "images/service.png", () => "<html>");
  for (const [file, from, to] of broken) editData(project, file, swap(from, to));
  const placeIn = (file: string, fault: string) =>
    `${file}:${placeOf(file, fault, readFileSync(join(project, "data", file), "utf8"))}`;
  const errors = await errorsOf(project);
  expect(errors.map((error) => error.replace(/^data\/(\S+) .*$/, "$1"))).toEqual([
    ...broken.map(([file, , , fault]) => placeIn(file, fault)),
    placeIn("services.json", '"images/service.png"'),
  ]);
});

const otherFormat = "this file is in another format, such as Word, PDF or UTF-16: save it as plain text, in UTF-8";

test.each([
  ["the format of Word", (text: string) => `PK\u0003\u0004${text}`, `1:1 ${otherFormat}`],
  ["UTF-16 with a byte-order mark", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le"), `1:1 ${otherFormat}`],
  ["UTF-16 without one", (text: string) => Buffer.from(text, "utf16le"), `1:1 ${otherFormat}`],
  [
    "another encoding",
    (text: string) => Buffer.from(text.replace("A learner", "Un élève"), "latin1"),
    `${placeOf("courses.json", "earner")} this character is not UTF-8 (perhaps Windows-1252): save the file as UTF-8, and type the character again`,
  ],
  ["nothing, because it is missing", () => null, "1:1 this file is missing: restore it"],
])("the check reports a file that has %s", async (_, edit, error) => {
  expect(await errorsAfter(root, ["courses.json", edit])).toEqual([`data/courses.json:${error}`]);
});

test("links to a page without declared sections may have any anchor and query", async () => {
  const project = newProject();
  writeFileSync(join(project, "src/pages/undeclared.tsx"), "");
  const edit = swap('"/about"', '"/undeclared?year=2027#list"');
  expect(await errorsAfter(project, ["home.json", edit])).toEqual([]);
});

test("no message suggests an invalid slug", async () => {
  const errors = await errorsAfter(
    root,
    ["courses.json", swap('"slug": "python"', '"slug": "Python"')],
    ["site.json", swap("/courses/python", "/course/python")],
  );
  expect(errors).toHaveLength(2);
  expect(errors[1]).toMatch(/"\/course\/python", which is not a page of this site: name a page such as \/courses$/);
});

test.each([
  ["courses.json", "python"],
  ["services.json", "internships"],
  ["faculty.json", "vasundhara-hegde"],
])("the check names every file that refers to a removed item of %s", async (list, slug) => {
  const errors = await errorsAfter(root, [list, swap(`"slug": "${slug}"`, '"slug": "gone"')]);
  const pointer = new RegExp(`(?<!"(?:slug|language)": )"(?:/\\w+/)?${slug}[?#"]`);
  const pointing = Object.keys(contract).filter((file) => pointer.test(String(fixture(file))));
  expect(pointing.length).toBeGreaterThan(1);
  expect(new Set(errors.map((error) => error.split(/[/:]/)[1]))).toEqual(new Set(pointing));
});

test.each([
  ["are broken", '"title": "Python",', '"title": "Python"'],
  ["hold an invalid slug", '"slug": "python"', '"slug": "Python"'],
  ["hold a slug twice", '"slug": "python"', '"slug": "data-science"'],
])("the check reports no reference to courses that %s", async (_, from, to) => {
  const errors = await errorsAfter(root, ["courses.json", swap(from, to)]);
  expect(errors).toEqual([expect.stringContaining("data/courses.json")]);
});
