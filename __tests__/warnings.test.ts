/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { acceptWarnings } from "../scripts/check/accepted";
import { findings } from "../scripts/check/findings";
import { formatError } from "../src/content/check/content-error";
import { editData, newProject, swap, type Edit } from "./project";

const today = "2026-12-01";

let usual: string[];
beforeAll(async () => (usual = (await findings(newProject(), today)).warnings.map(formatError)));

/** The new warnings of a project, as an editor reads them, but for those of the content that the tests change. */
async function warningsOf(root: string): Promise<string[]> {
  const all = (await findings(root, today)).warnings.map(formatError);
  return all.filter((warning) => !usual.includes(warning));
}

/** Commits the project as it is. */
function commit(root: string) {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], { cwd: root });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "The content");
}

test("the content of this site gives no new warning", async () => {
  expect(await warningsOf(".")).toEqual([]);
});

type Row = [what: string, file: string, edit: Edit, warning: string];

const elsewhere = "run npm run fees, which takes it from there";

const rows: Row[] = [
  [
    "a fee that is not that of the course",
    "fees.json",
    swap("15000", "16500"),
    `data/fees.json:5:12 item 1 (python), fee is 16500, but pages show 15000, as in data/courses.json, line 13: ${elsewhere}`,
  ],
  [
    "a duration that is not that of the course",
    "fees.json",
    swap("2 months", "8 weeks"),
    `data/fees.json:4:17 item 1 (python), duration is "8 weeks", but pages show "2 months", as in data/courses.json, line 14: ${elsewhere}`,
  ],
  [
    "a fee that another text states otherwise",
    "home.json",
    swap("Learn with us.", "Our Python course costs ₹1,500."),
    'data/home.json:9:13 hero, lead says ₹1,500, but the fee of Python is ₹15,000: "Our Python course costs ₹1,500."',
  ],
  [
    "a batch far in the future",
    "batches.json",
    swap("2027-01-", "2072-01-"),
    "more than a year and a half from now: look at its year",
  ],
  [
    "a batch that is over",
    "batches.json",
    swap("2027-01-11", "2026-01-12"),
    "which is past, so that no page shows it: write its next day, or remove it",
  ],
  [
    "an article of a day to come",
    "blog.json",
    swap('"date": "2026-11-06"', '"date": "2027-12-06"'),
    "date is 6 December 2027, a day that is still to come: write the day on which it happened",
  ],
  [
    "a policy of a day to come",
    "policies/terms.md",
    (text) => text.replace(/lastUpdated: ".*"/, 'lastUpdated: "2027-12-01"'),
    "data/policies/terms.md:6:1 this line is 1 December 2027, a day that is still to come: write the day on which it happened",
  ],
  [
    "a sentence that counts a list wrongly",
    "course-pages.json",
    swap("Choose one.", "Eleven courses. Choose one."),
    'data/course-pages.json:10:13 hero, lead says 11, but there are 2 (Courses): "Eleven courses."',
  ],
  [
    "a straight apostrophe",
    "home.json",
    swap("Learn with us.", "Let's learn. It’s what we’re here for."),
    "data/home.json:9:13 hero, lead has the apostrophe ', but most texts have ’: write ’ in \"Let's learn.\"",
  ],
  [
    "an alt text that says what every picture is",
    "courses.json",
    swap("A learner at a laptop.", "Picture of a learner at a laptop."),
    'alt begins with what every picture is: say at once what it shows, "Picture of a learner at a laptop."',
  ],
  [
    "an alt text that is long",
    "courses.json",
    swap("A learner at a laptop.", `A learner ${"at a laptop ".repeat(14)}.`),
    "alt is long, with 179 characters: 160 are plenty",
  ],
];

test.each(rows)("the check warns of %s", async (_, file, edit, warning) => {
  const root = newProject();
  editData(root, file, edit);
  expect(await warningsOf(root)).toContainEqual(expect.stringContaining(warning));
});

test("no choice is taken for a count, and nothing is said twice", async () => {
  const root = newProject();
  editData(root, "course-pages.json", swap("Choose one.", "Tick two courses. Eleven courses, yes, eleven courses."));
  expect(await warningsOf(root)).toHaveLength(1);
});

