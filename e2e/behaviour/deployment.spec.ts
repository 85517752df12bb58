/** A page that predates the last deployment: its scripts no longer exist. */
import type { Page, Route } from "@playwright/test";
import courses from "../../data/courses.json";
import { expectOnlySlide } from "../support/pages/home-carousel";
import { leaveByFooter, phone, requestScript } from "../support/pages/page-visits";
import { expect, test } from "../support/site-test";

const scripts = /\.js(?:\?again)?$/;
const gone = (route: Route) => route.fulfill({ status: 404, body: "Not found" });
const scriptIsGone = /^Failed to load resource \S+\.js\S*: .*\b404\b/;

/** Collects the paths of all documents requested from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Runs in the browser. */
function isReloaded() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload";
}

const faults = {
  missing: { status: 404, body: "Not found" },
  "cut short, which fires no event on their elements": { contentType: "text/javascript", body: "{" },
};

for (const [fault, answer] of Object.entries(faults))
  test(`where scripts stay ${fault}, the page reloads once, its controls are disabled, and its links work`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect("status" in answer ? scriptIsGone : /^Unexpected end of input/);
    pageErrors.allow(/^Loading chunk \d+ failed\./);
    await page.route(scripts, (route) => route.fulfill(answer));
    const documents = documentsOf(page);
    await page.goto("/courses?level=Advanced#compare"); // makes the page request its script at once
    await expect.poll(() => documents).toEqual(["/courses", "/courses"]);
    await page.waitForFunction(isReloaded);
    await page.waitForLoadState("load");
    await requestScript(page);
    await expect(page.getByRole("main").getByRole("link", { name: "Reload", exact: true }).first()).toBeVisible();
    await expect(page.locator("[name=level]:checked")).toHaveValue("");
    await expect(page.locator("[name=level]").first()).toBeDisabled();
    await expect(page).toHaveURL("/courses?level=Advanced#compare");
    for (const { title } of courses)
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await leaveByFooter(page);
    expect(documents.filter((path) => path === "/courses")).toHaveLength(2);
  });

test("a deployment removes the scripts of open pages: a reload finds the new ones", async ({ page, pageErrors }) => {
  pageErrors.expect(scriptIsGone);
  const documents = documentsOf(page);
  await page.route(scripts, (route) => (documents.length > 1 ? route.continue() : gone(route)));
  await page.goto("/");
  const reloaded = page.waitForEvent("domcontentloaded");
  await requestScript(page);
  await reloaded;
  await page.getByRole("button", { name: "Next testimonial" }).click();
  await expectOnlySlide(page, 1);
});

test("a browser remembers that a script was missing: the page asks for it once more", async ({ page, pageErrors }) => {
  pageErrors.expect(scriptIsGone);
  const documents = documentsOf(page);
  await page.route(/\.js$/, gone);
  await page.goto("/");
  await page.getByRole("button", { name: "Next testimonial" }).click();
  await expectOnlySlide(page, 1);
  expect(documents).toEqual(["/"]);
});

test("a reload loses input: a form in use survives a missing script, and can be sent", async ({ page, pageErrors }) => {
  pageErrors.expect(scriptIsGone);
  await page.route(scripts, gone);
  const documents = documentsOf(page);
  await page.setViewportSize({ ...phone, height: 600 }); // the form is below the fold, so the script loads late
  await page.goto("/contact");
  const failed = page.waitForEvent("response", (response) => response.status() === 404);
  await page.getByLabel("First Name").fill("Asha");
  await failed;
  await page.getByLabel("Email", { exact: true }).fill("asha@example.com");
  await page.getByLabel("Message", { exact: true }).fill("When does the next batch start?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/sent");
  expect(documents).toEqual(["/contact", "/sent"]);
});
