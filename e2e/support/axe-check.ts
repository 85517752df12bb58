import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe finds nothing on the page as it stands. */
export async function expectNoViolation(page: Page) {
  await page.evaluate(settle);
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] }) // of the rest it need not describe each element, which takes a third of its time
    .withTags(tags)
    .analyze();
  expect(passes.length, "rules that had something to check").toBeGreaterThan(20);
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
    ),
  ).toEqual([]);
}

/**
 * Runs in the page: waits for its fonts. Axe notes where things are and looks at them later, so nothing may move meanwhile. At
 * its top, because a header that has slid out of the window would count as lying on what is there.
 */
async function settle() {
  document.body.getBoundingClientRect(); // asks for the fonts of what is laid out
  await document.fonts.ready;
  scrollTo({ top: 0, behavior: "instant" });
}
