/** Choices made before hydration combine with those in the URL, even if other software has changed the page. */
import type { Page } from "@playwright/test";
import contact from "../../data/contact.json";
import courses from "../../data/courses.json";
import { holdScript } from "../support/pages/held-script";
import { changes } from "../support/pages/page-changes";
import { hydrate } from "../support/pages/page-visits";
import { expect, test } from "../support/site-test";

// These tests change pages after parsing; React cannot detect earlier changes.
const [first = "", second = "", third = ""] = courses.map(({ slug }) => slug);
const box = (page: Page, name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`);

for (const [page_, change] of [
  ["a page", () => undefined],
  ["a translated page", changes["a translator"]],
] as const) {
  test(`on ${page_}, early choices in the list add to those in the URL`, async ({ page }) => {
    test.skip(!third, "there are fewer than three courses");
    const release = await holdScript(page);
    await page.goto(`/courses?compare=${first},${second}`, { waitUntil: "domcontentloaded" });
    await box(page, "compare", third).check();
    await box(page, "level", "Advanced").check();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("fee");
    await page.evaluate(change);
    release();
    await hydrate(page);
    await expect(page).toHaveURL(`/courses?compare=${first},${second},${third}&level=Advanced&sort=fee`);
    await expect(box(page, "level", "Advanced")).toBeChecked();
    for (const slug of [first, second, third]) await expect(box(page, "compare", slug)).toBeChecked();
  });
}

test("on a translated page, an early choice of a course is kept under its name", async ({ page }) => {
  const label = contact.form.courses.at(-1)?.label ?? "";
  const release = await holdScript(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await page.evaluate(changes["a translator"]);
  await page.getByRole("combobox").selectOption({ index: contact.form.courses.length });
  release();
  await hydrate(page);
  await expect(page.getByRole("combobox")).toHaveValue(label);
});
