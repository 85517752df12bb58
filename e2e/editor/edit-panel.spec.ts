/** The panel beside the form of `npm run edit`: what the check says of each save, and the page that shows it. */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import courses from "../../data/courses.json";
import site from "../../data/site.json";
import { idleSession } from "../../scripts/edit/editor-server";
import { judgeOf, type Verdict } from "../../scripts/edit/verdict";
import { pageFolders } from "../../src/content/contract";
import {
  changeFee,
  editorErrors,
  fieldOf,
  inputOf,
  open,
  openEditor,
  openFile,
  save,
  stored,
  whenSaved,
} from "../support/editor-session";
import { serveShownPage } from "../support/shown-page";
import { expect, test } from "../support/site-test";

// One editor for all, as in edit.spec.ts.
test.describe.configure({ mode: "serial" });

const [first, second] = courses as [(typeof courses)[0], (typeof courses)[0], ...typeof courses];
const newFee = first.price + 1001;

let page: Page;
let editor: Awaited<ReturnType<typeof openEditor>>;
let shownPage: Awaited<ReturnType<typeof serveShownPage>>;
/** What is saved exists only in the browser: it is judged in a copy of the project. */
let root: string;
let judge: () => Promise<Verdict>;
const session = idleSession();

test.beforeAll(async ({ browser }) => {
  root = mkdtempSync(join(tmpdir(), "judged-"));
  cpSync("data", join(root, "data"), { recursive: true });
  for (const folder of ["src", "static"]) symlinkSync(join(process.cwd(), folder), join(root, folder));
  judge = judgeOf(root);
  shownPage = await serveShownPage([first.title, `Fee <b>₹${newFee.toLocaleString("en-IN")}</b>`]);
  session.preview = shownPage.address;
  session.live.tell("preview", { state: "ready" });
  session.live.tell("verdict", await judge());
  page = await browser.newPage({ viewport: { width: 1440, height: 3000 } });
  editor = await openEditor(page, ["courses.json", "faculty.json", "site.json"], session);
});
test.afterAll(async () => {
  await page.close();
  editor.close();
  shownPage.close();
  rmSync(root, { recursive: true });
});
test.beforeEach(({ pageErrors }) => pageErrors.allow(...editorErrors));

const panel = () => page.getByRole("complementary", { name: "Check and preview" });

/** Saves the open form of a file, and tells the page what the check says of it. */
async function saveAndJudge(file: string): Promise<Verdict> {
  const before = (await stored(page, `data/${file}`)) ?? "";
  await save(page);
  writeFileSync(join(root, "data", file), await whenSaved(page, file, before));
  const verdict = await judge();
  session.live.tell("verdict", verdict);
  return verdict;
}

test("the page of the open course is shown beside its form, and what a save changed is outlined", async () => {
  await openFile(page, editor, "courses.json");
  await expect(panel().getByText("No errors")).toBeVisible();
  const frame = page.frameLocator("iframe[title=Preview]");
  await changeFee(page, 0, newFee);
  await saveAndJudge("courses.json");
  const address = shownPage.address + `${pageFolders["courses.json"]}/${first.slug}`;
  await expect(panel().locator("iframe")).toHaveAttribute("src", address);
  await expect(panel().getByText("What you changed is outlined.")).toBeVisible();
  await expect(frame.locator("[data-outlined]")).toHaveText(`₹${newFee.toLocaleString("en-IN")}`);
});

test("an error is shown as soon as it is saved, and leads to its field", async () => {
  await inputOf(page, "Title").fill(second.title);
  const { errors } = await saveAndJudge("courses.json");
  const error = errors.find(({ message }) => message.includes(`"${second.title}" is already taken`));
  await openFile(page, editor, "site.json");
  const item = panel().getByRole("listitem").filter({ hasText: error?.message });
  await item.getByRole("link", { name: `courses.json, line ${error?.line}`, exact: true }).click();
  await expect(fieldOf(page, "Title").locator(":focus")).toHaveValue(second.title);
});

