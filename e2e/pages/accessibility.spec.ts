/** One visit per page layout: axe, and what axe cannot detect. states.spec.ts covers other states. */
import { expectNoViolation } from "../support/axe-check";
import { keyboardFaults } from "../support/keyboard-walk";
import { nameFaults } from "../support/link-names";
import { expectNoMotion, expectToPrint } from "../support/media-checks";
import { desk, narrow, openDetails, phone, scrollThrough, visit } from "../support/page-visits";
import { expectFit, expectReadingSpace, magnified, withLargeText, withSpacing } from "../support/reflow-checks";
import { expect, test } from "../support/shared-page";
import { layouts, templates } from "../support/site-routes";
import { missingPageErrors } from "../support/site-test";

test.use({ viewport: desk });

for (const route of layouts) {
  test(`${route.path} is accessible`, async ({ page, pageErrors }) => {
    if (route.status === 404) pageErrors.expect(...missingPageErrors(route.path));
    await visit(page, route.path);
    await scrollThrough(page);
    await openDetails(page);
    await page.setViewportSize(narrow);
    await test.step("axe on a phone", () => expectNoViolation(page));
    if (!templates.includes(route)) return; // other routes only add optional parts, which these checks can skip
    await page.setViewportSize(desk);
    await test.step("axe on a desktop", () => expectNoViolation(page));
    await test.step("text at twice the size", () => withLargeText(page, () => expectFit(page, "with large text")));
    await test.step("text spacing and 400 %", async () => {
      await page.setViewportSize(magnified);
      await withSpacing(page, () => expectFit(page, "with spacing at 400 %"));
      await expectReadingSpace(page);
    });
    await page.setViewportSize(phone);
    await test.step("space for reading", () => withLargeText(page, () => expectReadingSpace(page)));
    await page.setViewportSize(desk);
    await test.step("reduced motion", () => expectNoMotion(page));
    if (route.status === 200) await test.step("print", () => expectToPrint(page));
    await test.step("keyboard, in forced colours", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      expect.soft(await keyboardFaults(page)).toEqual([]);
    });
    await test.step("names of links and buttons", async () => expect.soft(await nameFaults(page)).toEqual([]));
  });
}
