/** Read-only tests in a worker share one page of each kind, and therefore its cache. */
import type { Page } from "@playwright/test";
import { recordShifts } from "./loading-checks";
import { test as base } from "./site-test";

export { expect } from "./site-test";

/** By what differs between kinds. A worker fixture with an option would start a browser for each of its values. */
const pages = new Map<string, Page>();

export const test = base.extend({
  page: async ({ browser, baseURL, locale, javaScriptEnabled, deviceScaleFactor, viewport }, use) => {
    const kind = `${javaScriptEnabled} ${deviceScaleFactor}`;
    const options = { baseURL, locale, javaScriptEnabled, deviceScaleFactor, reducedMotion: "reduce" as const };
    const page = pages.get(kind) ?? (await (await browser.newContext(options)).newPage());
    if (!pages.has(kind)) await page.addInitScript(recordShifts);
    pages.set(kind, page);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    page.removeAllListeners();
    await page.emulateMedia({ media: null, forcedColors: null });
  },
});
