import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { checkedData, updateCheckedData } from "../../../src/build/checked-data";
import { renderDownloads } from "../../../src/build/documents/downloads";
import { contentReader } from "../../../src/content/content-reader";
import { editData, newProject, swap } from "../../support/project";
import { readPdf } from "../../support/read-pdf";

const fullCourse = {
  keySkills: ["Reading", "Writing", "Testing", "Deploying"],
  projects: [{ title: "Ledger", description: "Adds up rupees.", tech: ["csv", "pytest"], level: "Intermediate" }],
  capstones: [{ title: "Library", description: "Lends books.", tech: ["SQLite"], level: "Advanced" }],
  tools: ["uv", "Ruff", "mypy"],
  certifications: [
    { code: "PY-1", title: "Python, first part", note: "Booked separately." },
    { code: "PY-2", title: "Two", retired: "2025-03-31" },
  ],
};
const hostile = "#panic() *bold* $x^2$ // @ref \\u{41} [box]";
const scripts = "ಕ್ಷೇತ್ರ, हिन्दी, தமிழ், తెలుగు, മലയാളം, বাংলা। ≤ 25 °C → ✓";
const edits: Parameters<typeof newProject> = [
  ["courses.json", swap('"modules": [', `${JSON.stringify(fullCourse).slice(1, -1)}, "modules": [`)],
  ["courses.json", swap('"Write a script."', JSON.stringify(hostile))],
  ["courses.json", swap('"Reviews"', JSON.stringify(scripts))],
  ["faculty.json", swap("Dr Vasundhara Hegde", "Łukasz Dvořák Nguyễn “ಶಿವರಾಮ” Zoë 🎉")],
];
const [root, sameProject] = [newProject(...edits), newProject(...edits)];
const fileOf = (project: string, name: string) => join(project, `public/downloads/${name}.pdf`);
const names = ["python-syllabus", "data-science-syllabus", "brochure"];

/** Renders a project's files from its current data. */
async function render(project = root) {
  expect(await updateCheckedData(project)).toEqual([]);
  return renderDownloads(project);
}

let downloads: Awaited<ReturnType<typeof render>>;
let syllabus: ReturnType<typeof readPdf>;
beforeAll(async () => {
  downloads = await render();
  syllabus = readPdf(fileOf(root, "python-syllabus"));
});

test("a syllabus has all text of its course's page", () => {
  const expected = ["Python", "Start here.", "₹17,700", "GST included", "4 weeks with projects", "Beginner"];
  expected.push("11 January 2027", "Mon, Wed, Fri, 7–9 PM", "Until 5 February: 24 hours in class");
  expected.push("Exercises", "Projects", "Weeks 1–2", "First steps", "Setup", "Numbers", "Loops");
  expected.push("Weeks 3–4", "Functions", "After it you can: Test a script.");
  expected.push("Try it before you join", "The sum that stops", "for number in range(last):", "Why is it not six?");
  expected.push("It prints too late.", "for number in range(1, last + 1):", "From one to three.", "The end of a range");
  JSON.parse(JSON.stringify(fullCourse), (_, value: unknown) => {
    if (typeof value === "string") expected.push(value === "2025-03-31" ? "retired on 31 March 2025" : value);
    return value;
  });
  const { text, about } = syllabus;
  expected.push(
    "Content of 12 October 2026",
    "https://test.example/courses/python",
    `${about.pages} of ${about.pages}`,
  );
  expect(expected.filter((part) => !text.includes(part))).toEqual([]);
});

test("the brochure has all courses, fees, services, steps and requirements", () => {
  const read = contentReader(join(root, checkedData));
  const { process, requirements } = read("admissions.json");
  const expected = [
    "Content of 2 November 2026",
    ...read("courses.json").flatMap(({ title, description }) => [`${title} ₹17,700`, description]),
    "Beginner · 2 months with practice",
    "Python 2 months ₹17,700",
    ...read("services.json").flatMap((service) => [service.title, service.description, ...service.features]),
    ...[...process.items, ...requirements.items].flatMap(({ title, text }) => [title, text]),
  ];
  const { text } = readPdf(fileOf(root, "brochure"));
  expect(expected.filter((part) => !text.includes(part))).toEqual([]);
});

test("scripts and signs print if a font has them, in their language", () => {
  // Typst refuses to write a PDF/UA file with a missing glyph. pdf.js repeats letters that consist of several glyphs.
  const expected = `${scripts} Łukasz Dvořák “ಶಿವರಾಮ” Zoë`;
  expect([...expected].filter((sign) => !syllabus.text.includes(sign))).toEqual([]);
  expect(readFileSync(fileOf(root, "python-syllabus")).includes("/Lang (kn-IN)")).toBe(true);
});

test("text prints literally, never as markup of the typesetter", () => {
  expect(syllabus.text).toContain(`After it you can: ${hostile}`);
});

test("each kind of document has its title, language, pages and headings", () => {
  expect(syllabus.about).toMatchSnapshot("syllabus");
  expect(readPdf(fileOf(root, "brochure")).about).toMatchSnapshot("brochure");
});

test("output is reproducible, and matches the stated size", async () => {
  await render(sameProject);
  for (const name of names)
    expect(readFileSync(fileOf(root, name)).equals(readFileSync(fileOf(sameProject, name)))).toBe(true);
  for (const { path, kilobytes } of downloads)
    expect(kilobytes).toBe(Math.round(statSync(join(root, "public", path)).size / 1000));
});

test("a new price redraws the documents that state it", async () => {
  const drawnAt = (name: string) => statSync(fileOf(root, name)).mtimeMs;
  const before = names.map(drawnAt);
  editData(root, "courses.json", swap("15000", "16000"));
  await render();
  const redrawn = names.filter((name, index) => drawnAt(name) !== before[index]);
  expect(redrawn).toEqual(["python-syllabus", "brochure"]);
  // Next to the course, and in the fee list.
  expect(readPdf(fileOf(root, "brochure")).text.match(/₹18,880/g)).toHaveLength(2);
});
