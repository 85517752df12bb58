/** Tests `npm run edit` as editors use it: the check and the pages receive what the browser saves. */
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
import { checkInputAt } from "../../src/content/check/content";
import { formatFinding } from "../../src/content/check/finding";
import { policyNames } from "../../src/content/policies";
import { rupees } from "../../src/text/format";
import { taggedForms } from "../support/editor/editor-forms";
import {
  changeFee,
  editorErrors,
  expectUnchangedForm,
  fieldOf,
  inputOf,
  open,
  openEditor,
  openFile,
  save,
  stored,
  storedBytes,
  whenSaved,
} from "../support/editor/editor-session";
import { articleTexts, policyHeadings } from "../support/content/markdown-texts";
import { expect, test } from "../support/site-test";

// One worker opens one editor for all tests, because that takes longer than most of them. Each opens its own form.
test.describe.configure({ mode: "default" });

const [first] = courses as [(typeof courses)[0], ...typeof courses];

let page: Page;
let editor: Awaited<ReturnType<typeof openEditor>>;
/** URLs the editor requested, and those its security policy blocked. */
const asked = new Set<string>();
const stopped = new Set<string>();

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000); // Sveltia starts slowly on a busy machine
  // The editor renders only fields in view; at this height, all of them are.
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

/** Makes a change in a file's open form, saves it, and returns the file's changed lines. */
async function linesChangedBy(file: string, change: () => Promise<unknown>): Promise<string[]> {
  const before = (await stored(page, `data/${file}`)) ?? "";
  await change();
  await save(page);
  const lines = before.split("\n");
  const after = (await whenSaved(page, file, before)).split("\n");
  expect(after.length, "lines").toBe(lines.length);
  return after.filter((line, index) => line !== lines[index]);
}

/** Presses Save, and expects a message and an unchanged file. */
async function expectRefusal(file: string, message: string) {
  const before = await stored(page, `data/${file}`);
  await save(page);
  await expect(page.getByText(message).first()).toBeVisible();
  expect(await stored(page, `data/${file}`)).toBe(before);
}

test("reaches no other host, and offers no sign-in", async () => {
  await page.evaluate(() => document.fonts.ready); // waits for fonts, some of them from another host
  await expect(page.getByRole("button", { name: /Sign In/ })).toHaveCount(0);
  const isElsewhere = (url: string) => !url.startsWith(editor.address) && !/^(?:blob|data):/.test(url);
  expect([...asked].filter((url) => isElsewhere(url) && !stopped.has(url))).toEqual([]);
});

for (const { file, tag } of taggedForms)
  test(`${file} opens and closes without a change`, { tag }, () => expectUnchangedForm(page, editor, file));

test("rejects a number or slug that the contract forbids, and says what to write", async () => {
  await openFile(page, editor, "courses.json");
  await changeFee(page, 0, "16,50");
  await expectRefusal("courses.json", "Must be whole rupees, such as 15000");
  await inputOf(page, "Price").fill(String(first.price));
  await inputOf(page, "Page address").fill("Data Science");
  await expectRefusal("courses.json", "Must be lower-case letters, digits and single hyphens, such as data-science.");
});

test("saves a fee as plain digits in one changed line, which passes the check", async () => {
  await openFile(page, editor, "courses.json");
  const fee = first.price + 101_500;
  const typed = rupees(fee).replace("₹", " ₹ ");
  const lines = await linesChangedBy("courses.json", () => changeFee(page, 0, typed));
  expect(lines).toEqual([`    "price": ${fee},`]);
  const data = mkdtempSync(join(tmpdir(), "edited-"));
  try {
    cpSync("data", data, { recursive: true });
    writeFileSync(join(data, "courses.json"), (await stored(page, "data/courses.json")) ?? "");
    expect((await checkContent({ ...checkInputAt(process.cwd()), data })).map(formatFinding)).toEqual([]);
  } finally {
    rmSync(data, { recursive: true });
  }
});

test("saves every kind of field as the contract requires", async () => {
  const gradient = first.gradient === "clay" ? "leaf" : "clay";
  const icon = first.icon === "robot" ? "code" : "robot";
  await openFile(page, editor, "courses.json");
  await open(page, 0);
  const lines = await linesChangedBy("courses.json", async () => {
    const colour = fieldOf(page, "Accent colour").getByRole("radio", { name: gradient });
    // The entry ignores clicks while it expands.
    await expect(async () => {
      await colour.click();
      await expect(colour).toBeChecked({ timeout: 500 });
    }).toPass();
    await fieldOf(page, "Popular").getByRole("switch").click();
    await choose("Icon", icon);
    const highlights = inputOf(page, "Highlights");
    await highlights.fill((await highlights.inputValue()).replace(/^.*/, "A first highlight"));
    await page
      .getByRole("group", { name: /^“\W?Search results/ })
      .getByRole("button", { name: "Expand" })
      .click();
    await fieldOf(page, "Updated").locator("input").fill("2027-01-02");
  });
  expect(lines).toEqual([
    `    "icon": "${icon}",`,
    `    "gradient": "${gradient}",`,
    '      "updated": "2027-01-02"',
    `    "popular": ${!first.popular},`,
    '      "A first highlight",',
  ]);
});