test("a new entry starts folded, and a duplicated one is called a copy until nothing in it is an error", async () => {
  await openFile(page, editor, "faculty.json");
  await expect(panel().getByText("open the one most like it")).toBeVisible();
  const offer = panel().getByRole("button", { name: "Duplicate the open Faculty member" });
  await open(page, 0);
  await offer.click();
  await expect(panel().getByText("Faculty member 2 is a copy of Faculty member 1.")).toBeVisible();
  const { errors } = await saveAndJudge("faculty.json");
  const copied = errors.filter(({ message, path }) => path[0] === 1 && message.includes("is already taken"));
  expect(copied.map(({ path }) => path.join("."))).toEqual(expect.arrayContaining(["1.slug", "1.name"]));
  for (const { message } of copied) await expect(panel().getByText(message)).toBeVisible();

  await openFile(page, editor, "faculty.json");
  await page.getByRole("button", { name: /^Add \W?Faculty member\W?$/ }).click();
  const group = fieldOf(page, "Picture").last();
  await expect(group).toBeVisible();
  await expect(group.getByRole("textbox")).toHaveCount(0);
  await expect(offer).toBeHidden();
  await inputOf(page, "Name").fill("Meera");
  await expect(offer).toBeVisible();
});

const sound: Verdict = { errors: [], warnings: [], accepted: [], pages: {}, changed: {} };

test("a warning that an editor has seen is noted and folded", async () => {
  const warning = { file: "site.json", line: 2, column: 3, message: "check this name", key: "name", path: ["name"] };
  session.accept = (seen) => {
    expect(seen).toEqual(warning);
    session.live.tell("verdict", { ...sound, accepted: [seen] });
    return Promise.resolve();
  };
  session.live.tell("verdict", { ...sound, warnings: [warning] });
  const item = panel().getByRole("listitem").filter({ hasText: warning.message }); // the last verdict may still be shown
  await item.getByRole("button", { name: "I have seen this" }).click();
  await expect(panel().getByText(warning.message)).toBeHidden();
  await panel().getByText("1 thing that you have seen").click();
  await panel().getByRole("link", { name: "site.json, line 2" }).click();
  await expect(inputOf(page, "Name")).toHaveValue(site.name);
});

test("leaving a form with unsaved changes asks, and can be taken back", async ({ pageErrors }) => {
  pageErrors.allow(/^Navigation was aborted$/); // what the editor logs
  const { questions } = editor;
  await openFile(page, editor, "site.json");
  await inputOf(page, "Name").fill("Unsaved");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled(); // the editor noticed
  Object.assign(questions, { asked: [], leave: false });
  const back = page.getByRole("button", { name: "Cancel Editing" });
  await back.click();
  await expect(inputOf(page, "Name")).toHaveValue("Unsaved");
  expect(questions.asked).toEqual([expect.stringContaining("is not saved")]);
  const mayUnload = () => page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await mayUnload()).toBe(false);
  questions.leave = true;
  await back.click();
  await expect(inputOf(page, "Name")).toBeHidden();
  expect(await mayUnload()).toBe(true);
});

test("the preview says that it shows what is saved, and when its page does not answer", async () => {
  await openFile(page, editor, "courses.json");
  await expect(panel().getByText("It shows what is saved, not what is typed.")).toBeVisible();
  await page.route(`${shownPage.address}/silent`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.clock.install();
  const pages = { "courses.json": { path: "/silent" } };
  session.live.tell("verdict", { ...sound, pages, changed: { "courses.json": ["New"] } });
  await expect(panel().getByText("Updating the preview …")).toBeVisible();
  await page.clock.fastForward("01:00");
  await expect(panel().getByText("the page has not answered")).toBeVisible();
  await expect(panel().getByText("Updating the preview …")).toBeHidden();
});
