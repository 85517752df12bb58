import { devices, type Browser, type BrowserContextOptions, type Locator } from "@playwright/test";

/**
 * Emulates a phone with a fourfold slower CPU, and presses the menu and the first island of the page at `url` from the
 * first paint until hydration. Returns the longest wait for the next frame in milliseconds,
 * and the number of menu presses without effect. Throws if the island is not hydrated.
 */
export async function firstPresses(browser: Browser, url: string) {
  const context = await browser.newContext({ ...devices["Moto G4"], ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.addInitScript(recordPresses);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const tap = (element: Locator) => element.tap({ force: true, noWaitAfter: true });
  const menu = page.locator('[popovertarget="menu"]');
  const island = page.locator("[data-island]:visible").first();
  await tap(menu);
  await tap(menu);
  const hasIsland = (await island.count()) > 0;
  if (hasIsland) await tap(island);
  let presses = 2;
  for (; presses < 10 || (hasIsland && (await island.getAttribute("data-state")) !== "ready"); presses++) {
    if (presses > 60) throw new Error(`${url} was not hydrated.`);
    await tap(menu);
  }
  await page.waitForTimeout(500); // waits for entries that the browser reports late
  const { longestWait, toggles } = await page.evaluate(() => window.presses);
  await context.close();
  return { longestWait, lost: presses - toggles };
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface Window {
    presses: { longestWait: number; toggles: number };
  }
}

/**
 * Runs in the page before its own scripts. Inner functions are anonymous, because tsx wraps named ones in a helper that
 * the page lacks.
 */
function recordPresses() {
  window.presses = { longestWait: 0, toggles: 0 };
  // TypeScript's types lack the interaction fields.
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId) window.presses.longestWait = Math.max(window.presses.longestWait, duration);
  });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener("toggle", ({ target }) => (window.presses.toggles += Number((target as Element).id === "menu")), {
    capture: true,
  });
}

/**
 * Follows the first link in `<main>` to another page: on a desktop after hovering for a second, on a phone at once.
 * Returns the milliseconds from each press to the first paint of the next page.
 */
export async function nextPage(browser: Browser, url: string) {
  const desk = { viewport: { width: 1440, height: 900 } };
  const afterHover = await follow(browser, url, desk, async (link) => {
    await link.hover();
    await link.page().waitForTimeout(1000); // time to prefetch
    await link.click({ noWaitAfter: true });
  });
  const onTap = await follow(browser, url, devices["Moto G4"], (link) => link.tap({ noWaitAfter: true }));
  return { afterHover, onTap };
}

async function follow(
  browser: Browser,
  url: string,
  device: BrowserContextOptions | undefined,
  press: (link: Locator) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ ...device, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() =>
    addEventListener("click", () => sessionStorage.setItem("pressed", String(Date.now())), { capture: true }),
  );
  const here = new URL(url).pathname;
  const link = page.locator(`main a[href^="/"]:not([href="${here}"], [href*="#"], [href*="?"], [href*="."])`).first();
  await press(link);
  await page.waitForURL((address) => address.pathname !== here, { waitUntil: "commit" });
  const wait = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("pressed"));
  });
  const milliseconds = Math.round((await wait.jsonValue()) ?? NaN);
  await context.close();
  return milliseconds;
}
