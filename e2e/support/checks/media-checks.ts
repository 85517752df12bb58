/** Checks pages with reduced motion, and in print. */
import { expect, type Page } from "@playwright/test";

/** Expects that nothing moves, glides or fades for visitors who prefer reduced motion; `snap` is a single jump. */
export async function expectNoMotion(page: Page) {
  const moving = await page.evaluate(
    () =>
      [document.documentElement, ...document.body.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        return (
          parseFloat(transitionDuration) > 0 || !["none", "snap"].includes(animationName) || scrollBehavior === "smooth"
        );
      }).length,
  );
  expect.soft(moving, "elements that move").toBe(0);
}

/** Expects black on white and no controls in print, except drawings, which keep their colours. */
export async function expectToPrint(page: Page) {
  await page.emulateMedia({ media: "print" });
  await expect.soft(page.getByRole("banner")).toBeHidden();
  await expect.soft(page.locator("form, button, nav").filter({ visible: true })).toHaveCount(0);
  expect.soft(await page.evaluate(coloursUsed)).toEqual(["none", "rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);
  await page.emulateMedia({ media: null });
}

/** Runs in the browser. */
function coloursUsed(): string[] {
  const found = new Set<string>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility()) continue;
    for (const part of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (style.getPropertyValue("print-color-adjust") === "exact") continue;
      found.add(style.color).add(style.backgroundColor).add(style.backgroundImage).add(style.boxShadow);
    }
  }
  return [...found].sort();
}