test.each([
  ["modules", "is word for word that of item 1 (Python): write its own", '"title": "First steps"'],
  ["hero, picture, src", "is also the picture of item 1 (Python): choose another one", '"src": "images/course.png"'],
])("the check warns of the %s of a copied course, until they are its own", async (field, message, text) => {
  const root = newProject(); // its second course is copied from the first
  const warnings = async () => (await findings(root, today)).warnings.map((warning) => warning.message);
  const copied = expect.stringMatching(
    new RegExp(`^item 2 \\(.*\\), ${field} ${message.replace(/[()]/g, "\\$&")}$`),
  ) as string;
  expect(await warnings()).toContainEqual(copied);
  cpSync(join(root, "data/images/course.png"), join(root, "data/images/other.png"));
  const own = text.replace("First steps", "Other steps").replace("course.png", "other.png");
  editData(root, "courses.json", swap(text, own));
  expect(await warnings()).not.toContainEqual(copied);
});

test.each([
  [[300, 500], "is 300 × 500 pixels, but portraits are shown square: cut it to a square around the face"],
  [[190, 190], "is 190 × 190 pixels, which is too small to be sharp: take a larger one"],
])("the check warns of a portrait of %p pixels", async ([width = 0, height = 0], warning) => {
  const root = newProject();
  const blank = { create: { width, height, channels: 3, background: "white" } } as const;
  await sharp(blank).png().toFile(join(root, "data/images/portrait.png"));
  editData(root, "faculty.json", (text) => text.replace(/"src": ".*"/, '"src": "images/portrait.png"'));
  expect(await warningsOf(root)).toContainEqual(expect.stringContaining(`picture, src ${warning}`));
});

describe("what is committed", () => {
  test("tells a fee with a digit too few, before and after it is committed", async () => {
    const root = newProject();
    commit(root);
    for (const file of ["courses.json", "fees.json"]) editData(root, file, swap("15000", "1500"));
    const warning = "data/courses.json:13:14 item 1 (Python), price is ₹1,500, and was ₹15,000: count its digits";
    expect(await warningsOf(root)).toEqual([warning]);
    commit(root);
    expect(await warningsOf(root)).toEqual([warning]);
    for (const file of ["courses.json", "fees.json"]) editData(root, file, swap("1500", "2000"));
    commit(root);
    expect(await warningsOf(root)).toEqual([]);
  });

  test("tells texts with the institute's old e-mail address and name", async () => {
    const root = newProject();
    editData(root, "home.json", swap("Learn with us.", "Write to hello@test.example."));
    editData(root, "about.json", (text) => text.replace(/"lead": "/, '"lead": "At Test Institute we learn. '));
    commit(root);
    editData(root, "site.json", (text) =>
      text.replace("hello@test.example", "hello@other.example").replace('"Test Institute"', '"Other Institute"'),
    );
    const warnings = await warningsOf(root);
    const old = (was: string, now: string) => `still says "${was}", which is "${now}" in site.json now`;
    expect(warnings).toContainEqual(expect.stringContaining(old("Test Institute", "Other Institute")));
    expect(warnings).toContainEqual(expect.stringContaining(old("hello@test.example", "hello@other.example")));
  });
});

test("a warning that is accepted stays quiet until its text changes, wherever it moves", async () => {
  const root = newProject();
  editData(root, "course-pages.json", swap("Choose one.", "Eleven courses."));
  const eleven = { message: expect.stringContaining('"Eleven courses."') };
  const { warnings } = await findings(root, today);
  acceptWarnings(
    root,
    warnings.filter(({ message }) => message.includes("Eleven")),
  );
  editData(root, "course-pages.json", (text) => text.replace("{", "{\n\n"));
  const quiet = await findings(root, today);
  expect(quiet.accepted).toEqual([expect.objectContaining(eleven)]);
  expect(quiet.warnings).not.toContainEqual(expect.objectContaining(eleven));
  editData(root, "course-pages.json", swap("Eleven courses.", "Twelve courses."));
  expect(await warningsOf(root)).toEqual([expect.stringContaining('"Twelve courses."')]);
});

test("a broken list of accepted warnings is an error with its mend", async () => {
  const root = newProject();
  editData(root, "../accepted-warnings.json", () => '["one",');
  await expect(findings(root, today)).rejects.toThrow(
    "accepted-warnings.json is not a list of texts: remove it, and accept its warnings again",
  );
});
