/** Fonts as the network delivers them; other browser tests have them from the start. */
import { budgets } from "../support/budgets";
import { recordShifts } from "../support/loading-checks";
import { holdBack, hydrate, phone } from "../support/page-visits";
import { expect, test } from "../support/site-test";

test("fonts that arrive late load once, and hardly shift the page", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, viewport: phone });
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") requested.push(request.url());
  });
  await page.addInitScript(recordShifts);
  const release = await holdBack(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await hydrate(page);
  expect(await page.evaluate(() => window.shifted())).toBeLessThanOrEqual(budgets.clsWithLateFonts);
  expect(requested.length).toBeGreaterThanOrEqual(2);
  expect(requested.filter((url, index) => requested.indexOf(url) !== index)).toEqual([]);
  await page.close();
});
