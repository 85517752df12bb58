/** What a page is for visitors who have set their browser to something, and on paper. */
import { expect, type Page } from "@playwright/test";

/** For visitors who want less motion nothing moves by itself, glides or fades. */
export async function expectNoMotion(page: Page) {
  const moving = await page.evaluate(
    () =>
      [document.documentElement, ...document.body.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        return parseFloat(transitionDuration) > 0 || animationName !== "none" || scrollBehavior === "smooth";
      }).length,
  );
  expect.soft(moving, "elements that move").toBe(0);
}

/** On paper all is black on white, and nothing is there to press. */
export async function expectToPrint(page: Page) {
  await page.emulateMedia({ media: "print" });
  await expect.soft(page.getByRole("banner")).toBeHidden();
  await expect.soft(page.locator("form, button, nav").filter({ visible: true })).toHaveCount(0);
  expect.soft(await page.evaluate(coloursUsed)).toEqual(["none", "rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);
  await page.emulateMedia({ media: null });
}

/** Runs in the page. */
function coloursUsed(): string[] {
  const found = new Set<string>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility()) continue;
    for (const part of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      found.add(style.color).add(style.backgroundColor).add(style.backgroundImage).add(style.boxShadow);
    }
  }
  return [...found].sort();
}
