/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { knownFacts } from "../../../scripts/report/known-aged";
import { escaped, table } from "../../../scripts/report/markdown";
import { acceptInReport, contentReport } from "../../../scripts/report/content-report";
import { editData, newProject, swap, type Edit } from "../../support/project";

const today = "2026-11-22";

/** The warnings of a section of a report. */
function warnings(report: string, section: string): string[] {
  const [, text = ""] = report.split(`\n## ${section}\n`);
  const [, found = ""] = (text.split("\n## ")[0] ?? "").split("### To look at\n\n");
  return (found.split("\n### ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.slice(2));
}

const durations = "Courses: durations and students";

/** An edit of the fixture, and the warning that the section then adds. */
type Case = [name: string, section: string, file: string, edit: Edit, warning: string];

const cases: Case[] = [
  [
    "durations that cannot all be true",
    durations,
    "home-courses.json",
    swap('"weeks": 8', '"weeks": 12'),
    "**Python**, durations<br>12 weeks: home card `data/home-courses.json:8`<br>2 months: course list and fee list `data/courses.json:14`<br>8 weeks: its own page `data/courses.json:29`<br>4 weeks: end of the curriculum `data/courses.json:41`",
  ],
  [
    "numbers of students that differ",
    durations,
    "home-courses.json",
    swap('"500+"', '"700+"'),
    "**Python**, numbers of students<br>700+: home card `data/home-courses.json:9`<br>500+: course list and its own page `data/courses.json:15`",
  ],
  [
    "a course that the fee list does not name",
    "Courses that lists leave out",
    "fees.json",
    swap('"python"', '"data-science"'),
    "**Python** is not in: the fee list `data/fees.json`. Add it there, unless it is left out on purpose.",
  ],
  [
    "a figure and its label that count otherwise than another page",
    "Claims and their figures",
    "home.json",
    swap('"600+"', '"700+"'),
    "**Students placed**<br>700+: `data/home.json:32`<br>600+: `data/service-pages.json:30`, `data/about.json:37`",
  ],
  [
    "a sentence that claims another figure",
    "Claims and their figures",
    "about.json",
    swap('"lead": "', '"lead": "Our learners have a 90% success rate. '),
    "**Placement and success rate**<br>90%: `data/about.json:11`<br>95%: `data/about.json:52`",
  ],
  [
    "a claim without a record",
    "What claims rest on",
    "claims.json",
    swap(',\n    "source": "Our register of offer letters"', ""),
    "**600+ students placed** does not say by which record (`source`) it is counted.",
  ],
  [
    "a figure that a text writes itself",
    "What claims rest on",
    "home.json",
    swap("Learn with us.", "Join 600+ students placed so far."),
    "`data/home.json:9` writes 600+ itself: write {claim:students-placed} in its place.",
  ],
  [
    "students and placements that do not go together",
    "What claims rest on",
    "claims.json",
    (text) => text.replace('"success-rate"', '"placement-rate"').replace('"600+"', '"60+"'),
    "The home page's cards sum to 500+ students. At a placement rate of 95% that would be 475 placed, but 60+ are claimed",
  ],
  [
    "a period in the notice at the forms that the privacy policy does not have",
    "What only the institute can say",
    "forms.json",
    swap('"text": "3 years', '"text": "5 years'),
    "`data/forms.json:61` says 5 years, of which `data/policies/privacy.md` says nothing.",
  ],
  [
    "a placeholder within a text",
    "Placeholders still in place",
    "home.json",
    swap("Learn with us.", "Learn with us. Write to us@school.example for more. We answer."),
    "`data/home.json:9`: write the real one for Write to us@school.example for more.",
  ],
  [
    "a placeholder in a policy",
    "Placeholders still in place",
    "policies/terms.md",
    swap("What section 1 says.", "Come to 12 Sample Road."),
    "`data/policies/terms.md:11`: write the real one for Come to 12 Sample Road.",
  ],
  [
    "a fact that has aged",
    "Facts that have aged",
    "courses.json",
    swap('"Loops"', '"Loops with Azure Data Studio"'),
    "**Azure Data Studio**, since 28 February 2026: Microsoft retired the program and points to Visual Studio Code with the MSSQL extension. Name Visual Studio Code with the MSSQL extension. It stands in `data/courses.json:35`.",
  ],
  [
    "last year's copyright",
    "Facts that have aged",
    "home.json",
    swap("Learn with us.", "© 2025 Test Institute"),
    "**The year of the copyright** in `data/home.json:9` is past: © 2025 Test Institute",
  ],
  [
    "a position that has long been open",
    "Articles, open positions and policies by age",
    "careers.json",
    swap('"posted": "2026-11-09"', '"posted": "2026-07-22"'),
    "Open position **Trainer, Azure Data Engineering**: 4 months old, `data/careers.json:72`. Is it still open?",
  ],
  [
    "an article that stands below an older one",
    "Articles, open positions and policies by age",
    "blog.json",
    swap('"date": "2026-11-06"', '"date": "2026-10-06"'),
    "is newer than the one above it, `data/blog.json:61`: the newest stands first.",
  ],
  [
    "a picture that nothing uses",
    "Pictures",
    "images/old.png",
    () => readFileSync(join(__dirname, "../../data/images/course.png")),
    "`data/images/old.png` is on no page: remove it, or name it where it belongs.",
  ],
  [
    "a file that is no picture",
    "Pictures",
    "images/course.png",
    () => "no picture",
    "`data/images/course.png` cannot be read as a picture: export it again as PNG or JPEG.",
  ],
];

test.each([
  ["more than a month before the last one", "2027-01-06", []],
  [
    "a month before it",
    "2027-01-07",
    ["**Python**: its last batch begins in 30 days, on 6 February 2027, `data/batches.json:13`"],
  ],
  [
    "on its day",
    "2027-02-06",
    ["**Python** has no batch to come: its last one began on 6 February 2027, `data/batches.json:13`"],
  ],
])("tells of a course's batches, %s, what is due", async (_, day, told) => {
  expect(warnings(await contentReport(newProject(), day), "Batches")).toEqual(told);
});

let reportOfFixture: string;
beforeAll(async () => (reportOfFixture = await contentReport(newProject(), today)));

test.each(cases)("names %s", async (_, section, file, edit, warning) => {
  const root = newProject();
  editData(root, file, edit);
  const before = warnings(reportOfFixture, section);
  const added = warnings(await contentReport(root, today), section).filter((entry) => !before.includes(entry));
  expect(added).toEqual(expect.arrayContaining([expect.stringContaining(warning)]));
});

test.each([
  ["too many pixels", 2600, "is 2600 pixels wide, more than is ever shown: save it again with 2,000."],
  ["too few pixels", 640, "is only 640 pixels wide: on large screens it looks soft."],
])("names a picture with %s", async (_, width, warning) => {
  const root = newProject();
  const blank = { create: { width, height: 400, channels: 3, background: "white" } } as const;
  await sharp(blank).png().toFile(join(root, "data/images/course.png"));
  expect(warnings(await contentReport(root, today), "Pictures")).toContain(`\`data/images/course.png\` ${warning}`);
});

test("weighs what visitors get of a picture, once the site is built", async () => {
  const root = newProject();
  mkdirSync(join(root, "public/static/a/b"), { recursive: true });
  writeFileSync(join(root, "public/static/a/b/course.avif"), Buffer.alloc(75_000));
  const warning = "`data/images/course.png` reaches visitors with 75 kB: a calmer or narrower picture weighs less.";
  expect(warnings(await contentReport(root, today), "Pictures")).toContain(warning);
});

test("names what a story does not say of its graduate", async () => {
  const open = (report: string) =>
    warnings(report, "What only the institute can say").filter((text) => text.startsWith("The story"));
  const lacks = "The story of **Esakkimuthu Pandiyan**, `data/alumni.json:3`, does not say";
  const paid = "whether the course was paid for (`paid`)";
  const consent = "when consent to be shown was recorded (`consent`)";
  expect(open(reportOfFixture)).toEqual([`${lacks} ${paid}, ${consent}.`]);
  const root = newProject();
  editData(root, "alumni.json", swap('"picture": {', '"paid": "no", "picture": {'));
  expect(open(await contentReport(root, today))).toEqual([`${lacks} ${consent}.`]);
  editData(root, "alumni.json", swap('"picture": {', '"consent": "2026-08-15", "picture": {'));
  expect(open(await contentReport(root, today))).toEqual([]);
});

test("says that nothing is known of GST, until it is", async () => {
  const open = (report: string) =>
    warnings(report, "What only the institute can say").filter((text) => text.includes("GST"));
  expect(open(reportOfFixture)).toHaveLength(1);
  const root = newProject();
  editData(root, "payment.json", swap("{", '{ "gst": { "rate": 18, "included": true },'));
  expect(open(await contentReport(root, today))).toEqual([]);
});

test("names the languages in which the notice at the forms is not there", async () => {
  const open = (report: string) =>
    warnings(report, "What only the institute can say").flatMap(
      (text) => /notice .* there in (\w+)/.exec(text)?.[1] ?? [],
    );
  expect(open(reportOfFixture)).toEqual(["Kannada", "Hindi"]);
  const root = newProject();
  editData(root, "forms.json", (text) => {
    const forms = JSON.parse(text) as { notice: { english: object } };
    return JSON.stringify({ ...forms, notice: { ...forms.notice, hindi: forms.notice.english } });
  });
  expect(open(await contentReport(root, today))).toEqual(["Kannada"]);
});

test("names each place of an exam that a course calls retired, and says which of them tells visitors", async () => {
  const root = newProject();
  const certification = '"certifications": [{ "code": "XY-203", "title": "An exam", "retired": "2025-03-31" }],';
  editData(root, "courses.json", swap('"modules": [', `${certification} "modules": [`));
  editData(root, "courses.json", swap('"Loops"', '"Practice for XY-203"'));
  expect(warnings(await contentReport(root, today), "Facts that have aged")).toEqual([
    expect.stringMatching(
      /^\*\*XY-203\*\*, since 31 March 2025: .* It stands in `data\/courses.json:30`, which says so, `data\/courses.json:\d+`\.$/,
    ),
  ]);
});

test("each known fact has its day, reason, mend and source in words", () => {
  for (const { since, reason, mend, source } of knownFacts) {
    expect(since).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const sentence of [reason, mend, source]) expect(sentence.length).toBeGreaterThan(10);
  }
});

test("has each course of the real content in its tables", async () => {
  const report = await contentReport(process.cwd(), today);
  const read = (file: string) => JSON.parse(readFileSync(join("data", file), "utf8")) as { title: string }[];
  for (const { title } of [...read("courses.json"), ...read("home-courses.json")])
    expect(report.split("\n").some((row) => row.startsWith(`| ${title} |`) && /\d+ weeks/.test(row))).toBe(true);
});

test("what is accepted is folded, in its section or in that of the check, until it says something else", async () => {
  const root = newProject();
  const title = "Placeholders still in place";
  editData(root, "home.json", swap("Learn with us.", "Come to 12 Sample Road."));
  const isOurs = (text: string) => text.includes("Sample Road");
  expect(warnings(await contentReport(root, today), title).filter(isOurs)).toHaveLength(1);
  expect(await acceptInReport(root, today, "Sample Road")).toBe(1);
  const report = await contentReport(root, today);
  expect(warnings(report, title).filter(isOurs)).toEqual([]);
  expect(report.split("### Accepted")[1]).toContain("Come to 12 Sample Road.");
  editData(root, "home.json", swap("12 Sample Road", "14 Sample Road"));
  expect(warnings(await contentReport(root, today), title).filter(isOurs)).toHaveLength(1);
});

test("shows content as it is, whatever signs it holds", () => {
  expect(escaped("a | *b* <img> [c](d) `e` &lt;")).toBe("a \\| \\*b\\* \\<img\\> \\[c\\](d) \\`e\\` \\&lt;");
  expect(table(["A", "B"], [["a", ""]])).toBe("| A | B |\n| --- | --- |\n| a | none |");
});

test("the command writes a page with errors first, whose contents lead to its sections, and nothing else", () => {
  const root = newProject();
  editData(root, "courses.json", (text) => text.slice(0, 300));
  editData(root, "home.json", () => null);
  editData(root, "fees.json", swap("15000", '"free <b>of charge</b>"'));
  editData(root, "about.json", (text) => text.replace(/"lead": "/, '"lead": "Come to 12 Sample Road. '));
  const before = filesIn(root);
  const script = resolve("scripts/report/write-report.ts");
  // Throws unless the command succeeds.
  const printed = execFileSync(resolve("node_modules/.bin/tsx"), [script, "--accept", "Sample Road"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(printed).toContain(join(root, "report/content-report.html"));
  expect(filesIn(root)).toEqual(
    [...before, "accepted-warnings.txt", "report", "report/content-report.html", "report/content-report.md"].sort(),
  );

  const page = readFileSync(join(root, "report/content-report.html"), "utf8");
  expect(page).toMatch(/<h2 id="errors">Errors<\/h2>\s*<p>The check found \d+ errors\./);
  expect(page.indexOf('id="errors"')).toBeLessThan(page.indexOf('id="claims-and-their-figures"'));
  expect(page).toContain("data/home.json:1:1 this file is missing: bring it back");
  expect(page).not.toContain("<b>of charge");
  expect(page).toMatch(
    /<details>\s*<summary>Accepted<\/summary>\s*<ul>\s*<li>[^<]*<code>data\/about[^]*?Come to 12 Sample Road\./,
  );
  const links = [...page.matchAll(/<a href="#([^"]+)">/g)].map(([, id = ""]) => id);
  expect(links.length).toBeGreaterThan(7);
  for (const id of links) expect(page).toContain(`<h2 id="${id}">`);
});

function filesIn(root: string): string[] {
  return (readdirSync(root, { recursive: true }) as string[]).sort();
}
