/** How soon a page answers the first presses. */
import type { Browser } from "@playwright/test";
import { inPage, phone } from "./browser";

/**
 * Presses as soon as the page is painted, on a processor slowed down four times: the menu, then what needs the script,
 * then the menu again and again while the page comes alive. Gives the longest wait for the next frame, in milliseconds, and
 * how many presses changed nothing.
 */
export async function firstGestures(browser: Browser, url: string) {
  return inPage(browser, phone, async (page, context) => {
    await page.addInitScript(listenToPresses);
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
    const wantsScript = (await island.count()) > 0;
    if (wantsScript) {
      await island.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const inside = island.locator('button[type="button"], input:not([type="hidden"]), select').first();
      if ((await inside.count()) > 0) await inside.tap({ force: true, noWaitAfter: true });
      else await island.tap({ force: true, noWaitAfter: true, position: { x: 2, y: 2 } });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    }
    for (let more = 8; more > 0 || (wantsScript && !(await page.evaluate(() => window.presses.isHydrated))); more--) {
      if (more < -60) throw new Error(`${url} did not come alive.`);
      await pressMenu();
    }
    return page.evaluate(async (pressed) => {
      await new Promise((resolve) => setTimeout(resolve, 500)); // for what the browser still reports
      const { durations, toggles, early, repeated } = window.presses;
      return { inp: Math.max(0, ...durations), lost: pressed - toggles + (early - repeated) };
    }, menuPresses);
  });
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to a global one
  interface Window {
    presses: { durations: number[]; toggles: number; early: number; repeated: number; isHydrated: boolean };
  }
}

/** TypeScript does not know this property yet. */
type Interaction = PerformanceEntry & { interactionId: number };

/** Runs in the page, before its own script. */
function listenToPresses() {
  const seen = { durations: [] as number[], toggles: 0, early: 0, repeated: 0, isHydrated: false };
  window.presses = seen;
  const times = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Interaction[])
      if (entry.interactionId) seen.durations.push(entry.duration);
  });
  times.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit); // newer than the type
  addEventListener("hydrated", () => (seen.isHydrated = true));
  addEventListener(
    "toggle",
    ({ target }) => (seen.toggles += Number(target instanceof Element && target.id === "menu")),
    true,
  );
  addEventListener(
    "click",
    ({ target, isTrusted }) => {
      if (!(target instanceof Element && target.closest('[data-island] button[type="button"]'))) return;
      if (!isTrusted) seen.repeated += 1;
      else if (!seen.isHydrated) seen.early += 1;
    },
    true,
  );
}
