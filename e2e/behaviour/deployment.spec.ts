/** What a visitor meets whose tab is older than the site, whose server fails, or whose connection is lost. */
import type { Page, Route } from "@playwright/test";
import courses from "../../data/courses.json";
import site from "../../data/site.json";
import { firstCourse } from "../support/site-routes";
import { expect, test } from "../support/site-test";
import { expectOnlySlide } from "../support/home-carousel";
import { footerLink, hydrate, phone, requestScript, visit } from "../support/page-visits";

const scripts = /\.js$/;
const gone = (route: Route) => route.fulfill({ status: 404, body: "Not found" });

// What the browser and Gatsby say of what the tests take away.
const scriptIsGone = /^Failed to load resource \S+\.js: .*\b404\b/;
const dataFailed = (status: number) => new RegExp(`^Failed to load resource \\S+/page-data/\\S+: .*\\b${status}\\b`);
const notDrawn = (path: string) => new RegExp(`^page resources for ${path} not found\\. Not rendering React$`);

/** The pages that the browser loads as a whole from now on. */
function wholeLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("whichever script of a page stays missing: it is loaded anew once, left alone then, and its links work", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(scriptIsGone, notDrawn("/courses"), /^Loading chunk \d+ failed\./);
  const path = "/courses?level=Advanced#compare"; // which asks for the script at once
  const found = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") found.add(request.url());
  });
  await visit(page, path);
  expect(found.size).toBeGreaterThan(2);
  for (const script of [...found]) {
    await test.step(script, async () => {
      await page.route(script, gone);
      await page.goto("about:blank");
      const loads = wholeLoads(page);
      await page.goto(path);
      await expect.poll(() => loads.length).toBe(2);
      await page.waitForLoadState("networkidle");
      await requestScript(page);
      await page.waitForLoadState("networkidle");
      expect(loads).toHaveLength(2);
      await expect(page).toHaveURL(path);
      for (const { title } of courses)
        await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
      await footerLink(page, "/careers").click();
      await expect(page).toHaveURL("/careers");
      await page.unroute(script);
    });
  }
});

test("where a deployment has taken the scripts away, the page is loaded anew with those that are there now", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(scriptIsGone);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.route(scripts, (route) => (documents > 1 ? route.continue() : gone(route)));
  await page.goto("/");
  const anew = page.waitForEvent("domcontentloaded");
  await requestScript(page);
  await anew;
  await page.getByRole("button", { name: "Next testimonial" }).click();
  await expectOnlySlide(page, 1);
});

test("a form that is being filled in when the scripts turn out to be missing stays, and is sent", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(scriptIsGone);
  await page.route(scripts, gone);
  const loads = wholeLoads(page);
  await page.setViewportSize(phone); // the form is below what is seen first
  await page.goto("/contact");
  await page.getByLabel("First Name").fill("Asha");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Email", { exact: true }).fill("asha@example.com");
  await page.getByLabel("Message", { exact: true }).fill("When does the next batch start?");
  expect(loads).toHaveLength(1);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/sent");
});

/** What may fail of the next page, how, and what is said of it. */
const failures: [what: string, of: string | RegExp, answer: (route: Route) => Promise<void>, said: RegExp[]][] = [
  ["script is gone", scripts, gone, [scriptIsGone]],
  ["data are gone", "**/page-data/contact/**", gone, [dataFailed(404), notDrawn("/contact")]],
  [
    "data are answered with 500",
    "**/page-data/contact/**",
    (route) => route.fulfill({ status: 500, body: "Failed" }),
    [dataFailed(500), notDrawn("/contact")],
  ],
  [
    "data, as all others, are answered with 500",
    "**/page-data/**",
    (route) => route.fulfill({ status: 500 }),
    [dataFailed(500), notDrawn("/contact")],
  ],
  [
    "data are HTML",
    "**/page-data/**",
    (route) => route.fulfill({ contentType: "text/html", body: "<p>Welcome</p>" }),
    [notDrawn("/contact")],
  ],
  [
    "data want a script that the page does not know",
    "**/page-data/contact/**",
    async (route) => {
      const data = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...data, componentChunkName: "component---src-pages-new-tsx" } });
    },
    [/^We couldn't find the correct component chunk with the name "component---src-pages-new-tsx"/],
  ],
];

for (const [what, of, answer, said] of failures)
  test(`a page whose ${what} is loaded as a whole, with its query and its hash`, async ({ page, pageErrors }) => {
    pageErrors.expect(...said);
    await visit(page, firstCourse.path);
    const loads = wholeLoads(page);
    await page.route(of, (route) => (loads.length > 0 ? route.continue() : answer(route)));
    await page.getByRole("main").getByRole("link", { name: "Enroll Now" }).first().click();
    await expect(page).toHaveURL(`/contact?intent=enroll&course=${firstCourse.slug}#enquiry`);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(new RegExp(firstCourse.title));
    expect(loads).toHaveLength(1);
  });

test("a page whose data do not come is loaded as a whole after a while", async ({ page }) => {
  await visit(page, "/courses");
  const words = (await heading(page).textContent()) ?? "";
  await page.route("**/page-data/careers/**", () => undefined); // no answer, ever
  await footerLink(page, "/careers").click();
  await expect(heading(page)).toHaveText(words);
  await expect(page).toHaveURL("/careers", { timeout: 15_000 });
});

test("of two presses the last one counts, however late the first page comes", async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await visit(page, "/courses");
  await page.route("**/page-data/careers/**", async (route) => {
    await released;
    await route.continue();
  });
  await footerLink(page, "/careers").click();
  await footerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  release();
  await page.evaluate(() => window.___loader.loadPage("/careers"));
  await expect(page).toHaveURL("/about");
});

test("where the connection is lost on the way, the visitor stays on the page, is told, and can go on later", async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/^Failed to load resource \S+: net::ERR_INTERNET_DISCONNECTED$/);
  await visit(page, "/courses");
  const before = await heading(page).textContent();
  await page.route("**/page-data/careers/**", async (route) => {
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await footerLink(page, "/careers").click();
  const notice = page.getByRole("alert").filter({ hasText: site.failure.offline });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL("/courses");
  await expect(heading(page)).toHaveText(before ?? "");

  await page.unroute("**/page-data/careers/**");
  await context.setOffline(false);
  await footerLink(page, "/careers").click();
  await expect(page).toHaveURL("/careers");
  await expect(notice).toHaveCount(0);
});

test("the way back to a page whose script is gone by now leads there", async ({ page, pageErrors }) => {
  pageErrors.expect(scriptIsGone);
  await visit(page, "/courses");
  await footerLink(page, "/blog").click();
  await expect(page).toHaveURL("/blog");
  await page.reload();
  await hydrate(page);
  const loads = wholeLoads(page);
  await page.route(scripts, (route) => (loads.length > 0 ? route.continue() : gone(route)));
  await page.evaluate(() => window.___loader.loadPage("/courses")); // as a link does that is pointed at
  await page.goBack();
  await expect(page).toHaveURL("/courses");
  await expect(footerLink(page, "/careers")).toBeVisible();
});
