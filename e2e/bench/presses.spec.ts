/** Times on a slow phone (`npm run bench:presses`). first-press.spec.ts tests the same presses without a clock. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { devices, type Browser, type Page } from "@playwright/test";
import { netlifyListener } from "../../scripts/serve/serve";
import { expect, test } from "../support/site-test";

test.setTimeout(120_000);

/** Controls that need script, what a press on each shows at once, and its effect. */
const busy = "[aria-busy=true]";
const controls = [
  { path: "/", control: "[aria-label^=Next]", feedback: busy, effect: "[aria-label^='Testimonial 2'][aria-current]" },
  {
    path: "/courses",
    control: "label:has([name=level]) >> nth=1",
    feedback: "[name=level]:checked:not([value=''])",
    effect: "[role=status] + a[href='/courses#list']",
  },
  { path: "/gallery", control: "[id^=picture-] >> nth=0", feedback: busy, effect: "dialog[open]" },
  { path: "/contact", control: "#enquiry [type=submit]", feedback: busy, effect: "[role=group]:focus" },
];

/** Serves the build, with every response to a matching URL 300 ms late. */
async function serveLate(pattern: RegExp) {
  const site = await netlifyListener("public", () => undefined);
  const server = createServer((request, response) => {
    setTimeout(() => site(request, response), pattern.test(request.url ?? "") ? 300 : 0);
  }).listen(0);
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Opens a page on a phone with a processor `slowness` times slower, and returns it at its first paint. */
async function openOnPhone(browser: Browser, url: string, slowness: number): Promise<Page> {
  const context = await browser.newContext(devices["Moto G4"]);
  const page = await context.newPage();
  await page.addInitScript(recordPresses);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return page;
}

/** Runs in the page before its own scripts: records the time of the first press, and the longest wait for a frame. */
function recordPresses() {
  Object.assign(window, { firstPress: 0, longestWait: 0 });
  addEventListener("click", ({ timeStamp }) => (window.firstPress ||= timeStamp), { capture: true });
  // TypeScript's types lack the interaction fields.
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId) window.longestWait = Math.max(window.longestWait, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface Window {
    firstPress: number;
    longestWait: number;
  }
}

const press = (page: Page, control: string) => page.locator(control).tap({ force: true, noWaitAfter: true });

/** Returns the milliseconds from the first press to the first frame with a matching element. */
async function waitFor(page: Page, selector: string): Promise<number> {
  const wait = await page.waitForFunction(
    (selector) => window.firstPress && document.querySelector(selector) && performance.now() - window.firstPress,
    selector,
  );
  return Math.round(Number(await wait.jsonValue()));
}

/** Prints the figures, and returns their median. */
function median(what: string, figures: number[]): number {
  process.stdout.write(`${test.info().title}: ${what} ${figures.join(", ")} ms\n`);
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;
}

for (const { path, control, feedback, effect } of controls)
  test(`a first press on ${path}`, async ({ browser }) => {
    const site = await serveLate(/\.js$/);
    const [signs, answers]: [number[], number[]] = [[], []];
    for (let visit = 0; visit < 5; visit++) {
      const page = await openOnPhone(browser, site.address + path, 6);
      const waits = Promise.all([waitFor(page, `${feedback}, ${effect}`), waitFor(page, effect)]);
      await press(page, control);
      const [sign, answer] = await waits;
      signs.push(sign);
      answers.push(answer);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.context().close();
    }
    site.close();
    expect.soft(median("feedback after", signs)).toBeLessThanOrEqual(100);
    expect.soft(median("answer after", answers)).toBeLessThanOrEqual(1200);
  });

for (const { path, control, effect } of controls)
  test(`each press on ${path}`, async ({ browser, baseURL }) => {
    const page = await openOnPhone(browser, `${baseURL}${path}`, 4);
    await press(page, '[popovertarget="menu"]');
    await press(page, '[popovertarget="menu"]');
    await press(page, control);
    await waitFor(page, effect);
    await press(page, '[popovertarget="menu"]');
    await page.waitForTimeout(500); // for entries that the browser reports late
    expect(median("longest wait", [await page.evaluate(() => window.longestWait)])).toBeLessThanOrEqual(200);
    await page.context().close();
  });

for (const path of ["/", "/courses", "/blog"])
  test(`the way from ${path} to the next page`, async ({ browser }) => {
    const site = await serveLate(/./);
    const [hovered, tapped]: [number[], number[]] = [[], []];
    for (let visit = 0; visit < 3; visit++) {
      hovered.push(await timeNextPage(browser, site.address + path, true));
      tapped.push(await timeNextPage(browser, site.address + path, false));
    }
    site.close();
    expect.soft(median("after a hover", hovered)).toBeLessThanOrEqual(250);
    expect.soft(median("on a tap", tapped)).toBeLessThanOrEqual(500);
  });

/** Follows the first link in `<main>` to another page; returns the milliseconds from the press to its first paint. */
async function timeNextPage(browser: Browser, url: string, hover: boolean): Promise<number> {
  const context = await browser.newContext(hover ? {} : devices["Moto G4"]);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() =>
    addEventListener("click", () => sessionStorage.setItem("pressed", String(Date.now())), { capture: true }),
  );
  const here = new URL(url).pathname;
  const link = page.locator(`main a[href^="/"]:not([href="${here}"], [href*="#"], [href*="?"], [href*="."])`).first();
  if (hover) {
    await link.hover();
    await page.waitForTimeout(1000); // time to prefetch
    await link.click({ noWaitAfter: true });
  } else await link.tap({ noWaitAfter: true });
  await page.waitForURL((address) => address.pathname !== here, { waitUntil: "commit" });
  const wait = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("pressed"));
  });
  const milliseconds = Math.round(Number(await wait.jsonValue()));
  await context.close();
  return milliseconds;
}
