/** One page for all tests of a worker that only look: what a browser keeps, such as scripts and fonts, need not come anew. */
import type { Page } from "@playwright/test";
import { recordShifts } from "./checks/reading";
import { test as base } from "./test";

export { expect } from "./test";

type Shared = {
  /** Whether the visitor's browser runs scripts. */
  scripting: boolean;
  shared: Page;
};

export const test = base.extend<{ page: Page }, Shared>({
  scripting: [true, { option: true, scope: "worker" }],
  shared: [
    async ({ browser, scripting }, give, { project }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale,
        reducedMotion: "reduce",
        javaScriptEnabled: scripting,
      });
      const page = await context.newPage();
      await page.addInitScript(recordShifts);
      await give(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ shared, viewport }, give) => {
    if (viewport) await shared.setViewportSize(viewport);
    await give(shared);
    shared.removeAllListeners();
    await shared.emulateMedia({ media: null, forcedColors: null });
  },
});
