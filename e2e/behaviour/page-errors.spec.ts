/** No test can overlook a page's errors (support/site-test.ts): without it, all of these would pass. */
import { rest } from "../support/page-visits";
import { test } from "../support/site-test";

test.use({ bypassCSP: true }); // which would stop what asks another host, and say so

for (const [what, script] of [
  ["logs an error", 'console.error("planted")'],
  ["warns", 'console.warn("planted")'],
  ["throws", 'setTimeout(() => { throw new Error("planted"); })'],
  ["requests another host", 'fetch("https://elsewhere.example").catch(() => undefined)'],
] as const)
  test(`a test fails whose page ${what}`, async ({ page }) => {
    test.fail();
    await page.goto("/about");
    await page.evaluate(script);
    await rest(page);
  });

test("a test fails that expects an error which no page logs", async ({ page, pageErrors }) => {
  test.fail();
  pageErrors.expect(/^planted$/);
  await page.goto("/about");
});
