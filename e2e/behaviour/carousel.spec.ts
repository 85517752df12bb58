import type { Page } from "@playwright/test";
import testimonials from "../../data/testimonials.json";
import { expect, test } from "../support/site-test";
import { expectOnlySlide, slidesOf, wrapPosition } from "../support/pages/home-carousel";
import { desk, phone, visit } from "../support/pages/page-visits";

// Most visitors have animations enabled.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const next = (page: Page) => page.getByRole("button", { name: "Next testimonial" });
const previous = (page: Page) => page.getByRole("button", { name: "Previous testimonial" });
const dots = (page: Page) => page.getByRole("button", { name: /^Testimonial \d/ });

async function expectCurrent(page: Page, shown: number) {
  await expectOnlySlide(page, shown);
  await expect(dots(page).and(page.locator("[aria-current=true]"))).toHaveAccessibleName(
    new RegExp(`^Testimonial ${wrapPosition(shown) + 1}\\b`),
  );
  await expect(page.getByText(`${wrapPosition(shown) + 1} of ${testimonials.length}`)).toBeVisible();
}

async function openCarousel(page: Page) {
  await visit(page, "/");
  await next(page).scrollIntoViewIfNeeded();
}

test("the carousel moves forward, back and to a dot, and wraps at both ends", async ({ page }) => {
  await page.setViewportSize(phone);
  await openCarousel(page);
  for (const position of testimonials.keys()) {
    await expectCurrent(page, position);
    await next(page).click();
  }
  await expectCurrent(page, 0);
  for (const position of [-1, -2]) {
    await previous(page).click();
    await expectCurrent(page, position);
  }
  for (const position of [3, 1, -1, 0]) {
    await dots(page).nth(wrapPosition(position)).click();
    await expectCurrent(page, position);
  }
  await slidesOf(page).nth(wrapPosition(2)).scrollIntoViewIfNeeded();
  await expectCurrent(page, 2);
  await next(page).click();
  await expectCurrent(page, 3);
  await page.evaluate(() => (document.documentElement.dir = "rtl")); // as in an Urdu translation
  await dots(page).nth(wrapPosition(1)).click();
  await expectCurrent(page, 1);
  await next(page).click();
  await expectCurrent(page, 2);
});

test("arrow keys move the carousel, except with Alt, and nothing moves it by itself", async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await page.clock.fastForward("10:00");
  await expectCurrent(page, 0);
  const row = page.getByRole("list", { name: "Testimonials" });
  for (const [key, position] of [
    ["ArrowLeft", -1],
    ["ArrowRight", 0],
    ["ArrowRight", 1],
    ["Alt+ArrowLeft", 1], // the browser's Back
  ] as const) {
    await row.press(key);
    await expectCurrent(page, position);
  }
  await page.keyboard.press("Shift+Tab");
  await expect(next(page), "the buttons come before the row").toBeFocused();
});

test("the carousel keeps its testimonial when the window is resized, and its dot stands out in forced colours", async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await openCarousel(page);
  await dots(page).nth(wrapPosition(2)).click();
  await expectCurrent(page, 2);
  await page.setViewportSize(phone);
  await next(page).scrollIntoViewIfNeeded();
  await expectCurrent(page, 2);

  await page.emulateMedia({ forcedColors: "active" });
  const dot = dots(page).and(page.locator("[aria-current=true]"));
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const colours = await dots(page).evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
  const current = await dot.evaluate(groundOf);
  expect(new Set(colours).size).toBe(Math.min(2, testimonials.length));
  expect(colours.filter((colour) => colour === current)).toHaveLength(1);
});
