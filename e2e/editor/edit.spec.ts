/** `npm run edit`, as an editor uses it: what is saved in the browser is what the check and the pages get. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import alumni from "../../data/alumni.json";
import blog from "../../data/blog.json";
import courses from "../../data/courses.json";
import faculty from "../../data/faculty.json";
import { checkContent } from "../../src/content/check/check-content";
import { checkInputAt } from "../../src/content/check/check-input";
import { formatError } from "../../src/content/check/content-error";
import { policyNames } from "../../src/content/policies";
import {
  changeFee,
  editorErrors,
  fieldOf,
  open,
  openEditor,
  openFile,
  save,
  stored,
  storedBytes,
  whenSaved,
} from "../support/editor-session";
import { articleTexts, policySections } from "../support/markdown-texts";
import { expect, test } from "../support/site-test";

// One editor for all: to open it, with a copy of data/, takes longer than most of what is tried in it.
test.describe.configure({ mode: "serial" });

const [first] = courses as [(typeof courses)[0], ...typeof courses];

let page: Page;
let editor: Awaited<ReturnType<typeof openEditor>>;
/** What the editor requested, and what of that its policy stopped. */
const asked = new Set<string>();
const stopped = new Set<string>();

test.beforeAll(async ({ browser }) => {
  // The editor draws only those fields that are in view: here they are.
  page = await browser.newPage({ viewport: { width: 1440, height: 3000 } });
  page.on("request", (request) => asked.add(request.url()));
  page.on("requestfailed", (request) => request.failure()?.errorText === "csp" && stopped.add(request.url()));
  editor = await openEditor(page);
});
test.afterAll(async () => {
  await page.close();
  editor.close();
});
test.beforeEach(({ pageErrors }) => pageErrors.allow(...editorErrors));

/** Makes a change in a file's open form, saves it, and gives the lines that are new in the file. */
async function linesChangedBy(file: string, change: () => Promise<unknown>): Promise<string[]> {
  const before = (await stored(page, `data/${file}`)) ?? "";
  await change();
  const lines = before.split("\n");
  const after = (await whenSaved(page, file, before)).split("\n");
  expect(after.length, "lines").toBe(lines.length);
  return after.filter((line, index) => line !== lines[index]);
}

test("the editor reaches no other host, and offers no place to sign in", async () => {
  await page.evaluate(() => document.fonts.ready); // it would like some from elsewhere
  await expect(page.getByRole("button", { name: /Sign In/ })).toHaveCount(0);
  const isElsewhere = (url: string) => !url.startsWith(editor.address) && !/^(?:blob|data):/.test(url);
  expect([...asked].filter((url) => isElsewhere(url) && !stopped.has(url))).toEqual([]);
});

test("a fee that is changed is one other line, and passes the check", async () => {
  const fee = first.price + 1000;
  await openFile(page, editor, "courses.json");
  expect(await linesChangedBy("courses.json", () => changeFee(page, 0, fee))).toEqual([`    "price": ${fee},`]);
  const data = mkdtempSync(join(tmpdir(), "edited-"));
  try {
    cpSync("data", data, { recursive: true });
    writeFileSync(join(data, "courses.json"), (await stored(page, "data/courses.json")) ?? "");
    expect((await checkContent({ ...checkInputAt(process.cwd()), data })).map(formatError)).toEqual([]);
  } finally {
    rmSync(data, { recursive: true });
  }
});

