/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { accept } from "../../../scripts/check/accepted";
import { findings } from "../../../scripts/check/findings";
import { formatError } from "../../../src/content/check/content-error";
import { editData, newProject, swap, type Edit } from "../../support/project";

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

const said = "Every line of mine was read, and every question of mine was answered.";

/** One project with what each rule warns of. */
const faults: [file: string, edit: Edit][] = [
  [
    "home.json",
    swap(
      "Learn with us.",
      "Our Python course costs ₹1,500. Let's learn. It’s what we’re here for. Sri Sri knew that that had had its day. Learn with with us.",
    ),
  ],
  ["batches.json", swap("2027-01-11", "2026-01-12")],
  ["batches.json", swap("2027-02-06", "2072-02-06")],
  ["blog.json", swap('"date": "2026-11-06"', '"date": "2027-12-06"')],
  ["policies/terms.md", (text) => text.replace(/lastUpdated: ".*"/, 'lastUpdated: "2027-12-01"')],
  ["testimonials.json", (text) => text.replace(/"text": ".*"/, `"text": "${said}"`)],
  [
    "testimonials.json",
    (text) => text.replace(/^\[([^]*)\]/, (_, entry: string) => `[${entry},${entry.replace("Asha", "Ravi")}]`),
  ],
  ["exercises.json", swap("Yes, it stops at two.", "Lines 4 and 14 stop at two.")],
  ["courses.json", swap("A learner at a laptop.", `Picture of a learner ${"at a laptop ".repeat(14)}.`)],
];

let broken: string[];
beforeAll(async () => {
  const root = newProject();
  for (const [file, edit] of faults) editData(root, file, edit);
  broken = await warningsOf(root);
});

test.each([
  'data/home.json:9:13 hero, lead says ₹1,500, but the fee of Python is ₹15,000: "Our Python course costs ₹1,500."',
  "hero, lead has the apostrophe ', but most texts have ’: write ’ in \"Let's learn.\"",
  'hero, lead has "with with": write one of the two words in "Learn with with us."',
  "more than a year and a half from now: look at its year",
  "which is past, so that no page shows it: write its next day, or remove it",
  "date is 6 December 2027, a day that is still to come: write the day on which it happened",
  "data/policies/terms.md:6:1 this line is 1 December 2027, a day that is still to come",
  "item 2 (Ravi Rao), text is word for word what data/testimonials.json:8 says: write its own",
  "item 1 (The sum that stops), answers 1, reply names line 14, but the code has 8 lines: name the one that is meant",
  "alt begins with what every picture is: say at once what it shows",
  "alt is long, with 190 characters: 160 are plenty",
])("the check warns: %s", (warning) => {
  expect(broken).toContainEqual(expect.stringContaining(warning));
});

test.each([
  ["modules", "is word for word that of Python: write its own", '"title": "First steps"'],
  ["hero, picture, src", "is also the picture of Python: choose another one", '"src": "images/course.png"'],
])("the check warns of the %s of a copied course, until they are its own", async (field, message, text) => {
  const root = newProject(); // its second course is copied from the first
  const warnings = async () => (await findings(root, today)).warnings.map((warning) => warning.message);
  const copied = expect.stringMatching(new RegExp(`^item 2 \\(.*\\), ${field} ${message}$`)) as string;
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
    editData(root, "courses.json", swap("15000", "1500"));
    const warning = "data/courses.json:13:14 item 1 (Python), price is ₹1,500, and was ₹15,000: count its digits";
    expect(await warningsOf(root)).toEqual([warning]);
    commit(root);
    expect(await warningsOf(root)).toEqual([warning]);
    editData(root, "courses.json", swap("1500", "2000"));
    commit(root);
    expect(await warningsOf(root)).toEqual([]);
  });

  test("tells a picture that was replaced while its description stayed", async () => {
    const root = newProject();
    commit(root);
    cpSync(join(root, "data/images/course.png"), join(root, "data/images/other.png"));
    editData(root, "courses.json", swap("images/course.png", "images/other.png"));
    const warning = "hero, picture, alt is the same, but the picture has changed: say what the new one shows";
    expect(await warningsOf(root)).toContainEqual(expect.stringContaining(warning));
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

  /** Removes the first entry of a list. */
  const withoutFirst: Edit = (json) => JSON.stringify((JSON.parse(json) as object[]).slice(1), null, 2);

  test("tells texts that mention a course that is removed, once per file, and its address", async () => {
    const root = newProject();
    editData(root, "home.json", swap("Learn with us.", "Learn python, or PythonScript. Also: Machine Learning."));
    commit(root);
    expect(await warningsOf(root)).toEqual([]);
    editData(root, "courses.json", withoutFirst);
    const warnings = (await warningsOf(root)).filter((warning) => warning.includes('"Python"'));
    const gone = 'still mentions "Python", which courses.json no longer has';
    expect(warnings).toContainEqual(`data/home.json:9:13 hero, lead ${gone}: "Learn python, or PythonScript."`);
    expect(warnings).toContainEqual(
      expect.stringMatching(`^data/admissions.json:.* ${gone}: .*; see also lines .* and \\d+$`),
    );
    expect(new Set(warnings.map((warning) => warning.split(":")[0])).size).toBe(warnings.length);
    // This entry is an error, because it names the course by its link.
    expect(warnings.join("\n")).not.toContain("data/contact.json");
    const moved = "data/redirects.json:1:1 this file lacks /courses/python, which is no longer a page";
    expect(await warningsOf(root)).toContainEqual(expect.stringContaining(moved));
    editData(root, "redirects.json", () => '[{ "from": "/courses/python", "to": "/courses" }]');
    expect((await warningsOf(root)).join()).not.toContain(moved);
  });

  test("tells the name of a trainer who left, and no other name that holds that of a removed service", async () => {
    const root = newProject();
    editData(root, "services.json", (json) => {
      const [service] = JSON.parse(json) as { title: string }[];
      return JSON.stringify([
        service,
        { ...service, slug: "a", title: "Paid Internships" },
        { ...service, slug: "b", title: "Tests" },
      ]);
    });
    editData(root, "home.json", swap("Learn with us.", "Paid internships, Tests and Dr Vasundhara Hegde."));
    commit(root);
    editData(root, "faculty.json", withoutFirst);
    editData(root, "services.json", withoutFirst);
    const about = (await warningsOf(root)).filter((warning) => warning.startsWith("data/home.json:9"));
    expect(about).toEqual([
      expect.stringContaining('hero, lead still mentions "Dr Vasundhara Hegde", which faculty.json no longer has'),
    ]);
  });
});

