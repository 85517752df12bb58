/** One visit to each template on a desktop: axe, and what axe cannot detect. states.spec.ts covers other states. */
import { expectNoViolation } from "../support/checks/axe-check";
import { deadControls } from "../support/checks/control-walk";
import { keyboardFaults } from "../support/checks/keyboard-walk";
import { nameFaults } from "../support/checks/link-names";
import { expectNoMotion, expectToPrint } from "../support/checks/media-checks";
import { desk, forgetPictures, openDetails, phone, visit } from "../support/pages/page-visits";
import { expectPicturesToMatchDisplay } from "../support/checks/picture-checks";
import { expectFit, expectReadingSpace, magnified, withLargeText, withSpacing } from "../support/checks/reflow-checks";
import { templates } from "../support/content/site-routes";
import { expect, missingPageErrors, test } from "../support/site-test";
import { step } from "../support/timed-step";

test.use({ viewport: desk });

for (const { path, status } of templates) {
  test(`${path} is accessible on a desktop, and every control has an effect`, async ({ page, pageErrors }) => {
    if (status === 404) pageErrors.expect(...missingPageErrors(path));
    await forgetPictures(page);
    await visit(page, path);
    await step("pictures", () => expectPicturesToMatchDisplay(page, 1));
    await openDetails(page);
    await step("axe", () => expectNoViolation(page));
    await step("text at twice the size", () => withLargeText(page, () => expectFit(page, "with large text")));
    await step("text spacing and 400 %", async () => {
      await page.setViewportSize(magnified);
      await withSpacing(page, () => expectFit(page, "with spacing at 400 %"));
      await expectReadingSpace(page);
    });
    await page.setViewportSize(phone);
    await step("space for reading", () => withLargeText(page, () => expectReadingSpace(page)));
    await page.setViewportSize(desk);
    await step("reduced motion", () => expectNoMotion(page));
    if (status === 200) await step("print", () => expectToPrint(page));
    await step("names of links and buttons", async () => expect.soft(await nameFaults(page)).toEqual([]));
    await step("keyboard, in forced colours", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      if (path !== "/") await page.getByRole("banner").evaluate((header) => header.toggleAttribute("inert")); // as on home
      expect.soft(await keyboardFaults(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: null });
    });
    // All pages share their header and footer.
    await step("controls", async () =>
      expect(await deadControls(page, path === "/" ? "body" : "main"), "controls without effect").toEqual([]),
    );
  });
}