// Of every file, __tests__/scripts/edit/edit.slow.test.ts knows that its fields stand in the order of its form, and how it is laid out.
// Here are groups in groups, lists of groups, of texts and of paragraphs, code, pictures, days, and fields that may be empty.
for (const file of ["site.json", "services.json", "blog.json", "gallery.json", "exercises.json"])
  test(`of ${file}, only the line that was changed differs`, async ({ pageErrors }) => {
    pageErrors.allow(/^https:\/\/svelte\.dev\/e\/derived_inert$/); // the editor's own, as one form follows another
    await openFile(page, editor, file);
    const closed = page.getByRole("button", { name: "Expand", exact: true });
    const field = page.getByRole("textbox").locator("visible=true").first();
    await expect(closed.or(field).first()).toBeVisible();
    if (!(await field.isVisible())) await closed.first().click();
    const lines = await linesChangedBy(file, async () => {
      const value = await field.inputValue();
      await field.fill(value.slice(0, -1) + (value.endsWith("x") ? "y" : "x")); // no longer than it may be
      await save(page);
    });
    expect(lines).toEqual([expect.stringMatching(/[xy]",?$/)]);
  });

/** Writes at the end of the text that is open and holds `words`. */
async function writeAtEnd(words: string, ...lines: string[]) {
  const text = page.getByRole("textbox").filter({ hasText: words }).last();
  await text.click();
  // The editor takes over the place of the caret a moment later, so that a sign may still stand elsewhere.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("~");
    const isAtEnd = (await text.innerText()).trimEnd().endsWith("~");
    await page.keyboard.press("Backspace");
    expect(isAtEnd).toBe(true);
  }).toPass();
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
}

for (const name of policyNames("data").slice(0, 1))
  test(`of the policy ${name}, only the line that was changed differs`, async ({ pageErrors }) => {
    pageErrors.allow(/^https:\/\/svelte\.dev\/e\/derived_inert$/);
    const file = `policies/${name}.md`;
    const sections = policySections(name);
    await openFile(page, editor, file);
    const lines = await linesChangedBy(file, async () => {
      await writeAtEnd(sections[0]?.heading ?? "", " So it ends.");
      await save(page);
    });
    expect(lines).toEqual([expect.stringMatching(/ So it ends\.$/)]);
  });

test("an article is written as one text, and saved as an entry for each paragraph and item", async ({ pageErrors }) => {
  pageErrors.allow(/^https:\/\/svelte\.dev\/e\/derived_inert$/);
  const [article] = blog.articles;
  await openFile(page, editor, "blog.json");
  await fieldOf(page, "Articles").getByRole("button", { name: "Expand", exact: true }).first().click();
  const before = (await stored(page, "data/blog.json")) ?? "";
  await writeAtEnd(articleTexts(article?.body ?? [])[0] ?? "", "", "- one", "two");
  await save(page);
  const after = JSON.parse(await whenSaved(page, "blog.json", before)) as typeof blog;
  expect(after.articles[0]?.body).toEqual([...(article?.body ?? []), "- one", "- two"]);
});

for (const [typed, digits] of [
  [" ₹ 1,16,500", "116500"],
  ["16,500", "16500"],
] as const)
  test(`a fee of ${typed} is saved as ${digits}`, async () => {
    await openFile(page, editor, "courses.json");
    expect(await linesChangedBy("courses.json", () => changeFee(page, 0, typed))).toEqual([`    "price": ${digits},`]);
  });

// A fee, a rating, a number that may be zero and a year.
const refusals = {
  "courses.json": [
    ["Price", "Must be whole rupees, such as 15000", ["16,50", "16.500", "sixteen", "0", "-16500", "16500 INR"]],
  ],
  "testimonials.json": [["Rating", "Must be a whole number from 1 to 5.", ["6", "4.5"]]],
  "publications.json": [
    ["Citations", "Must be a whole number, such as 12, from 0 to 100000.", ["-1", "1e3"]],
    ["Year", "Must be a year from 1990 to 2100.", ["2026-11", "next"]],
  ],
} as const;
for (const [file, fields] of Object.entries(refusals))
  test(`no number of ${file} is saved that loses what was typed`, async () => {
    await openFile(page, editor, file);
    const before = await stored(page, `data/${file}`);
    await open(page, 0);
    for (const [label, message, refused] of fields)
      for (const typed of refused) {
        await fieldOf(page, label).getByRole("textbox").first().fill(typed);
        await save(page);
        await expect(fieldOf(page, label).first().getByText(message)).toBeVisible();
      }
    expect(await stored(page, `data/${file}`)).toBe(before);
  });

test("every kind of field is saved as the contract has it", async ({ pageErrors }) => {
  pageErrors.allow(/^https:\/\/svelte\.dev\/e\/derived_inert$/);
  const gradient = first.gradient === "clay" ? "leaf" : "clay";
  const icon = first.icon === "robot" ? "code" : "robot";
  await openFile(page, editor, "courses.json");
  await open(page, 0);
  const lines = await linesChangedBy("courses.json", async () => {
    await fieldOf(page, "Gradient").getByRole("radio", { name: gradient }).click();
    await fieldOf(page, "Popular").getByRole("switch").click();
    await fieldOf(page, "Icon").getByRole("combobox").click();
    await page.getByRole("option", { name: icon, exact: true }).locator("visible=true").click();
    await fieldOf(page, "Highlights").getByRole("textbox").first().fill("A first highlight");
    await page
      .getByRole("group", { name: /^“\W?Search results/ })
      .getByRole("button", { name: "Expand" })
      .click();
    await fieldOf(page, "Updated").locator("input").fill("2027-01-02");
    await save(page);
  });
  expect(lines).toEqual([
    `    "icon": "${icon}",`,
    `    "gradient": "${gradient}",`,
    '      "updated": "2027-01-02"',
    `    "popular": ${!first.popular},`,
    '      "A first highlight",',
  ]);
});

test("a course that a story names is chosen by its title and saved as its slug", async ({ pageErrors }) => {
  pageErrors.allow(/^https:\/\/svelte\.dev\/e\/derived_inert$/);
  const [story] = alumni as [(typeof alumni)[0]];
  const other = courses.find(({ slug }) => slug !== story.course);
  await openFile(page, editor, "alumni.json");
  await open(page, 0);
  const lines = await linesChangedBy("alumni.json", async () => {
    await fieldOf(page, "Course").getByRole("combobox").click();
    await page.getByRole("option", { name: other?.title, exact: true }).locator("visible=true").click();
    await save(page);
  });
  expect(lines).toEqual([`    "course": "${other?.slug}",`]);
});

test("the courses of a trainer are chosen by their titles, too", async ({ pageErrors }) => {
  pageErrors.allow(/^https:\/\/svelte\.dev\/e\/derived_inert$/);
  const [trainer] = faculty as [(typeof faculty)[0]];
  const other = courses.find(({ slug }) => !trainer.courses.includes(slug));
  await openFile(page, editor, "faculty.json");
  await open(page, 0);
  const lines = await linesChangedBy("faculty.json", async () => {
    await fieldOf(page, "Courses").getByRole("combobox").click();
    await page.getByRole("option", { name: other?.title, exact: true }).locator("visible=true").click();
    await save(page);
  });
  expect(lines).toEqual([expect.stringContaining(`"${other?.slug}"]`)]);
});

/** A photograph as a phone saves it: on its side, with the place where it was taken. */
async function photograph(): Promise<Buffer> {
  const wide = { create: { width: 3000, height: 2250, channels: 3, background: "#5b8c5a" } } as const;
  const gps = {
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "12/1 58/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "77/1 35/1 0/1" },
  };
  return sharp(wide).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

test("a photograph that is uploaded is upright, small, without its place, and named as the contract wants it", async () => {
  const taken = await photograph();
  expect(await sharp(taken).metadata()).toMatchObject({
    width: 3000,
    orientation: 6,
    exif: expect.any(Buffer) as Buffer,
  });
  await openFile(page, editor, "videos.json");
  await open(page, 0);
  await open(page, 0); // the picture of the first video
  const lines = await linesChangedBy("videos.json", async () => {
    await page.getByRole("button", { name: "Replace Image" }).click();
    await page.getByText("videos", { exact: true }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Upload" }).click();
    await (await chooser).setFiles({ name: "A New Walk.JPG", mimeType: "image/jpeg", buffer: taken });
    await page.getByRole("button", { name: "Insert" }).click();
    await expect(page.getByText("/images/videos/a-new-walk.webp")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await save(page);
  });
  expect(lines).toEqual(['      "src": "images/videos/a-new-walk.webp",']);
  const { width, height, orientation, exif } = await sharp(
    await storedBytes(page, "data/images/videos/a-new-walk.webp"),
  ).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 1500, height: 2000 });
});

test("a picture without words for people who do not see it is not saved", async ({ pageErrors }) => {
  pageErrors.allow(/^https:\/\/svelte\.dev\/e\/derived_inert$/);
  await openFile(page, editor, "videos.json");
  const before = await stored(page, "data/videos.json");
  await open(page, 0);
  await open(page, 0);
  await fieldOf(page, "What the picture shows").getByRole("textbox").first().fill("");
  await save(page);
  await expect(fieldOf(page, "What the picture shows").getByText("This field is required.")).toBeVisible();
  expect(await stored(page, "data/videos.json")).toBe(before);
});

test("nor is one in the text of a policy", async ({ pageErrors }) => {
  pageErrors.allow(/^https:\/\/svelte\.dev\/e\/derived_inert$/);
  const file = `policies/${policyNames("data")[0]}.md`;
  await openFile(page, editor, file);
  const before = await stored(page, `data/${file}`);
  const text = fieldOf(page, "Text");
  await text.getByRole("button", { name: "Edit in Markdown" }).click();
  await text.getByRole("textbox").last().press("ControlOrMeta+End");
  await page.keyboard.type("\n\n![](/images/videos/a-walk.png)");
  await save(page);
  await expect(text.getByText("Each picture must have a source and an alt text")).toBeVisible();
  expect(await stored(page, `data/${file}`)).toBe(before);
});

test("what the contract forbids is not saved, and its message says what to write", async () => {
  await openFile(page, editor, "courses.json");
  const before = await stored(page, "data/courses.json");
  await open(page, 0);
  await fieldOf(page, "Address .slug.").getByRole("textbox").first().fill("Data Science");
  await save(page);
  await expect(
    page.getByText("Must be lower-case letters, digits and single hyphens, such as data-science."),
  ).toBeVisible();
  expect(await stored(page, "data/courses.json")).toBe(before);
});

test("the editor speaks the language of the browser", async ({ browser }) => {
  const german = await browser.newPage({ locale: "de-DE" });
  const own = await openEditor(german, ["site.json"]);
  await expect(german.getByRole("searchbox", { name: "Inhalte suchen" })).toBeVisible();
  await german.close();
  own.close();
});
