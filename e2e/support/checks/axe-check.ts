import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface Window {
    axe: typeof axe;
  }
}

/** Half as long as the package's other file, and so half as slow to start on each page. */
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Styles of texts whose contrast this worker has checked; most pages, widths and states share them. */
const checkedStyles = new Set<string>();

/** Expects no axe violations in the page's current state. Contrast takes most of axe's time, so it is checked once per style. */
export async function expectNoViolation(page: Page) {
  await page.evaluate(settle);
  const styles = await page.evaluate(markNewStyles, [...checkedStyles]);
  await page.evaluate(axeSource); // unlike a script element, allowed by the security policy
  const { violations, passed } = await page.evaluate(runAxe);
  styles.forEach((style) => checkedStyles.add(style));
  expect.soft(passed, "rules that had something to check").toBeGreaterThan(20);
  expect.soft(violations, `axe at ${page.viewportSize()?.width}px`).toEqual([]);
}

/**
 * Runs in the browser: marks one visible text for each style that is not yet checked, and returns these styles. Two
 * texts have the same style if they share their colour, and the backgrounds of all ancestors.
 */
function markNewStyles(checked: string[]): string[] {
  const known = new Set(checked);
  document.querySelectorAll("[data-new-style]").forEach((text) => text.removeAttribute("data-new-style"));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.parentElement;
    if (!text?.checkVisibility({ visibilityProperty: true }) || !walker.currentNode.textContent?.trim()) continue;
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(text);
    const isLarge = parseFloat(fontSize) >= (parseInt(fontWeight) >= 700 ? 18.66 : 24); // as WCAG 1.4.3 defines it
    const around = getComputedStyle(text.parentElement ?? text).color; // which links in a text must differ from
    const parts = [String(isLarge), color, textDecorationLine, around];
    for (let box: Element | null = text; box; box = box.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(box);
      const background = [backgroundColor, backgroundImage, opacity].join();
      if (background !== "rgba(0, 0, 0, 0),none,1") parts.push(background);
    }
    const style = parts.join();
    if (!known.has(style)) text.setAttribute("data-new-style", "");
    known.add(style);
  }
  return [...known].slice(checked.length);
}

/** Runs in the browser: describes violations, and counts rules that found none. */
async function runAxe() {
  window.axe.configure({
    rules: [
      { id: "color-contrast", selector: "[data-new-style]" },
      { id: "link-in-text-block", selector: "a[href]:is([data-new-style], :has([data-new-style]))" },
    ],
  });
  const { violations, passes } = await window.axe.run({
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    resultTypes: ["violations"], // skips details of passed rules
    preload: false, // of style sheets and media, for rules about sound and orientation
  });
  return {
    passed: passes.length,
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ""}`),
    ),
  };
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
