/** That no test can pass over what a page complains of (test.ts): all of these would pass without it. */
import { rest } from "./support/page-visits";
import { test } from "./support/site-test";

test.use({ bypassCSP: true }); // which would stop what asks another host, and say so

for (const [what, script] of [
  ["says an error", 'console.error("slip")'],
  ["warns", 'console.warn("slip")'],
  ["throws", 'setTimeout(() => { throw new Error("slip"); })'],
  ["asks another host", 'fetch("https://elsewhere.example").catch(() => undefined)'],
] as const)
  test(`a test fails whose page ${what}`, async ({ page }) => {
    test.fail();
    await page.goto("/about");
    await page.evaluate(script);
    await rest(page);
  });

test("a test fails that expects a complaint which no page makes", async ({ page, pageErrors }) => {
  test.fail();
  pageErrors.expect(/^slip$/);
  await page.goto("/about");
});
