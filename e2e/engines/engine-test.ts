/** The `test` function for engines that Playwright cannot drive (docs/decisions/0017). */
import { test as base } from "../support/site-test";
import type { Engine, EnginePage } from "./engine";
import { startFirefox } from "./firefox";
import { startWebKit } from "./webkit";

const starters = { Firefox: startFirefox, WebKit: startWebKit };

/** A file names its engine with `test.use({ engineName })`: one browser per worker, and a new page per test. */
export const test = base.extend<{ engine: EnginePage }, { engineName: keyof typeof starters; running: Engine }>({
  engineName: ["WebKit", { scope: "worker", option: true }],
  running: [
    async ({ engineName }, use, { project }) => {
      const running = await starters[engineName]();
      // Caches the fonts: the first page may keep a fallback (`font-display: optional`).
      const first = await running.open(project.use.baseURL ?? "");
      await first.goto("/");
      await first.close();
      await use(running);
      await running.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  engine: async ({ running, baseURL, pageErrors }, use) => {
    const page = await running.open(baseURL ?? "");
    await use(page);
    pageErrors.seen.push(...(await page.errors()));
    await page.close();
  },
});