/** The project's new warnings about a text of course-pages.json. */
async function warningsAbout(root: string) {
  const { warnings } = await findings(root, today);
  return warnings.filter(({ file, message }) => file === "course-pages.json" && message.startsWith("hero, lead says"));
}

test("a warning that is accepted stays quiet wherever it moves, until its text or its finding changes", async () => {
  const root = newProject();
  const text = "Python costs ₹1,500, for reasons that nobody could put into ten words.";
  editData(root, "course-pages.json", swap("Choose one.", text));
  accept(
    root,
    (await warningsAbout(root)).map(({ key }) => key),
  );
  editData(root, "course-pages.json", (json) => json.replace("{", "{\n\n"));
  expect(await warningsAbout(root)).toEqual([]);
  expect((await findings(root, today)).accepted).toHaveLength(1);
  editData(root, "course-pages.json", swap("ten words", "twenty words"));
  expect(await warningsAbout(root)).toHaveLength(1);
  editData(root, "course-pages.json", swap("twenty words", "ten words"));
  expect(await warningsAbout(root)).toEqual([]);
  editData(root, "courses.json", swap("15000", "16000"));
  expect(await warningsAbout(root)).toHaveLength(1);
});

test("what a merge leaves in the list of accepted warnings spoils no other", async () => {
  const root = newProject();
  editData(root, "course-pages.json", swap("Choose one.", "Python costs ₹1,500."));
  accept(
    root,
    (await warningsAbout(root)).map(({ key }) => key),
  );
  editData(root, "../accepted-warnings.txt", (lines) => `<<<<<<< HEAD\n${lines}=======\nOther.\n>>>>>>> theirs\n`);
  expect(await warningsAbout(root)).toEqual([]);
});

describe("npm run check -- --accept", () => {
  const root = newProject();
  /** Runs the check with a place, and gives its exit code and what it prints. */
  function run(...args: string[]): [code: number | null, output: string] {
    const command = [resolve("scripts/check/run-check.ts"), ...args];
    const { status, stdout, stderr } = spawnSync(resolve("node_modules/.bin/tsx"), command, {
      cwd: root,
      encoding: "utf8",
    });
    return [status, stdout + stderr];
  }

  test("notes the warnings of exactly the line that it names", () => {
    editData(root, "course-pages.json", swap("Choose one.", "Python costs ₹1,500."));
    expect(run("--accept", "data/course-pages.json:1")).toEqual([
      1,
      expect.stringContaining("no warnings of data/course-pages.json:1 noted as seen."),
    ]);
    expect(run("--accept", "data/course-pages.json:10")).toEqual([
      0,
      expect.stringContaining("1 warning of data/course-pages.json:10 noted as seen."),
    ]);
    expect(run()[1]).not.toContain("Python costs");
  });
});
