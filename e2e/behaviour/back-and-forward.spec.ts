/** Back and Forward restore the visitor's scroll position. */
import type { Locator, Page } from "@playwright/test";
import courses from "../../data/courses.json";
import { budgets } from "../support/built/budgets";
import { hydrate, leaveByFooter, phone, scrollThrough, visit } from "../support/pages/page-visits";
import { headingOf } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";

const topOf = async (mark: Locator) => (await mark.boundingBox())?.y ?? Infinity;

/** Opens a page and renders all of it, which fixes its height. */
async function open(page: Page, path: string) {
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
}

/** Scrolls to an element, leaves and returns, and expects the element in the same position. */
async function expectReturn(page: Page, mark: Locator, leave: () => Promise<unknown>) {
  await mark.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await topOf(mark);
  await leave();
  await page.goBack();
  const moved = async () => Math.abs((await topOf(mark)) - before);
  await expect.poll(moved, "pixels from where the visitor was").toBeLessThanOrEqual(budgets.placeAfterBack);
  await hydrate(page);
  await expect.poll(moved, "pixels, once hydrated").toBeLessThanOrEqual(budgets.placeAfterBack);
}

test.use({ viewport: phone });

test("from an anchor, forward to it, and from the target of a footer link", async ({ page }) => {
  await open(page, `/courses?compare=${courses[0]?.slug},${courses[1]?.slug}`);
  const heading = page.locator("#compare-heading");
  await expectReturn(page, page.locator("#course-cards h3").nth(2), async () => {
    // Playwright scrolls to a sticky element before it clicks.
    await page.getByRole("link", { name: "Compare 2" }).evaluate((link: HTMLElement) => link.click());
    await expect(heading).toBeInViewport();
  });
  await page.goForward();
  await expect(heading).toBeInViewport();
  const columns = page.getByRole("contentinfo").getByRole("navigation");
  await expectReturn(page, columns.first(), () => leaveByFooter(page));
});

test("from a course to the filtered list with its tick", async ({ page }) => {
  await open(page, "/courses");
  const course = courses.find(({ level }) => !level.includes(" "));
  if (!course) return test.skip(true, "no course has a single level");
  const { level, slug, title } = course;
  await page
    .getByRole("main")
    .getByRole("checkbox", { name: `Compare ${title}` })
    .check();
  await page.getByText("Fee, order and level").click(); // folded on phones
  await page.getByRole("main").getByRole("radio", { name: level, exact: true }).check();
  const card = page.getByRole("main").getByRole("listitem").getByRole("link", { name: title }).first();
  await expectReturn(page, card, async () => {
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(`/courses/${slug}`));
  });
  await expect(page.getByRole("main").getByRole("radio", { name: level, exact: true })).toBeChecked();
  await expect(page.getByRole("main").getByRole("checkbox", { name: `Compare ${title}` })).toBeChecked();
});
