/** Back and Forward lead to where the visitor was, before and after hydration. */
import type { Locator, Page } from "@playwright/test";
import courses from "../../data/courses.json";
import { desk, holdBack, hydrate, phone, scrollThrough, visit } from "../support/page-visits";
import { expect, test } from "../support/site-test";

const topOf = async (mark: Locator) => (await mark.boundingBox())?.y ?? Infinity;

/** Waits until the page has loaded, and has not scrolled for twelve frames. */
async function settle(page: Page) {
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    for (let still = 0, last = -1; still < 12; last = scrollY) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = scrollY === last ? still + 1 : 0;
    }
  });
}

/** Scrolls to what `mark` names, wherever it stands. */
async function scrollTo(page: Page, mark: Locator) {
  await mark.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await settle(page);
}

/** Leaves a place and returns to it; what was in sight stands there again. */
async function expectReturn(page: Page, mark: Locator, leave: () => Promise<unknown>, goBack = () => page.goBack()) {
  await settle(page);
  const before = await topOf(mark);
  await leave();
  await settle(page);
  await goBack();
  const moved = async () => Math.abs((await topOf(mark)) - before);
  await expect.poll(moved, "pixels from where the visitor was").toBeLessThan(100);
  await settle(page);
  expect(await moved(), "pixels, once all is at rest").toBeLessThan(100);
}

const cardOf = (page: Page, title: string) =>
  page.getByRole("main").getByRole("listitem").getByRole("link", { name: title });

for (const size of [phone, desk]) {
  test.describe(`at ${size.width}px`, () => {
    test.use({ viewport: size });

    for (const isHydrated of [true, false]) {
      test(`from an anchor and to it, hydrated: ${isHydrated}`, async ({ page }) => {
        if (!isHydrated) await holdBack(page, /\.js$/);
        await page.goto("/courses");
        if (isHydrated) await hydrate(page);
        const link = page.locator('main a[href="#compare"]');
        const heading = page.locator("#compare-heading");
        await scrollTo(page, link);
        await expectReturn(page, link, async () => {
          await link.click();
          await expect(heading).toBeInViewport();
        });
        await page.goForward();
        await expect(heading).toBeInViewport();
        await settle(page);
        await page.evaluate(() => scrollBy({ top: 300, behavior: "instant" }));
        await expectReturn(
          page,
          heading,
          () => page.goBack(),
          () => page.goForward(),
        );
      });
    }
  });
}

for (const size of [phone, desk]) {
  test(`from a page that Gatsby has drawn, at ${size.width}px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/courses");
    await scrollThrough(page);
    await hydrate(page);
    const link = page.locator("footer").getByRole("link", { name: "Gallery" });
    await scrollTo(page, link);
    await expectReturn(page, link, async () => {
      await link.click();
      await expect(page).toHaveURL("/gallery");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("from a course to the filtered list", async ({ page }) => {
    await visit(page, "/courses");
    await page.getByRole("main").getByRole("radio", { name: "Beginner", exact: true }).check();
    const course = courses.filter(({ level }) => level === "Beginner").at(-1);
    const card = cardOf(page, course?.title ?? "");
    await scrollTo(page, card);
    await expectReturn(page, card, async () => {
      await card.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(course?.title ?? "");
    });
  });
});

for (const path of ["/", "/courses", "/success-stories", "/courses/python"]) {
  test(`${path} is loaded anew where it was left`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const mark = page.locator("main h2").last();
    await scrollThrough(page);
    await scrollTo(page, mark);
    await expectReturn(page, mark, () => page.goto("/about"));
  });
}

test("a page that is visited anew stays where it is when it is hydrated", async ({ page }) => {
  await visit(page, "/courses");
  await scrollTo(page, page.locator("#compare"));
  await page.goto("/about");
  await page.goto("/courses");
  await hydrate(page);
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
