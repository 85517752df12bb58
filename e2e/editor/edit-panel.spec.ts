/** What stands beside the form of `npm run edit`: what the check says of each save, and the page that shows it. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
/** What the browser saves stands in the browser alone: it is judged in a copy of the project. */
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
  editor = await openEditor(page, ["courses.json", "site.json"], session);
});
test.afterAll(async () => {
  await page.close();
  editor.close();
  shownPage.close();
  rmSync(root, { recursive: true });
});
test.beforeEach(({ pageErrors }) => pageErrors.allow(...editorErrors, /^https:\/\/svelte\.dev\/e\/derived_inert$/));

const panel = () => page.getByRole("complementary", { name: "Check and preview" });
const title = () => fieldOf(page, "Title").getByRole("textbox").first();

/** Saves the open form of the courses, and tells the page what the check says of it. */
async function saveAndJudge(change: () => Promise<void>): Promise<Verdict> {
  const before = (await stored(page, "data/courses.json")) ?? "";
  await change();
  writeFileSync(join(root, "data/courses.json"), await whenSaved(page, "courses.json", before));
  const verdict = await judge();
  session.live.tell("verdict", verdict);
  return verdict;
}

test("the page of the open course stands beside its form, and what a save changed is outlined in it", async () => {
  await openFile(page, editor, "courses.json");
  await expect(panel().getByText("data/ is in order")).toBeVisible();
  const frame = page.frameLocator("iframe[title=Preview]");
  await saveAndJudge(() => changeFee(page, 0, newFee));
  const address = shownPage.address + `${pageFolders["courses.json"]}/${first.slug}`;
  await expect(panel().locator("iframe")).toHaveAttribute("src", address);
  await expect(panel().getByText("What you changed is outlined.")).toBeVisible();
  await expect(frame.locator("[data-changed]")).toHaveText(`₹${newFee.toLocaleString("en-IN")}`);
});

test("the built site has nothing of what outlines it", () => {
  const scripts = readdirSync("public").filter((name) => name.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((name) => readFileSync(join("public", name), "utf8").includes("data-changed"))).toEqual([]);
});

test("an error stands there as soon as it is saved, and leads to its field", async () => {
  const { errors } = await saveAndJudge(async () => {
    await title().fill(second.title);
    await save(page);
  });
  const error = errors.find(({ message }) => message.includes(`"${second.title}" is already taken`));
  await openFile(page, editor, "site.json");
  const item = panel().getByRole("listitem").filter({ hasText: error?.message });
  await item.getByRole("link", { name: `courses.json, line ${error?.line}`, exact: true }).click();
  await expect(fieldOf(page, "Title").locator(":focus")).toHaveValue(second.title);
});

test("a new entry starts with its groups folded", async () => {
  await openFile(page, editor, "courses.json");
  await page.getByRole("button", { name: /^Add \W?Course\W?$/ }).click();
  await expect(title()).toBeVisible();
  const group = fieldOf(page, "Hero").last();
  await expect(group).toBeVisible();
  await expect(group.getByRole("textbox")).toHaveCount(0);
  const offer = panel().getByRole("button", { name: "Duplicate the open Course" });
  await expect(panel().getByText("open the one most like it")).toBeVisible();
  await expect(offer).toBeHidden();
  await title().fill("Rust");
  await expect(offer).toBeVisible();
});

test("an entry that is duplicated is called a copy, and what must differ in it is an error", async () => {
  await openFile(page, editor, "courses.json");
  await expect(panel().getByText("A new Course:")).toBeVisible();
  await open(page, 2);
  await panel().getByRole("button", { name: "Duplicate the open Course" }).click();
  await expect(panel().getByText("Course 4 is a copy of Course 3.")).toBeVisible();
  const { errors } = await saveAndJudge(() => save(page));
  const copied = errors.filter(({ message, path }) => path[0] === 3 && message.includes("is already taken"));
  expect(copied.map(({ path }) => path.join("."))).toEqual(expect.arrayContaining(["3.slug", "3.title"]));
  for (const { message } of copied) await expect(panel().getByText(message)).toBeVisible();
});

test("a list of findings that is cut shows that it goes on", async () => {
  const warnings = Array.from({ length: 60 }, (_, index) => {
    return { file: "site.json", line: index + 1, column: 3, message: "name is looked at", path: ["name"] };
  });
  session.live.tell("verdict", { errors: [], changed: {}, pages: {}, accepted: [], warnings });
  const findings = panel().getByRole("region", { name: "What the check says" });
  await expect(findings.getByRole("listitem")).toHaveCount(warnings.length);
  expect(await findings.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  // Shadows at both ends, and covers of them that scroll along.
  await expect(findings).toHaveCSS("background-attachment", "local, local, scroll, scroll");
  await expect(findings).not.toHaveCSS("border-bottom-width", "0px");
});

test("the preview says that it shows what is saved, and when its page does not answer", async () => {
  await expect(panel().getByText("It shows what is saved, not what is typed.")).toBeVisible();
  await page.route(`${shownPage.address}/silent`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.clock.install();
  const pages = { "courses.json": { path: "/silent" } };
  session.live.tell("verdict", { errors: [], warnings: [], accepted: [], pages, changed: { "courses.json": ["New"] } });
  await expect(panel().getByText("The page takes over what you saved …")).toBeVisible();
  await page.clock.fastForward("01:00");
  await expect(panel().getByText("the page has not answered")).toBeVisible();
  await expect(panel().getByText("The page takes over what you saved …")).toBeHidden();
});

test("a warning that an editor has seen is noted, and folded", async () => {
  const warning = { file: "site.json", line: 2, column: 3, message: "name is looked at", key: "name", path: ["name"] };
  const verdict = { errors: [], changed: {}, pages: {}, accepted: [], warnings: [warning] };
  session.accept = (seen) => {
    expect(seen).toEqual(warning);
    session.live.tell("verdict", { ...verdict, warnings: [], accepted: [seen] });
    return Promise.resolve();
  };
  session.live.tell("verdict", verdict);
  await panel().getByRole("button", { name: "I have seen this" }).click();
  await expect(panel().getByText(warning.message)).toBeHidden();
  await panel().getByText("1 thing that you have seen").click();
  await panel().getByRole("link", { name: "site.json, line 2" }).click();
  await expect(fieldOf(page, "Name").getByRole("textbox").first()).toHaveValue(site.name);
});

test("leaving a form with unsaved changes asks, and can be taken back", async ({ pageErrors }) => {
  pageErrors.allow(/^Navigation was aborted$/); // what the editor is told of the answer
  const { questions } = editor;
  await openFile(page, editor, "courses.json");
  await open(page, 0);
  await title().fill("Unsaved");
  Object.assign(questions, { asked: [], leave: false });
  const back = page.getByRole("button", { name: "Cancel Editing" });
  await back.click();
  await expect(title()).toHaveValue("Unsaved");
  expect(questions.asked).toEqual([expect.stringContaining("is not saved")]);
  const mayUnload = () => page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await mayUnload()).toBe(false);
  questions.leave = true;
  await back.click();
  await expect(title()).toBeHidden();
  expect(await mayUnload()).toBe(true);
});
