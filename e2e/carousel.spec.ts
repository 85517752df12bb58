import type { Page } from "@playwright/test";
import testimonials from "../data/testimonials.json";
import { expect, test } from "./test";
import { expectOnlySlide, phone, slidesOf, visit } from "./visit";

const last = testimonials.length - 1;

const next = (page: Page) => page.getByRole("button", { name: "Next testimonial" });
const previous = (page: Page) => page.getByRole("button", { name: "Previous testimonial" });
const dots = (page: Page) => page.getByRole("button", { name: /^Testimonial \d/ });

async function expectCurrent(page: Page, shown: number) {
  await expectOnlySlide(page, shown);
  for (const position of testimonials.keys()) {
    const dot = dots(page).nth(position);
    if (position === shown) await expect(dot).toHaveAttribute("aria-current", "true");
    else await expect(dot).not.toHaveAttribute("aria-current");
  }
  await expect(page.getByText(`${shown + 1} of ${testimonials.length}`)).toBeVisible();
}

async function openCarousel(page: Page) {
  await visit(page, "/");
  await next(page).scrollIntoViewIfNeeded();
}

for (const [name, viewport] of [
  ["on a desk", { width: 1440, height: 900 }],
  ["on a phone", phone],
] as const) {
  test.describe(`the carousel ${name}`, () => {
    test.use({ viewport });

    test("starts at the first testimonial, and next wraps from the last to the first", async ({ page }) => {
      await openCarousel(page);
      for (const position of testimonials.keys()) {
        await expectCurrent(page, position);
        await next(page).click();
      }
      await expectCurrent(page, 0);
    });

    test("goes back, and previous wraps from the first to the last", async ({ page }) => {
      await openCarousel(page);
      await previous(page).click();
      await expectCurrent(page, last);
      await previous(page).click();
      await expectCurrent(page, last - 1);
    });

    test("jumps to the testimonial of a dot", async ({ page }) => {
      await openCarousel(page);
      for (const position of [3, 1, last, 0]) {
        await dots(page).nth(position).click();
        await expectCurrent(page, position);
      }
    });

    test("marks the dot of the testimonial that was scrolled to", async ({ page }) => {
      await openCarousel(page);
      await slidesOf(page).nth(2).scrollIntoViewIfNeeded();
      await expectCurrent(page, 2);
      await next(page).click();
      await expectCurrent(page, 3);
    });
  });
}

test("the current dot differs from the others where the visitor's own colours are forced", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openCarousel(page);
  const colours = await dots(page).evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
  const [current, ...others] = colours;
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(current);
});

test("the carousel never moves by itself", async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await page.clock.runFor("10:00");
  await expectCurrent(page, 0);
  await next(page).click();
  await page.clock.runFor("10:00");
  await expectCurrent(page, 1);
});

test("the arrow keys move the carousel", async ({ page }) => {
  await openCarousel(page);
  await page.getByRole("list", { name: "Testimonials" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expectCurrent(page, last);
  await page.keyboard.press("ArrowRight");
  await expectCurrent(page, 0);
});

test("the carousel keeps its testimonial when the window changes its width", async ({ page }) => {
  await openCarousel(page);
  await dots(page).nth(2).click();
  await page.setViewportSize(phone);
  await next(page).scrollIntoViewIfNeeded();
  await expectCurrent(page, 2);
});

test("each testimonial shows its words, its person and what came of it", async ({ page }) => {
  await openCarousel(page);
  for (const [position, { name, role, course, text, highlight, image, rating }] of testimonials.entries()) {
    const slide = slidesOf(page).nth(position);
    for (const words of [text, name, `${role} · ${course}`, highlight, image, `Rated ${rating} of 5`]) {
      await expect(slide.getByText(words, { exact: true })).toBeVisible();
    }
  }
});
