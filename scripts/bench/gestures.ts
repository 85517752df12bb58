/** How soon a page answers the first presses, and the way to the next page, in a real browser. */
import { devices, type Browser, type BrowserContext, type Page } from "@playwright/test";

const phone = { ...devices["Moto G4"], ignoreHTTPSErrors: true };
const desk = { viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true };

/** Milliseconds, and how many presses were not answered. */
export type FirstGestures = { inp: number; lost: number };

/**
 * Presses as soon as the page is painted, on a processor slowed down four times: the menu, then what needs the script,
 * then the menu again and again while the page comes alive.
 */
export async function firstGestures(browser: Browser, url: string): Promise<FirstGestures> {
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
    const island = page.locator("[data-island]").first();
    const wantsScript = (await island.count()) > 0;
    if (wantsScript) {
      await island.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const inside = island.locator('button[type="button"], input:not([type="hidden"]), select').first();
      if ((await inside.count()) > 0) await inside.tap({ force: true, noWaitAfter: true });
      else await island.tap({ force: true, noWaitAfter: true, position: { x: 2, y: 2 } });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    }
    for (let more = 8; more > 0 || (wantsScript && !(await page.evaluate(() => window.presses.isAlive))); more--) {
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
    presses: { durations: number[]; toggles: number; early: number; repeated: number; isAlive: boolean };
  }
}

/** TypeScript does not know this property yet. */
type Interaction = PerformanceEntry & { interactionId: number };

/** Runs in the page, before its own script. */
function listenToPresses() {
  const seen = { durations: [] as number[], toggles: 0, early: 0, repeated: 0, isAlive: false };
  window.presses = seen;
  const times = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Interaction[])
      if (entry.interactionId) seen.durations.push(entry.duration);
  });
  times.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit); // newer than the type
  addEventListener("alive", () => (seen.isAlive = true));
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
      else if (!seen.isAlive) seen.early += 1;
    },
    true,
  );
}

/** Milliseconds from the press on a link to the first paint of its page. */
export type NextPage = { afterHover: number; onTap: number };

/** Goes from a page to the first other one that its main part links to: at a desk after pointing at the link, on a phone at once. */
export async function nextPage(browser: Browser, url: string): Promise<NextPage> {
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

/** Works for pages that are loaded and for pages that Gatsby puts into the same document. */
async function pressAndSee(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const heading = document.querySelector("h1");
    addEventListener(
      "click",
      () => sessionStorage.setItem("pressed", String(performance.timeOrigin + performance.now())),
      {
        capture: true,
      },
    );
    new MutationObserver(() => {
      if (heading?.isConnected || document.documentElement.dataset.changed) return;
      requestAnimationFrame(() =>
        setTimeout(
          () => (document.documentElement.dataset.changed = String(performance.timeOrigin + performance.now())),
        ),
      );
    }).observe(document.body, { childList: true, subtree: true });
    document.documentElement.dataset.left = "not yet";
  });
  await press();
  const seen = await page.waitForFunction(() => {
    const { left, changed } = document.documentElement.dataset;
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const at = left ? Number(changed) : paint && performance.timeOrigin + paint.startTime;
    return at ? at - Number(sessionStorage.getItem("pressed")) : 0;
  });
  return Math.round(await seen.jsonValue());
}

async function inPage<T>(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0],
  act: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await act(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
