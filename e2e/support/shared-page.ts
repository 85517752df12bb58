/** Read-only tests in a worker share one page, and therefore its cache. */
import type { Page } from "@playwright/test";
import { recordShifts } from "./loading-checks";
import { test as base } from "./site-test";

export { expect } from "./site-test";

type Shared = {
  /** Whether the browser runs scripts. */
  scripting: boolean;
  /** The screen's dots per CSS pixel. */
  density: number;
  shared: Page;
};

export const test = base.extend<{ page: Page }, Shared>({
  scripting: [true, { option: true, scope: "worker" }],
  density: [1, { option: true, scope: "worker" }],
  shared: [
    async ({ browser, scripting, density }, use, { project }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale,
        reducedMotion: "reduce",
        javaScriptEnabled: scripting,
        deviceScaleFactor: density,
      });
      const page = await context.newPage();
      await page.addInitScript(recordShifts);
      await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() })); // shows the Share button
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ shared, viewport }, use) => {
    if (viewport) await shared.setViewportSize(viewport);
    await use(shared);
    shared.removeAllListeners();
    await shared.emulateMedia({ media: null, forcedColors: null });
  },
});
