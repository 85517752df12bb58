/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { acceptInReport, contentReport } from "../../../scripts/report/content-report";
import { escaped, table } from "../../../scripts/report/markdown";
import { editData, newProject, swap, type Edit } from "../../support/project";

const today = "2026-11-22";

/** The warnings of a section of a report. */
function warnings(report: string, section: string): string[] {
  const [, text = ""] = report.split(`\n## ${section}\n`);
  const [, found = ""] = (text.split("\n## ")[0] ?? "").split("### To look at\n\n");
  const lines = (found.split("\n### ")[0] ?? "").split("\n");
  return lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
}

/** One project with a fault for most sections. */
const faults: [file: string, edit: Edit][] = [
  ["claims.json", swap(',\n    "source": "Our register of offer letters"', "")],
  ["about.json", swap('"lead": "', '"lead": "Our learners have a 90% success rate. ')],
  ["forms.json", swap('"text": "3 years', '"text": "5 years')],
  [
    "home.json",
    swap("Learn with us.", "Join 600+ students placed so far. © 2025 Test Institute. Write to us@school.example."),
  ],
  ["policies/terms.md", swap("What section 1 says.", "Come to 12 Sample Road.")],
  ["courses.json", swap('"Loops"', '"Loops with Azure Data Studio"')],
  ["careers.json", swap('"posted": "2026-11-09"', '"posted": "2026-07-22"')],
  ["blog.json", swap('"date": "2026-11-06"', '"date": "2026-10-06"')],
  ["images/old.png", () => readFileSync("__tests__/data/images/course.png")],
  ["images/course.png", () => "no picture"],
];

let report: string;
beforeAll(async () => {
  const root = newProject();
  for (const [file, edit] of faults) editData(root, file, edit);
  report = await contentReport(root, today);
});

test.each([
  [
    "Claims and their figures",
    "**Placement and success rate**<br>90%: `data/about.json:11`<br>95%: `data/about.json:52`",
  ],
  ["What claims rest on", "**600+ students placed** does not say by which record (`source`) it is counted."],
  ["What claims rest on", "`data/home.json:9` writes 600+ itself: write {claim:students-placed} in its place."],
  [
    "What only the institute can say",
    "`data/forms.json:60` says 5 years, of which `data/policies/privacy.md` says nothing.",
  ],
  ["What only the institute can say", "The story of **Esakkimuthu Pandiyan**, `data/alumni.json:3`, does not say"],
  ["Placeholders still in place", "`data/home.json:9`: write the real one for Write to us@school.example"],
  ["Placeholders still in place", "`data/policies/terms.md:11`: write the real one for Come to 12 Sample Road."],
  ["Facts that have aged", "**Azure Data Studio**, since 28 February 2026: Microsoft retired the program"],
  ["Facts that have aged", "**The year of the copyright** in `data/home.json:9` is past"],
  ["Articles, open positions and policies by age", "Open position **Trainer, Azure Data Engineering**: 4 months old"],
  ["Articles, open positions and policies by age", "is newer than the one above it"],
  ["Pictures", "`data/images/old.png` is on no page: remove it, or name it where it belongs."],
  ["Pictures", "`data/images/course.png` cannot be read as a picture: export it again as PNG or JPEG."],
])("the section %s warns: %s", (section, warning) => {
  expect(warnings(report, section)).toContainEqual(expect.stringContaining(warning));
});

test.each([
  ["2027-01-06", []],
  ["2027-01-07", ["**Python**: its last batch begins in 30 days, on 6 February 2027, `data/batches.json:13`"]],
  ["2027-02-06", ["**Python** has no batch to come: its last one began on 6 February 2027, `data/batches.json:13`"]],
])("on %s the report says what is due of a course's batches", async (day, told) => {
  expect(warnings(await contentReport(newProject(), day), "Batches")).toEqual(told);
});

test("an accepted warning is folded until it says something else", async () => {
  const root = newProject();
  const title = "Placeholders still in place";
  const about = async () => warnings(await contentReport(root, today), title).filter((text) => text.includes("Sample"));
  editData(root, "home.json", swap("Learn with us.", "Come to 12 Sample Road."));
  expect(await about()).toHaveLength(1);
  expect(await acceptInReport(root, today, "Sample Road")).toBe(1);
  expect(await about()).toEqual([]);
  editData(root, "home.json", swap("12 Sample Road", "14 Sample Road"));
  expect(await about()).toHaveLength(1);
});

test("the command writes a page with errors first, which links to each section and escapes content", () => {
  const root = newProject();
  editData(root, "home.json", () => null);
  editData(root, "courses.json", swap("15000", '"free <b>of charge</b>"'));
  execFileSync(resolve("node_modules/.bin/tsx"), [resolve("scripts/report/write-report.ts")], { cwd: root });
  const page = readFileSync(join(root, "report/content-report.html"), "utf8");
  expect(page.indexOf('id="errors"')).toBeLessThan(page.indexOf('id="claims-and-their-figures"'));
  expect(page).toContain("data/home.json:1:1 this file is missing: bring it back");
  expect(page).not.toContain("<b>of charge");
  const links = [...page.matchAll(/<a href="#([^"]+)">/g)].map(([, id = ""]) => id);
  expect(links.length).toBeGreaterThan(7);
  for (const id of links) expect(page).toContain(`<h2 id="${id}">`);
});

test("shows content as it is, whatever signs it holds", () => {
  expect(escaped("a | *b* <img> [c](d) `e` &lt;")).toBe("a \\| \\*b\\* \\<img\\> \\[c\\](d) \\`e\\` \\&lt;");
  expect(table(["A", "B"], [["a", ""]])).toBe("| A | B |\n| --- | --- |\n| a | none |");
});
