import { expect, type Page } from "@playwright/test";
import { footerPaths } from "../content/site-routes";

/** From the smallest phone to a desktop; everything must fit at each width. */
export const widths = { narrowest: 320, phone: 360, tablet: 768, desk: 1440 };

export const phone = { width: widths.phone, height: 800 };
export const desk = { width: widths.desk, height: 900 };
/** Viewports for axe in states: 1280 pixels wide at 400% zoom (`narrow`) and at 100% (`wide`). */
export const narrow = { width: widths.narrowest, height: 800 };
export const wide = { width: 1280, height: 800 };

export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrate(page);
  return response;
}

/** Hydrates all islands, and waits for them. */
export async function hydrate(page: Page) {
  await requestScript(page);
  await page.waitForFunction(isHydrated);
}

/** Runs in the browser: whether all islands are hydrated or have failed. */
export function isHydrated() {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  return islands.every(({ dataset }) => dataset.state === "ready" || dataset.state === "failed");
}

export async function requestScript(page: Page) {
  await page.evaluate(pointAtIslands);
}

/** Runs in the browser: simulates a pointer over each island. */
export function pointAtIslands() {
  for (const island of document.querySelectorAll("[data-island]"))
    island.dispatchEvent(new Event("pointerover", { bubbles: true }));
}

/** Follows a footer link to another page, expanding its column on phones; returns that page's path. */
export async function leaveByFooter(page: Page): Promise<string> {
  const { pathname } = new URL(page.url());
  const path = footerPaths.find((link) => link !== pathname) ?? "/";
  const footer = page.getByRole("contentinfo");
  const link = footer.locator(`a[href="${path}"]`).first();
  const fold = footer.locator("details").filter({ has: page.locator(`a[href="${path}"]`) });
  if (await link.isHidden()) await fold.locator("summary").click();
  await link.click();
  await expect(page).toHaveURL(path);
  return path;
}

/** Holds all matching requests until `release` is called. */
export async function holdBack(page: Page, pattern: RegExp | string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the page has loaded and the browser is idle; then, islands in view request the script. */
export async function waitUntilIdle(page: Page) {
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    let isIdle = false;
    requestIdleCallback(() => (isIdle = true));
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!isIdle) await nextFrame(); // between frames; a static page is never idle in headless Chromium
    for (let frames = 0; frames < 2; frames++) await nextFrame(); // for observers of the view
  });
}

export async function scrollThrough(page: Page) {
  await page.evaluate(readThrough);
}

/** Runs in the browser: loads every picture, and scrolls through the page like a reader. */
export async function readThrough() {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const image of document.images) image.loading = "eager";
  // Not `decode`: it waits for the compositor too, may never settle, and takes most of the time.
  for (const start = Date.now(); ; await nextFrame()) {
    const loading = [...document.images].filter(({ complete }) => !complete);
    if (loading.length === 0) break;
    if (Date.now() - start > 20_000) throw new Error(`still loading: ${loading.map(({ src }) => src).join(" ")}`);
  }
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await nextFrame();
  }
}

/** Stops pictures from loading other files, which costs time when only the layout matters. */
export async function keepPictures(page: Page) {
  await page.locator("picture").evaluateAll((pictures) => {
    for (const picture of pictures) {
      const image = picture.querySelector("img");
      if (image) image.src = image.currentSrc;
      picture.querySelectorAll("source").forEach((source) => source.remove());
    }
  });
  // Until then, an alternative text may need more room than its picture.
  await page.waitForFunction(() => [...document.images].every(({ complete, currentSrc }) => complete || !currentSrc));
}

/** Empties the picture cache, from which the browser may take larger copies than a page needs. */
export async function forgetPictures(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.detach();
}

export async function openDetails(page: Page) {
  const closed = page.locator("details:not([open])");
  await closed.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)));
}

export async function expectNoSidewaysScroll(page: Page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(beyond, `pixels beyond the right edge at ${page.viewportSize()?.width}px`).toBe(0);
}
