import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Expects no axe violations in the page's current state. */
export async function expectNoViolation(page: Page) {
  await page.evaluate(settle);
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] }) // skips details of passed rules, which take a third of axe's time
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
 * Runs in the browser: waits for fonts and scrolls to the top. Axe stores positions, so nothing may move while it
 * runs. A header scrolled out of view would seem to cover content.
 */
async function settle() {
  document.body.getBoundingClientRect(); // triggers font loading
  await document.fonts.ready;
  scrollTo({ top: 0, behavior: "instant" });
}
