import type { Page } from "@playwright/test";
import { gallery } from "../support/content/shown-content";
import { expect, test } from "../support/site-test";
import { desk, phone, visit } from "../support/pages/page-visits";

type Album = (typeof gallery.albums)[number];

const [album, other] = gallery.albums as [Album, ...Album[]];
const count = album.pictures.length;

const box = (page: Page) => page.getByRole("dialog", { name: album.title });
const print = (page: Page, position: number) => page.locator(`#picture-${album.slug}-${position}`);
const press = (page: Page, name: string) => box(page).getByRole("button", { name }).click();

/** Expects one picture in view, with the matching position and URL. */
async function expectShown(page: Page, position: number) {
  await expect(box(page).getByText(`${position} of ${count}`)).toBeVisible();
  await expect(page).toHaveURL(`/gallery?picture=${album.slug}-${position}`);
  for (const index of album.pictures.keys()) {
    const slide = box(page).locator("li").nth(index);
    if (index === position - 1) await expect(slide).toBeInViewport({ ratio: 0.5 });
    else await expect(slide).not.toBeInViewport();
  }
}

async function expectClosed(page: Page) {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/gallery");
}

test("a press on a print opens the album at that picture; the buttons wrap, and Close returns to the print", async ({
  page,
  context,
}) => {
  const lastButOne = Math.max(1, count - 1);
  await visit(page, "/gallery");
  await test.step("in a new tab if the visitor asks, it opens the picture's file", async () => {
    const opened = context.waitForEvent("page");
    await print(page, 1).click({ modifiers: ["ControlOrMeta"] });
    await expect((await opened).getByRole("img")).toHaveJSProperty("naturalWidth", 1240);
    await expectClosed(page);
  });
  await print(page, lastButOne).click();
  await expectShown(page, lastButOne);
  await expect(box(page).locator("li")).toHaveText(album.pictures.map(({ alt }) => alt));
  for (const position of [count, 1]) {
    await press(page, "Next picture");
    await expectShown(page, position);
  }
  await press(page, "Previous picture");
  await expectShown(page, count);
  await press(page, "Close");
  await expectClosed(page);
  await expect(print(page, lastButOne)).toBeFocused();

  await test.step("a press outside closes it; one on a picture does not", async () => {
    await print(page, 1).click();
    await box(page).getByRole("img").click();
    await expectShown(page, 1);
    await page.mouse.click(5, 5);
    await expectClosed(page);
  });
});

test("the keyboard opens it, moves in it, stays in it and closes it; Back closes it, then leaves the page", async ({
  page,
}) => {
  await page.goto("/about");
  await visit(page, "/gallery");
  await print(page, 1).focus();
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await page.keyboard.press("Enter");
    await expectShown(page, 1);
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, count);
    await page.keyboard.press("ArrowRight");
    await expectShown(page, 1);
    await close();
    await expectClosed(page);
    await expect(print(page, 1)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expectShown(page, 1);
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("Tab");
    // Focus on the browser's own controls is reported as focus on the body.
    const isInside = () => document.activeElement === document.body || !!document.activeElement?.closest("dialog");
    expect(await page.evaluate(isInside)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test.describe("by touch", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a swipe moves to the next picture, in either direction of writing", async ({ page, context }) => {
    test.skip(count === 1, "the album has no other picture");
    await visit(page, "/gallery");
    await print(page, 1).tap();
    await expectShown(page, 1);
    const browser = await context.newCDPSession(page);
    for (const [direction, x, xDistance, shown] of [
      ["ltr", 300, -250, 2],
      ["rtl", 300, -250, 1], // as in an Urdu translation
      ["rtl", 60, 250, 2],
    ] as const) {
      await page.evaluate((dir) => void (document.documentElement.dir = dir), direction);
      await browser.send("Input.synthesizeScrollGesture", { x, y: 350, xDistance, speed: 800 });
      await expectShown(page, shown);
    }
    await page.getByRole("button", { name: "Close" }).tap();
    await expectClosed(page);
  });
});

test("the URL opens a picture, and closing returns to its print; unknown pictures are ignored", async ({ page }) => {
  await visit(page, `/gallery?picture=${album.slug}-${count}`);
  await expectShown(page, count);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(print(page, count)).toBeFocused();
  await expect(print(page, count)).toBeInViewport();
  for (const name of ["nothing-1", `${album.slug}-${count + 1}`]) {
    await visit(page, `/gallery?picture=${name}`);
    await expect(print(page, 1)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("only the open album's large pictures load, none wider than needed", async ({ page }) => {
  await page.setViewportSize(desk);
  await visit(page, "/gallery");
  await page.getByRole("heading", { level: 1 }).click();
  await print(page, 1).click();
  const shown = box(page).locator("img");
  await expect(shown.first()).toHaveJSProperty("complete", true);
  await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await expect(shown).toHaveCount(count);
  const [needed, natural] = await shown
    .first()
    .evaluate((image: HTMLImageElement) => [image.clientWidth, image.naturalWidth] as const);
  expect(natural / needed).toBeLessThanOrEqual(1.3);
  if (other) await expect(page.getByRole("img", { name: other.pictures.at(-1)?.alt })).toHaveCount(1);
});
