/** Measures how soon a page answers the first presses. */
import { devices, type Browser } from "@playwright/test";

/**
 * Presses as soon as the page is painted, on a phone with a processor slowed down four times: the menu, then the first island,
 * then the menu again until the page is hydrated. Returns the longest wait for the next frame in milliseconds, and how many
 * presses had no effect.
 */
export async function firstPresses(browser: Browser, url: string) {
  const context = await browser.newContext({ ...devices["Moto G4"], ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.addInitScript(recordPresses);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  let menuPresses = 0;
  const pressMenu = async () => {
    menuPresses += 1;
    await page.locator('[popovertarget="menu"]').tap({ force: true, noWaitAfter: true });
  };
  await pressMenu();
  await pressMenu();
  const island = page.locator("[data-island]:visible").first();
  const needsScript = (await island.count()) > 0;
  if (needsScript) {
    await island.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const control = island.locator('button[type="button"], input:not([type="hidden"]), select').first();
    if ((await control.count()) > 0) await control.tap({ force: true, noWaitAfter: true });
    else await island.tap({ force: true, noWaitAfter: true, position: { x: 2, y: 2 } });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  }
  const isHydrated = () => page.evaluate(() => window.presses.isHydrated);
  for (let presses = 0; presses < 8 || (needsScript && !(await isHydrated())); presses++) {
    if (presses > 60) throw new Error(`${url} was not hydrated.`);
    await pressMenu();
  }
  await page.waitForTimeout(500); // for entries that the browser reports late
  const { durations, toggles, early, replayed } = await page.evaluate(() => window.presses);
  await context.close();
  return { inp: Math.max(0, ...durations), lost: menuPresses - toggles + (early - replayed) };
}

type Presses = { durations: number[]; toggles: number; early: number; replayed: number; isHydrated: boolean };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to a global one
  interface Window {
    presses: Presses;
  }
}

/** TypeScript does not know this property yet. */
type Interaction = PerformanceEntry & { interactionId: number };

/** Runs in the page, before its own script. */
function recordPresses() {
  const presses: Presses = { durations: [], toggles: 0, early: 0, replayed: 0, isHydrated: false };
  window.presses = presses;
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Interaction[])
      if (interactionId) presses.durations.push(duration);
  });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit); // newer than the type
  addEventListener("hydrated", () => (presses.isHydrated = true));
  addEventListener(
    "toggle",
    ({ target }) => (presses.toggles += Number(target instanceof Element && target.id === "menu")),
    { capture: true },
  );
  addEventListener(
    "click",
    ({ target, isTrusted }) => {
      if (!(target instanceof Element && target.closest('[data-island] button[type="button"]'))) return;
      if (!isTrusted) presses.replayed += 1;
      else if (!presses.isHydrated) presses.early += 1;
    },
    { capture: true },
  );
}
