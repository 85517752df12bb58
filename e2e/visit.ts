/** How the tests visit a page, and what they notice on the way. */
import { expect, type Page } from "@playwright/test";
import testimonials from "../data/testimonials.json";

/** Widths from the smallest phone to a desk; everything must fit at each of them. */
export const widths = { narrowest: 320, phone: 360, tablet: 768, desk: 1440 };

export const phone = { width: widths.phone, height: 800 };
export const desk = { width: widths.desk, height: 900 };
/** Where axe looks: what 1280 pixels show at 400 %, and at 100. */
export const narrow = { width: widths.narrowest, height: 800 };
export const wide = { width: 1280, height: 800 };

/** Opens a page and brings it alive. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await bringAlive(page);
  return response;
}

/**
 * Calls the page's script, if anything on it wants the script, and waits until that has taken over, so that what is
 * pressed next is heard.
 */
export async function bringAlive(page: Page) {
  await callScript(page);
  await page.waitForFunction(isHydrated);
}

/** Runs in the page: whether the script has taken over, if anything on the page wants it. */
export function isHydrated() {
  if (!document.querySelector("[data-island]")) return true;
  const outermost = document.getElementById("gatsby-focus-wrapper"); // which React takes over last
  return outermost && Object.keys(outermost).some((key) => key.startsWith("__reactFiber"));
}

/** Goes on as a link of the site does: Gatsby puts the next page in place. The page must be alive. */
export async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    const { ___navigate: navigate } = window as Window & { ___navigate?: (to: string) => void };
    navigate?.(to);
  }, path);
}

/** Points at something that wants the script. */
export async function callScript(page: Page) {
  await page.evaluate(pointAtIsland);
}

/** Runs in the page: what a pointer over something that wants the script does. */
export function pointAtIsland() {
  document.querySelector("[data-island]")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
}

/** Goes down the page as a reader does, until every picture has come. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await frame();
    }
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
}

/** Runs in the page: lays out what lies far below, too, so that its text counts as shown. */
export function layOutAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

/** Opens all that can be opened, and lays out what lies far below. */
export async function openDetails(page: Page) {
  await page.evaluate(layOutAll);
  const closed = page.locator("details:not([open])");
  await closed.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)));
}

export async function expectNoSidewaysScroll(page: Page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, `pixels beyond the right edge at ${page.viewportSize()?.width}px`).toBe(0);
}

/** The rule of the cards: the first few, then "+N more". */
export function firstOf(items: string[], shown: number): string[] {
  const more = items.length - shown;
  return more > 0 ? [...items.slice(0, shown), `+${more} more`] : items;
}

/** The quotes of the home page's carousel, in order. */
export function slidesOf(page: Page) {
  return page.getByRole("list", { name: "Testimonials" }).getByRole("listitem");
}

/** Waits until one quote of the carousel is in sight, and no other. */
export async function expectOnlySlide(page: Page, shown: number) {
  const slides = slidesOf(page);
  await expect(slides).toHaveCount(testimonials.length);
  await expect(slides.nth(shown)).toBeInViewport();
  for (const position of testimonials.keys()) {
    if (position !== shown) await expect(slides.nth(position)).not.toBeInViewport();
  }
}
