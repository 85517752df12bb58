import { readFileSync } from "node:fs";
import { groups } from "../../../scripts/edit/form-groups";
import { jsonSchema, type DataFile } from "../../../src/content/contract";
import { errorsAfter } from "../../support/check-project";
import { newProject, swap, type Edit } from "../../support/project";

const readme = readFileSync("data/README.md", "utf8");

/** Edits of the fixtures that reproduce the mistake shown for each task in data/README.md. */
const tasks: [task: string, file: string, mistake: Edit][] = [
  ["Check your change", "courses.json", (text) => text.replace(/"price": \d+/, '"price": "16,500"')],
  ["Replace a picture", "courses.json", (text) => text.replace(/(?<=images\/)\w/, (letter) => letter.toUpperCase())],
  ["Add a batch", "batches.json", swap('"2027-01-11"', '"2027-01-12"')],
  ["Add an exercise", "exercises.json", swap('"right": "yes"', '"right": "no"')],
  ["Add a trainer", "faculty.json", (text) => text.replace('",\n', '"\n')],
  ["Add an article", "blog.json", swap('"category": "AI agents"', '"category": "AI agent"')],
  ["Close a job", "careers.json", (text) => text.replace(/("openings"[^]*?\n {6}\})(\n {4}\])/, "$1,$2")],
  ["Edit a policy", "policies/terms.md", (text) => text.replace(/lastUpdated: .*/, 'lastUpdated: "August 2026"')],
];

/** Strips what depends on the content: numbers, names in brackets, quoted values, paths, and lists of choices. */
function form(message: string): string {
  return message.replace(/\d+|\(.*?\)|"[^"]*"|images\/[^;]*|must be one of .*?, but|is a \w+day$/g, "");
}

test("the table in data/README.md has each file in its group of the forms", () => {
  const [, table = ""] = readme.split("## Which file holds what\n");
  // A row without a group belongs to the one above.
  const listed = table
    .split(/\n\| (?=\w)/)
    .map((rows) => [/^[^|]*\w/.exec(rows)?.[0], rows.match(/[\w-]+(?=\.json)/g)?.sort()]);
  expect(listed).toEqual(expect.arrayContaining(groups.map(({ label, files }) => [label, files.toSorted()])));
});

test("data/README.md adds entries with fields and values that exist", () => {
  for (const [section] of readme.matchAll(/^## Add a[^]*?(?=^## )/gm)) {
    const schemas = (section.match(/[\w-]+\.json/g) ?? []).map((file) => JSON.stringify(jsonSchema(file as DataFile)));
    const names = Array.from(section.matchAll(/`([a-z]\w*)`/gi), ([, name]) => `"${name}"`);
    expect(names.filter((name) => !schemas.join("").includes(name))).toEqual([]);
  }
});

const root = newProject();

test.each(tasks)("under “%s”, data/README.md shows the check's output", async (task, file, mistake) => {
  const section = readme.split(/^##+ /m).find((part) => part.startsWith(`${task}\n`));
  const [shown = "none"] = /^data\/.*:\d+:\d+ .*$/m.exec(section ?? "") ?? [];
  const errors = await errorsAfter(root, [file, mistake]);
  expect(errors.map(form)).toContain(form(shown));
});
