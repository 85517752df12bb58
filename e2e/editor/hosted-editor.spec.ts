/** The folder of `npm run edit:build`, as editors without a checkout use it: from the sign-in to the published change. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import courses from "../../data/courses.json";
import { buildEditor } from "../../scripts/edit/build-editor";
import { hostSettings } from "../../scripts/edit/host-settings";
import { netlify } from "../../scripts/serve/serve";
import { checkContent } from "../../src/content/check/check-content";
import { checkInputAt } from "../../src/content/check/check-input";
import { changeFee, editorErrors, openFile } from "../support/editor-session";
import { startGitHub, token } from "../support/github-server";
import { expect, test } from "../support/site-test";

const [course] = courses as [(typeof courses)[0], ...typeof courses];
const draft = "cms/courses/courses";

// One host for all: a copy of data/ takes longer than the short tests.
test.describe.configure({ mode: "serial" });

let host: Awaited<ReturnType<typeof startGitHub>>;
let folder: string;
let server: Server;
let address: string;

test.beforeAll(async () => {
  host = await startGitHub("data");
  folder = mkdtempSync(join(tmpdir(), "hosted-editor-"));
  const settings = { EDIT_HOST: "github", EDIT_REPO: host.repo, EDIT_SERVER: host.address, EDIT_SIGN_IN: "token" };
  buildEditor(process.cwd(), folder, hostSettings(settings));
  server = createServer(await netlify(folder, () => undefined)).listen(0);
  await once(server, "listening");
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
  host.close();
});

test("the editor asks nobody but the Git host, and is neither listed nor framed", async ({ request }) => {
  const headers = (await request.get(address)).headers();
  const policy = (headers["content-security-policy"] ?? "").split("; ");
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      `connect-src 'self' blob: data: ${host.address}`,
      "frame-ancestors 'none'",
    ]),
  );
  expect(headers["x-robots-tag"]).toBe("noindex");
});

test("its translations have the type of scripts, without which no browser imports them", async ({ request }) => {
  const translation = await request.get(`${address}/sveltia/locales/de.json`);
  expect(translation.headers()["content-type"]).toContain("text/javascript");
  expect(await translation.text()).toMatch(/^export default \{/);
});

/** Builds the draft's deploy preview as far as the check, reports its status, and gives the errors. */
async function buildPreview(): Promise<string[]> {
  const data = join(host.checkOut(draft), "data");
  const errors = await checkContent({ ...checkInputAt(process.cwd()), data });
  host.report(draft, errors.length > 0 ? "FAILURE" : "SUCCESS");
  return errors.map(({ file, message }) => `${file}: ${message}`);
}

async function publish(page: Page) {
  await page.getByRole("button", { name: "Publish Entry" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
}

test("a fee goes from the form to a draft, its check and the published branch", async ({ browser, pageErrors }) => {
  test.slow(); // several loads of the editor: ten seconds, and three times that on a busy machine
  pageErrors.allow(...editorErrors);
  // The editor draws only those fields that are in view: here is the price.
  const page = await browser.newPage({ viewport: { width: 1440, height: 3000 } });
  const list = page.getByRole("grid"); // the files of the first group
  await page.goto(address);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(list).toBeVisible({ timeout: 15_000 });

  const fee = course.price + 1000;
  const priceLines = [`-    "price": ${course.price},`, `+    "price": ${fee},`];
  await openFile(page, { address }, "courses.json");
  await changeFee(page, 0, fee);
  await page.getByRole("button", { name: "Later" }).click(); // instead of asking for a review
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.setViewportSize({ width: 1440, height: 600 });
  expect(host.pullRequests()).toMatchObject([{ branch: draft, isDraft: true, title: "Change data/courses.json" }]);
  expect(host.changedLines(`main...${draft}`)).toEqual(priceLines);

  // As long as the check refuses the draft, the required status keeps it from being published.
  const slips = (data: string) => writeFileSync(join(data, "home.json"), "[]");
  host.commit(draft, slips);
  expect(await buildPreview()).toEqual([expect.stringContaining("home.json: this file must be")]);
  await openFile(page, { address }, "courses.json");
  await expect(async () => {
    // A choice is lost while the editor still reads the draft: people see that, too, and choose again.
    const status = page.getByRole("button", { name: /^Status:/ });
    await status.click({ timeout: 5000 });
    await page.getByRole("menuitemradio", { name: "Ready" }).click({ timeout: 5000 });
    await expect(page.getByRole("button", { name: "Publish Entry" })).toBeVisible({ timeout: 5000 });
  }).toPass();
  pageErrors.expect(/status of 405/, /^Error: Server responded with an error/);
  await publish(page);
  await expect(page.getByText("Couldn’t publish the entry.")).toBeVisible();
  expect(host.commits("main")).toHaveLength(1);

  host.commit(draft, (data) => cpSync("data/home.json", join(data, "home.json")));
  expect(await buildPreview()).toEqual([]);
  await page.reload();
  await expect(page.getByRole("button", { name: "View Preview" })).toBeVisible();
  await publish(page);
  await expect.poll(() => host.commits("main")).toEqual(["Change data/courses.json", "Begin"]);
  expect(host.changedLines("main~1...main")).toEqual(priceLines);
  await expect.poll(() => host.branches()).toEqual(["main"]);
  await page.close();
});
