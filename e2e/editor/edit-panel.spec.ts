/** The panel beside the form of `npm run edit`: the check's findings after each save, and the page preview. */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import batches from "../../data/batches.json";
import courses from "../../data/courses.json";
import publications from "../../data/publications.json";
import site from "../../data/site.json";
import { accept } from "../../scripts/check/accepted";
import { previewAddress } from "../../scripts/edit/preview";
import { latestVerdict, type Verdict } from "../../scripts/edit/verdict";
import { day } from "../../src/text/format";
import {
  changeFee,
  editorErrors,
  inputOf,
  open,
  openEditor,
  openFile,
  save,
  stored,
  whenSaved,
} from "../support/editor-session";
import { expect, test } from "../support/site-test";

// All tests share one editor, and hence one file, as in edit.spec.ts.
test.describe.configure({ mode: "serial" });

const [first, second] = courses as [(typeof courses)[0], (typeof courses)[0], ...typeof courses];
const sound: Verdict = { errors: [], warnings: [], accepted: [], schedule: [], items: {} };

let page: Page;
let editor: Awaited<ReturnType<typeof openEditor>>;
/** Saved files exist only in the browser; the check runs on a copy of the project. */
let root: string;
/** Overrides the verdict and the progress that the server reports. */
let override: { verdict?: Verdict; isChecking?: boolean } = {};

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000); // Sveltia starts slowly on a busy machine
  root = mkdtempSync(join(tmpdir(), "judged-"));
  cpSync("data", join(root, "data"), { recursive: true });
  for (const folder of ["src", "static"]) symlinkSync(join(process.cwd(), folder), join(root, folder));
  const check = latestVerdict(root);
  const session = {
    state: () => ({ preview: { state: "ready" as const }, ...check(), ...override }),
    accept: (key: string) => accept(root, [key]),
  };
  page = await browser.newPage({ viewport: { width: 1440, height: 3000 } });
  editor = await openEditor(page, ["batches.json", "courses.json", "publications.json", "site.json"], session);
  await page.route(`${previewAddress}/**`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
});
test.afterAll(async () => {
  await page.close();
  editor.close();
  rmSync(root, { recursive: true });
});
test.beforeEach(({ pageErrors }) => {
  override = {};
  pageErrors.allow(...editorErrors);
});

const panel = () => page.getByRole("complementary", { name: "Check and preview" });

/** Saves the open form of a file to the browser's folder, and to the project that the check reads. */
async function saveToCheck(file: string) {
  const before = (await stored(page, `data/${file}`)) ?? "";
  await save(page);
  writeFileSync(join(root, "data", file), await whenSaved(page, file, before));
}

test("shows the page of the open course next to its form", async () => {
  await openFile(page, editor, "courses.json");
  await open(page, 1);
  await expect(panel().locator("iframe")).toHaveAttribute("src", new RegExp(`/${second.slug}$`));
  await openFile(page, editor, "site.json");
  await expect(panel().locator("iframe")).toHaveAttribute("src", `${previewAddress}/`);
});

test("does not claim success while the form has unsaved changes", async () => {
  await openFile(page, editor, "courses.json");
  await expect(panel().getByText("No errors")).toBeVisible();
  await changeFee(page, 0, "16,50");
  await save(page);
  await expect(page.getByText("Must be whole rupees").first()).toBeVisible();
  await expect(panel().getByText("No errors")).toBeHidden();
  await expect(panel().getByText("Unsaved changes are checked when you save.")).toBeVisible();
  await inputOf(page, "Price").fill(String(first.price));
  await expect(panel().getByText("No errors")).toBeVisible();
});

test("shows an error after saving, in the form's words, with a link to its field", async () => {
  await inputOf(page, "Title").fill(second.title);
  await saveToCheck("courses.json");
  await openFile(page, editor, "site.json");
  const item = panel()
    .getByRole("listitem")
    .filter({ hasText: `"${second.title}" is already taken` });
  await item.getByRole("link", { name: `Courses, ${second.title}, Title`, exact: true }).click();
  await expect(inputOf(page, "Title")).toBeFocused();
  await expect(inputOf(page, "Title")).toHaveValue(second.title);
});

