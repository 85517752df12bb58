/** @jest-environment node */
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { updateCheckedCopy } from "../src/build/checked-copy";
import { renderDownloads } from "../src/build/downloads/render-downloads";
import { editData, newProject, swap } from "./project";
import { readPdf } from "./read-pdf";

// Each project draws three files and a process reads them: seconds, where others use the processor as well.
jest.setTimeout(60_000);

const fileOf = (root: string, name: string) => join(root, `public/downloads/${name}.pdf`);
const names = ["python-syllabus", "data-science-syllabus", "brochure"];

/** Makes the files of a project from what its data holds now. */
async function make(root: string) {
  expect(await updateCheckedCopy(root)).toEqual([]);
  return renderDownloads(root);
}

/** The files that were made again since `setAside`. */
const longAgo = new Date("2001-01-01");
const setAside = (root: string) => names.forEach((name) => utimesSync(fileOf(root, name), longAgo, longAgo));
const madeAgain = (root: string) => names.filter((name) => statSync(fileOf(root, name)).mtime > longAgo);

const fullCourse = {
  keySkills: ["Reading", "Writing", "Testing", "Deploying"],
  projects: [{ title: "Ledger", description: "Adds up rupees.", tech: ["csv", "pytest"], level: "Intermediate" }],
  capstones: [{ title: "Library", description: "Lends books.", tech: ["SQLite"], level: "Advanced" }],
  tools: ["uv", "Ruff", "mypy"],
  certifications: [
    { code: "PY-1", title: "Python, first part", note: "Booked separately." },
    { code: "PY-2", title: "Two" },
  ],
};

test("a syllabus says in words all that the course's page says, and in which language", async () => {
  const root = newProject();
  editData(root, "courses.json", swap('"modules": [', `${JSON.stringify(fullCourse).slice(1, -1)}, "modules": [`));
  await make(root);
  const { text, title, language, pages } = readPdf(fileOf(root, "python-syllabus"));
  expect(title).toBe("Python: Course syllabus | Test Institute");
  expect(language).toBe("en-IN");

  const said = ["Python", "Start here.", "₹15,000", "EMI available", "8 weeks", "Beginner", "500+"];
  said.push("Exercises", "Projects", "Reviews", "Weeks 1–2", "First steps", "Setup", "Numbers", "Loops");
  said.push("After it you can: Write a script.", "Weeks 3–4", "Functions", "After it you can: Test a script.");
  JSON.parse(JSON.stringify(fullCourse), (_, value: unknown) => {
    if (typeof value === "string") said.push(value);
    return value;
  });
  said.push("Content of 12 October 2026", "https://test.example/courses/python", `${pages} of ${pages}`);
  expect(said.filter((words) => !text.includes(words))).toEqual([]);
});

test("the same content gives the same bytes, in which no one can read when they were made", async () => {
  const [one, other] = [newProject(), newProject()];
  await make(one);
  await make(other);
  for (const name of names)
    expect(readFileSync(fileOf(one, name)).equals(readFileSync(fileOf(other, name)))).toBe(true);
});

test("a file is made again when what it says changes, and only then", async () => {
  const root = newProject();
  const first = await make(root);
  setAside(root);
  expect(await make(root)).toEqual(first);
  expect(madeAgain(root)).toEqual([]);

  editData(root, "testimonials.json", (text) => `${text}\n`);
  editData(root, "courses.json", swap("Write a script.", "Write a short script."));
  await make(root);
  expect(madeAgain(root)).toEqual(["python-syllabus", "brochure"]);

  setAside(root);
  editData(root, "fees.json", swap("15000", "16000"));
  await make(root);
  expect(madeAgain(root)).toEqual(["brochure"]);
  expect(readPdf(fileOf(root, "brochure")).text).toContain("₹16,000");
});

test("the syllabus of a course that is gone is gone, too", async () => {
  const root = newProject();
  await make(root);
  editData(root, "courses.json", (text) => JSON.stringify((JSON.parse(text) as unknown[]).slice(0, 1)));
  for (const file of ["home-courses.json", "site.json"]) {
    editData(root, file, (text) => text.replaceAll("/courses/data-science", "/courses/python"));
  }
  editData(root, "contact.json", (text) => text.replace(/,\s*\{\s*"label": "Data Science"[^}]*\}/, ""));
  expect((await make(root)).map(({ path }) => path)).toEqual([
    "/downloads/python-syllabus.pdf",
    "/downloads/brochure.pdf",
  ]);
  expect(existsSync(fileOf(root, "data-science-syllabus"))).toBe(false);
});

test("what is said of a file's size is its size", async () => {
  const root = newProject();
  for (const { path, kilobytes } of await make(root)) {
    expect(kilobytes).toBe(Math.round(statSync(join(root, "public", path)).size / 1000));
  }
});