async function choose(field: string, option: string) {
  await fieldOf(page, field).getByRole("combobox").click();
  await page.getByRole("option", { name: option, exact: true }).locator("visible=true").click();
}

type RichText = HTMLElement & { __lexicalEditor: { focus: (done: () => void) => void } };

/** Types lines at the end of the rich text that contains `words`. */
async function writeAtEnd(words: string, ...lines: string[]) {
  const text = page.getByRole("textbox").filter({ hasText: words }).last();
  // Focuses through Lexical, which resets a caret moved by clicks or keys.
  await text.evaluate((element) => new Promise<void>((done) => (element as RichText).__lexicalEditor.focus(done)));
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
}

test("changes one line for a sentence at the end of a policy", async () => {
  const [name = ""] = policyNames("data");
  const file = `policies/${name}.md`;
  await openFile(page, editor, file);
  const lines = await linesChangedBy(file, () => writeAtEnd(policyHeadings(name)[0] ?? "", " So it ends."));
  expect(lines).toEqual([expect.stringMatching(/ So it ends\.$/)]);
});

test("edits an article as one text, and saves an entry for each paragraph and item", async () => {
  const [article] = blog.articles;
  await openFile(page, editor, "blog.json");
  await fieldOf(page, "Articles").getByRole("button", { name: "Expand", exact: true }).first().click();
  const before = (await stored(page, "data/blog.json")) ?? "";
  await writeAtEnd(articleTexts(article?.body ?? [])[0] ?? "", "", "- one", "two");
  const topic = blog.categories.items.at(-1)?.name ?? "";
  await choose("Category", topic);
  await save(page);
  const after = JSON.parse(await whenSaved(page, "blog.json", before)) as typeof blog;
  expect(after.articles[0]?.body).toEqual([...(article?.body ?? []), "- one", "- two"]);
  expect(after.articles[0]?.category).toBe(topic);
});

const references = [
  { file: "alumni.json", field: "Course", known: alumni.slice(0, 1).map(({ course }) => course) },
  { file: "faculty.json", field: "Courses", known: faculty[0]?.courses ?? [] },
];
for (const { file, field, known } of references)
  test(`selects ${field} in ${file} by title and saves a slug`, { tag: "@release" }, async () => {
    const other = courses.find(({ slug }) => !known.includes(slug));
    await openFile(page, editor, file);
    await open(page, 0);
    const lines = await linesChangedBy(file, () => choose(field, other?.title ?? ""));
    expect(lines).toEqual([expect.stringContaining(`"${other?.slug}"`)]);
  });

/** A photo as phones save it: rotated, with GPS data. */
async function photograph(): Promise<Buffer> {
  const wide = { create: { width: 3000, height: 2250, channels: 3, background: "#5b8c5a" } } as const;
  const gps = {
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "12/1 58/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "77/1 35/1 0/1" },
  };
  return sharp(wide).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

// The build publishes no picture's location either (normalize-pictures.test.ts).
const photo = "rotates and shrinks an uploaded photo, strips its location, renames it, and requires alt text";
test(photo, { tag: "@release" }, async () => {
  await openFile(page, editor, "videos.json");
  await open(page, 0);
  await open(page, 0); // the picture of the first video
  const words = inputOf(page, "What the picture shows");
  const alt = await words.inputValue();
  await words.fill("");
  await expectRefusal("videos.json", "This field is required.");
  await words.fill(alt);
  const lines = await linesChangedBy("videos.json", async () => {
    await page.getByRole("button", { name: "Replace Image" }).click();
    await page.getByText("videos", { exact: true }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Upload" }).click();
    const buffer = await photograph();
    await (await chooser).setFiles({ name: "A New Walk.JPG", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "Insert" }).click();
    await expect(page.getByText("/images/videos/a-new-walk.webp")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  expect(lines).toEqual(['      "src": "images/videos/a-new-walk.webp",']);
  const saved = await storedBytes(page, "data/images/videos/a-new-walk.webp");
  const { width, height, orientation, exif } = await sharp(saved).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 1500, height: 2000 });
});
