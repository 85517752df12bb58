/** When a page requests its script (src/browser/inline/queue-islands.ts). phone.spec.ts checks that a phone's first view needs none. */
import type { Page } from "@playwright/test";
import courses from "../../data/courses.json";
import home from "../../data/home.json";
import { expectOnlySlide } from "../support/pages/home-carousel";
import { phone, waitUntilIdle } from "../support/pages/page-visits";
import { expect, test } from "../support/site-test";

/** Collects the paths of all scripts requested from now on. */
function scriptsOf(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\.js$/.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test("the script loads when an island comes into view", async ({ page }) => {
  await page.setViewportSize(phone);
  const scripts = scriptsOf(page);
  await page.goto("/");
  await waitUntilIdle(page);
  expect(scripts).toEqual([]);
  await page.getByRole("group", { name: home.testimonials.heading }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Next" }).click();
  await expectOnlySlide(page, 1);
});

test("state in the URL is applied at once, even below the first view", async ({ page }) => {
  const [one, other] = courses as [(typeof courses)[0], (typeof courses)[0], ...typeof courses];
  await page.setViewportSize(phone);
  await page.goto(`/courses?compare=${one.slug},${other.slug}`);
  await expect(page.getByRole("status").filter({ hasText: `${one.title} and ${other.title}` })).toBeAttached();
});

test("a press on a link to a page fetches it ahead, one on a file does not", async ({ page }) => {
  await page.goto(`/courses/${courses[0]?.slug}`);
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"] === "prefetch") ahead.push(new URL(request.url()).pathname);
  });
  for (const link of [page.locator('main a[href$=".pdf"]').first(), page.locator('main a[href="/courses"]').first()]) {
    await link.hover();
    await page.mouse.down(); // browsers fetch at once
    await page.mouse.move(0, 0);
    await page.mouse.up(); // elsewhere, so no link is followed
  }
  await expect.poll(() => ahead).toEqual(["/courses"]);
});
