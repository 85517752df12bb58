/** `npm run edit`, as an editor uses it: what is saved in the browser is what the check and the pages get. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import courses from "../data/courses.json";
import { checkContent } from "../src/content/check/check-content";
import { formatError } from "../src/content/check/content-error";
import { checkInputAt } from "../src/content/check/check-input";
import { changeFee, editorSays, fieldOf, open, openEditor, openFile, save, stored, whenSaved } from "./editor";
import { expect, test } from "./test";

// The editor draws only those fields that are in sight: here they are.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 3000 } });

const [first] = courses as [(typeof courses)[0], ...typeof courses];

let editor: Awaited<ReturnType<typeof openEditor>>;
test.beforeEach(async ({ page, complaints }) => {
  complaints.expect(...editorSays);
  editor = await openEditor(page);
});
test.afterEach(() => editor.close());

/** Waits until a file was saved; gives the lines that are new in it. */
async function savedLines(page: Page, file: string): Promise<string[]> {
  const before = readFileSync(join("data", file), "utf8").split("\n");
  const after = (await whenSaved(page, file)).split("\n");
  expect(after.length, "lines").toBe(before.length);
  return after.filter((line, index) => line !== before[index]);
}

test("a fee that is changed is one other line, passes the check and is what the course's page gets", async ({
  page,
}) => {
  const fee = first.price + 1000;
  await openFile(page, editor, "courses.json");
  await changeFee(page, 0, fee);
  expect(await savedLines(page, "courses.json")).toEqual([`    "price": ${fee},`]);

  const data = mkdtempSync(join(tmpdir(), "edited-"));
  try {
    cpSync("data", data, { recursive: true });
    writeFileSync(join(data, "courses.json"), (await stored(page, "data/courses.json")) ?? "");
    expect((await checkContent({ ...checkInputAt(process.cwd()), data })).map(formatError)).toEqual([]);
  } finally {
    rmSync(data, { recursive: true });
  }
});

/** Groups in groups, lists of groups, of texts and of paragraphs, pictures, days, and fields that may be empty. */
const telling = ["site.json", "contact.json", "faculty.json", "services.json", "blog.json", "gallery.json"];

// Of every file, __tests__/edit.test.ts knows that its fields stand in the order of its form, and how it is laid out.
test("whatever file is saved, only the line that was changed differs", async ({ page, complaints }) => {
  test.slow(); // a file after the other
  complaints.expect(/^https:\/\/svelte\.dev\/e\/derived_inert$/); // the editor's own, as one form follows another
  for (const file of telling) {
    await test.step(file, async () => {
      await openFile(page, editor, file);
      const closed = page.getByRole("button", { name: "Expand", exact: true });
      const field = page.getByRole("textbox").locator("visible=true").first();
      await expect(closed.or(field).first()).toBeVisible();
      if (!(await field.isVisible())) await closed.first().click();
      const value = await field.inputValue();
      await field.fill(value.slice(0, -1) + (value.endsWith("x") ? "y" : "x")); // no longer than it may be
      await save(page);
      expect(await savedLines(page, file)).toEqual([expect.stringMatching(/[xy]",?$/)]);
    });
  }
});

test("every kind of field is saved as the contract has it", async ({ page }) => {
  const gradient = first.gradient === "clay" ? "leaf" : "clay";
  const icon = first.icon === "robot" ? "code" : "robot";
  await openFile(page, editor, "courses.json");
  await open(page, 0);
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
  expect(await savedLines(page, "courses.json")).toEqual([
    `    "icon": "${icon}",`,
    `    "gradient": "${gradient}",`,
    '      "updated": "2027-01-02"',
    `    "popular": ${!first.popular},`,
    '      "A first highlight",',
  ]);
});

test("what the contract forbids is not saved, and its words say what to write", async ({ page }) => {
  await openFile(page, editor, "courses.json");
  await open(page, 0);
  await fieldOf(page, "Address .slug.").getByRole("textbox").first().fill("Data Science");
  await save(page);
  await expect(page.getByText("Must be small letters, digits and single hyphens, such as data-science.")).toBeVisible();
  expect(await stored(page, "data/courses.json")).toBe(readFileSync("data/courses.json", "utf8"));
});

test("a picture that is uploaded stands beside the others, and is named as the contract wants it", async ({ page }) => {
  await openFile(page, editor, "videos.json");
  await open(page, 0);
  await open(page, 0); // the picture of the first video
  await page.getByRole("button", { name: "Replace Image" }).click();
  await page.getByText("videos", { exact: true }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload" }).click();
  // A picture that is there already would be found and taken instead.
  const buffer = Buffer.concat([readFileSync("data/images/videos/campus-tour.png"), Buffer.from("\n")]);
  await (await chooser).setFiles({ name: "A New Walk.PNG", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(page.getByText("/images/videos/a-new-walk.png")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await save(page);
  expect(await savedLines(page, "videos.json")).toEqual(['      "src": "images/videos/a-new-walk.png",']);
  expect(await stored(page, "data/images/videos/a-new-walk.png")).toBeDefined();
});

test.describe("in a browser with another language", () => {
  test.use({ locale: "de-DE" });

  test("the editor speaks it", async ({ page }) => {
    await expect(page.getByRole("searchbox", { name: "Inhalte suchen" })).toBeVisible();
  });
});

test("the editor reaches no other host, and offers no place to sign in", async ({ page }) => {
  const [asked, refused] = [new Set<string>(), new Set<string>()];
  const isElsewhere = (url: string) => !url.startsWith(editor.address) && !/^(?:blob|data):/.test(url);
  page.on("request", (request) => isElsewhere(request.url()) && asked.add(request.url()));
  page.on("requestfailed", (request) => request.failure()?.errorText === "csp" && refused.add(request.url()));
  await page.evaluate(() => localStorage.clear()); // in which the editor keeps that a folder was chosen
  await page.reload();
  await expect(page.locator("button.primary")).toBeVisible();
  await page.evaluate(() => document.fonts.ready); // the editor would like some from elsewhere
  await expect(page.getByRole("button", { name: /Sign In/ })).toHaveCount(0);
  expect([...asked].filter((url) => !refused.has(url))).toEqual([]);
});
