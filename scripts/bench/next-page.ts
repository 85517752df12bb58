/** How soon the next page is there. */
import type { Browser, Page } from "@playwright/test";
import { desk, inPage, phone } from "./browser";

/**
 * Goes from a page to the first other one that its main part links to: at a desk after pointing at the link, on a phone at
 * once. Gives the milliseconds from the press to the first paint of the next page.
 */
export async function nextPage(browser: Browser, url: string) {
  const afterHover = await inPage(browser, desk, async (page) => {
    const link = await openAndFindLink(page, url);
    await link.hover();
    await page.waitForTimeout(1000); // a visitor who reads what the link says; the answer takes 300 ms
    return pressAndSee(page, () => link.click({ noWaitAfter: true }));
  });
  const onTap = await inPage(browser, phone, async (page) => {
    const link = await openAndFindLink(page, url);
    return pressAndSee(page, () => link.tap({ noWaitAfter: true }));
  });
  return { afterHover, onTap };
}

async function openAndFindLink(page: Page, url: string) {
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const here = new URL(url).pathname;
  const link = page
    .locator(`main a[href^="/"]:not([href="${here}"]):not([href*="#"]):not([href*="?"]):not([href*="."])`)
    .first();
  await link.scrollIntoViewIfNeeded();
  return link;
}

/**
 * Works for pages that are loaded and for pages that Gatsby puts into the same document: that one is marked, and a page
 * that is loaded has no mark.
 */
async function pressAndSee(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const heading = document.querySelector("h1");
    addEventListener("click", () => sessionStorage.setItem("pressed", String(Date.now())), { capture: true });
    new MutationObserver(() => {
      if (heading?.isConnected || document.documentElement.dataset.changed) return;
      // After the next frame.
      requestAnimationFrame(() => setTimeout(() => (document.documentElement.dataset.changed = String(Date.now()))));
    }).observe(document.body, { childList: true, subtree: true });
    document.documentElement.dataset.pressed = "here";
  });
  await press();
  const seen = await page.waitForFunction(() => {
    const { pressed, changed } = document.documentElement.dataset;
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const at = pressed ? Number(changed) : paint && performance.timeOrigin + paint.startTime;
    return at ? at - Number(sessionStorage.getItem("pressed")) : 0;
  });
  return Math.round(await seen.jsonValue());
}
