/** One page for all tests of a worker that only look: scripts and fonts that the browser keeps need not load again. */
import type { Page } from "@playwright/test";
import { recordShifts } from "./reading-checks";
import { test as base } from "./site-test";

export { expect } from "./site-test";

type Reused = {
  /** Whether the visitor's browser runs scripts. */
  scripting: boolean;
  reused: Page;
};

export const test = base.extend<{ page: Page }, Reused>({
  scripting: [true, { option: true, scope: "worker" }],
  reused: [
    async ({ browser, scripting }, use, { project }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale,
        reducedMotion: "reduce",
        javaScriptEnabled: scripting,
      });
      const page = await context.newPage();
      await page.addInitScript(recordShifts);
      await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() })); // shows its button
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ reused, viewport }, use) => {
    if (viewport) await reused.setViewportSize(viewport);
    await use(reused);
    reused.removeAllListeners();
    await reused.emulateMedia({ media: null, forcedColors: null });
  },
});