test("links an error deep in a list to its field, too", async () => {
  const index = courses.length - 1;
  const [module] = courses[index]?.modules.slice(-1) ?? [];
  const path = [index, "modules", (courses[index]?.modules.length ?? 0) - 1, "outcome"];
  const error = { file: "courses.json", line: 1, column: 1, message: "", place: "Outcome", text: "is odd", path };
  override = { verdict: { ...sound, errors: [error] } };
  await openFile(page, editor, "site.json");
  await panel().getByRole("link", { name: "Outcome", exact: true }).click();
  await expect(inputOf(page, "Outcome")).toBeFocused();
  await expect(inputOf(page, "Outcome")).toHaveValue(module?.outcome ?? "");
});

test("asks before removing an entry, by name", async () => {
  await openFile(page, editor, "batches.json");
  const { questions } = editor;
  const entries = page.getByRole("button", { name: "Remove", exact: true });
  await expect(entries).toHaveCount(batches.length);
  Object.assign(questions, { asked: [], leave: false });
  await entries.first().click();
  const words = new RegExp(`^Remove “.*, ${day(batches[0]?.start ?? "")}” from the list\\?$`);
  expect(questions.asked).toEqual([expect.stringMatching(words)]);
  await expect(entries).toHaveCount(batches.length);
  questions.leave = true;
  await entries.first().click();
  await expect(entries).toHaveCount(batches.length - 1);
});

test("links an error to another form of the same group", async () => {
  const error = { file: "batches.json", line: 1, column: 1, message: "", text: "is odd", path: [0, "toTime"] };
  override = { verdict: { ...sound, errors: [{ ...error, place: "To time" }] } };
  await openFile(page, editor, "courses.json");
  await panel().getByRole("link", { name: "To time", exact: true }).click();
  await expect(inputOf(page, "To time")).toBeFocused();
});

test("duplicates an entry without some of the optional lists", async () => {
  await openFile(page, editor, "publications.json");
  await page.getByRole("button", { name: "List Item Options" }).last().click();
  await page.getByRole("menuitem", { name: "Duplicate" }).locator("visible=true").click();
  const entries = page.getByRole("button", { name: "Remove", exact: true });
  await expect(entries).toHaveCount(publications.length + 1);
});

test("approves a save only after checking it", async () => {
  await openFile(page, editor, "site.json");
  override = { verdict: sound, isChecking: true };
  await expect(panel().getByText("Checking…")).toBeVisible();
  await expect(panel().getByText("Updating the preview…")).toBeVisible();
  await expect(panel().getByText("No errors")).toBeHidden();
  override = { verdict: sound, isChecking: false };
  await expect(panel().getByText("No errors")).toBeVisible();
  await expect(panel().getByText("Updating the preview…")).toBeHidden();
});

test("folds accepted warnings, with a link to their field", async () => {
  writeFileSync(join(root, "data/courses.json"), JSON.stringify(courses)); // removes the error that a test above added
  const item = panel().getByRole("listitem").filter({ hasText: "sample brand" });
  await item.getByRole("button", { name: "Accept" }).click();
  await panel().getByText("1 accepted warning").click();
  await expect(item.getByRole("button")).toHaveCount(0);
  await item.getByRole("link").click();
  await expect(inputOf(page, "Web address")).toHaveValue(site.url);
});

test("lists scheduled appearances and removals", async () => {
  const line = "From 1 January 2027: “Python trainer” (Careers) appears.";
  override = { verdict: { ...sound, schedule: [line] } };
  await panel().getByText("What appears and disappears").click();
  await expect(panel().getByText(line)).toBeVisible();
});

test("asks before leaving a form with unsaved changes", async ({ pageErrors }) => {
  pageErrors.allow(/^Navigation was aborted$/); // logged by the editor
  const { questions } = editor;
  await openFile(page, editor, "site.json");
  await inputOf(page, "Name").fill("Unsaved");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled(); // the change is registered
  Object.assign(questions, { asked: [], leave: false });
  const back = page.getByRole("button", { name: "Cancel Editing" });
  await back.click();
  await expect(inputOf(page, "Name")).toHaveValue("Unsaved");
  expect(questions.asked).toEqual([expect.stringContaining("unsaved changes")]);
  const mayUnload = () => page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await mayUnload()).toBe(false);
  questions.leave = true;
  await back.click();
  await expect(inputOf(page, "Name")).toBeHidden();
  expect(await mayUnload()).toBe(true);
});
