/** Measures the way from one page to the next. */
import { devices, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";

/**
 * Follows the first link to another page in the main part of the page at `url`: at a desk after a second over it, on a phone at
 * once. Returns the milliseconds from each press to the first paint of the next page.
 */
export async function nextPage(browser: Browser, url: string) {
  const afterHover = await follow(browser, url, { viewport: { width: 1440, height: 900 } }, async (link, page) => {
    await link.hover();
    await page.waitForTimeout(1000); // time for the prefetch
    await link.click({ noWaitAfter: true });
  });
  const onTap = await follow(browser, url, devices["Moto G4"], (link) => link.tap({ noWaitAfter: true }));
  return { afterHover, onTap };
}

async function follow(
  browser: Browser,
  url: string,
  device: BrowserContextOptions | undefined,
  press: (link: Locator, page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ ...device, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(markPress);
  const here = new URL(url).pathname;
  const link = page
    .locator(`main a[href^="/"]:not([href="${here}"]):not([href*="#"]):not([href*="?"]):not([href*="."])`)
    .first();
  await link.scrollIntoViewIfNeeded();
  await press(link, page);
  const wait = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const isNext = !document.documentElement.dataset.pressed;
    return isNext && paint ? performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("pressed")) : 0;
  });
  const milliseconds = Math.round(await wait.jsonValue());
  await context.close();
  return milliseconds;
}

/** Runs in the page: marks its document, and notes when the link is pressed. */
function markPress() {
  document.documentElement.dataset.pressed = "here";
  addEventListener("click", () => sessionStorage.setItem("pressed", String(Date.now())), { capture: true });
}
