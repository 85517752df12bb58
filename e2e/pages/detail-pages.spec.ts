/** What the specification fixes for pages with a template: courses, services and policies. */
import { readFileSync } from "node:fs";
import { phone, visit } from "../support/pages/page-visits";
import { courseOf, firstCourse, pages } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";

const reader = readFileSync(require.resolve("@mozilla/readability/Readability.js"), "utf8");
const policies = pages.filter(({ hasHero }) => !hasHero);

test("on a phone, the link to the enquiry stays in view, except where it would cover text", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, firstCourse.path);
  const links = page.getByRole("main").getByRole("link", { name: /^Enroll Now/ });
  const bar = links.nth(1); // between the hero and the banner
  await page.getByRole("main").getByRole("heading", { level: 2 }).nth(1).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await links.last().scrollIntoViewIfNeeded();
  const banner = page.getByRole("region", { name: courseOf(firstCourse.slug).enroll.heading, exact: true });
  const [above, below] = [await bar.boundingBox(), await banner.boundingBox()];
  expect((above?.y ?? NaN) + (above?.height ?? NaN), "the bar ends above the banner").toBeLessThan(below?.y ?? NaN);
  await page.setViewportSize({ width: 800, height: 400 });
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await expect(bar, "on a low screen the bar would cover the text").not.toBeInViewport();
});

test("a policy has a sticky table of contents with links to its sections", async ({ page }) => {
  const [policy] = policies;
  if (!policy) return test.skip(true, "there are no policies");
  await visit(page, policy.path);
  const sections = page.getByRole("main").getByRole("region");
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  for (const [position, link] of (await links.all()).entries()) {
    await link.click();
    await expect(sections.nth(position).and(page.locator(":target"))).toHaveCount(1);
    await expect(sections.nth(position).getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(link, "the table of contents goes along").toBeInViewport({ ratio: 1 });
  }
});

// Reader view drops a course's hero: its text is neither in the box of the sections nor beside it.
for (const [path, kept] of [
  ...policies.map(({ path }) => [path, "main p:has(+ nav), main section p"] as const),
  [firstCourse.path, "#batches li p, #curriculum li"] as const,
])
  test(`${path} keeps its text in Firefox's reader view`, async ({ page }) => {
    await visit(page, path);
    const texts = await page.locator(kept).allTextContents();
    const read = await page.evaluate<string>(
      `${reader}; new Readability(document.cloneNode(true)).parse().textContent`,
    );
    const words = (text: string) => text.replace(/\s+/g, "");
    expect(texts.filter((text) => !words(read).includes(words(text)))).toEqual([]);
  });
