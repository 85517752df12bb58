/** @jest-environment node */
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listCountWarnings } from "../../../scripts/check/list-counts";
import { formatError } from "../../../src/content/check/content-error";
import { readSource } from "../../../scripts/check/source";
import { errorsOf } from "../../support/check-project";
import { editData, newProject, type Edit } from "../../support/project";

const readme = readFileSync("data/README.md", "utf8");

/** The error that data/README.md shows under each task; it speaks of the site's own content. */
const tasks: [task: string, file: string, error: Edit][] = [
  [
    "Add a course",
    "courses.json",
    (text) => {
      const [first, ...others] = JSON.parse(text) as { title: string }[];
      return JSON.stringify([first, { ...first, title: "Python for Finance" }, ...others], null, 2);
    },
  ],
  ["Change a fee", "courses.json", (text) => text.replace(/"price": \d+/, '"price": "16,500"')],
  [
    "Replace a picture",
    "courses.json",
    (text) => text.replace(/(?<=images\/courses\/)\w/, (letter) => letter.toUpperCase()),
  ],
  ["Add a person", "faculty.json", (text) => text.replace("\n  },\n  {", "\n  }\n  {")],
  [
    "Add or remove a batch",
    "batches.json",
    (text) => {
      const [first, ...others] = JSON.parse(text) as object[];
      return JSON.stringify([{ ...first, start: "2027-01-12", days: ["Mon", "Wed", "Fri"] }, ...others], null, 2);
    },
  ],
  ["Add an exercise", "exercises.json", (text) => text.replace('"right": "yes"', '"right": "no"')],
  ["Publish an article", "blog.json", (text) => text.replace(/"category": ".*"/, '"category": "AI agent"')],
  [
    "Write the text of an article or a policy",
    "blog.json",
    (text) => text.replace(/("body": \[\s*(?:".*",\s*){3}")(.*)"/, '$1- the student number ~~exists~~"'),
  ],
  ["Close a job", "careers.json", (text) => text.replace(/("openings"[\s\S]*?\n {6}\})(\n {4}\])/, "$1,$2")],
  ["Edit a policy", "policies/terms.md", (text) => text.replace(/lastUpdated: .*/, 'lastUpdated: "August 2026"')],
];

/** A message without what changes with the content: its place, titles in brackets, pictures, and the choices there are. */
const form = (message: string) =>
  message.replace(/:\d+:\d+|line \d+| \d+ \(.*?\),|images\/\S+?\.png|must be one of .*?, but/g, "");

let errors: string[];
beforeAll(async () => {
  const root = newProject();
  rmSync(join(root, "data"), { recursive: true });
  for (const folder of ["data", "static", "src/pages"]) cpSync(folder, join(root, folder), { recursive: true });
  for (const [, file, error] of tasks) editData(root, file, error);
  errors = await errorsOf(root);
});

test.each(tasks)("data/README.md shows under “%s” what the check prints", (task) => {
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${task}\n`));
  const [shown = "none"] = /^data\/.*:\d+:\d+ .*$/m.exec(section ?? "") ?? [];
  expect(errors.map(form)).toContain(form(shown));
});

test("data/README.md shows the warning about a sentence that counts a list wrongly", async () => {
  const warning = /^data\/course-pages\.json:\d+:\d+ hero, lead says \d+, but there are \d+ \(Courses\): "/m;
  const root = newProject();
  editData(root, "course-pages.json", (text) => text.replace("Choose one.", "Eleven courses."));
  expect(
    listCountWarnings(await readSource(root))
      .map(formatError)
      .join("\n"),
  ).toMatch(warning);
  expect(readme).toMatch(warning);
});
