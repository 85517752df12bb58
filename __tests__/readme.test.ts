/** @jest-environment node */
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../src/content/check/check-content";
import { formatError } from "../src/content/check/content-error";
import { checkInputAt } from "../src/content/check/check-input";
import { countsThatDiffer } from "../scripts/report/counts";
import { readSource } from "../scripts/report/report-source";
import { editData, newProject, type Edit } from "./project";

/** The task of data/README.md, its file, and the mistake that it tells of; the site's own content is what it speaks of. */
const tasks: [task: string, file: string, mistake: Edit][] = [
  ["Change a fee", "courses.json", (text) => text.replace(/"price": \d+/, '"price": "16,500"')],
  [
    "Replace a picture",
    "courses.json",
    (text) => text.replace("images/courses/python.png", "images/courses/Python.png"),
  ],
  [
    "Add a course",
    "courses.json",
    (text) => {
      const [python, ...others] = JSON.parse(text) as { title: string }[];
      return JSON.stringify([python, { ...python, title: "Python for Finance" }, ...others], null, 2);
    },
  ],
  ["Add a person", "faculty.json", (text) => text.replace("\n  },\n  {", "\n  }\n  {")],
  ["Publish an article", "blog.json", (text) => text.replace(/"category": ".*"/, '"category": "AI agent"')],
  ["Close a job", "careers.json", (text) => text.replace(/("openings"[\s\S]*?\n {6}\})(\n {4}\])/, "$1,$2")],
  ["Edit a policy", "policies/terms.md", (text) => text.replace(/lastUpdated: .*/, 'lastUpdated: "August 2026"')],
];

const readme = readFileSync("data/README.md", "utf8");
/** A sentence without what changes with the content: its place, the titles in brackets, and the choices there are. */
const form = (sentence: string) => sentence.replace(/:\d+:\d+|line \d+| \d+ \(.*?\),|must be one of .*?, but/g, "");

test("data/README.md shows how the check names a sentence that counts a list wrongly", async () => {
  const shape = /^data\/course-pages\.json:\d+ says \d+, but there are \d+ \(Courses\): \S/m;
  const root = newProject();
  editData(root, "course-pages.json", (text) => text.replace("Choose one.", "Eleven courses."));
  expect(countsThatDiffer(await readSource(root)).join("\n")).toMatch(shape);
  expect(readme).toMatch(shape);
});

test.each(tasks)("data/README.md says under “%s” what the check says", async (task, file, mistake) => {
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${task}\n`));
  const [sentence = "none"] = /^data\/.*:\d+:\d+ .*$/m.exec(section ?? "") ?? [];
  const root = newProject();
  rmSync(join(root, "data"), { recursive: true });
  cpSync("data", join(root, "data"), { recursive: true });
  cpSync("static", join(root, "static"), { recursive: true });
  cpSync("src/pages", join(root, "src/pages"), { recursive: true });
  editData(root, file, mistake);
  const said = (await checkContent(checkInputAt(root))).map(formatError);
  expect(said.map(form)).toContain(form(sentence));
});
