/** Axe finds nothing in the states of a page that a visitor brings about; for pages as they come: every-page.spec.ts. */
import { expectNoViolation } from "./axe";
import { expect, test } from "./test";
import { expectOnlySlide, narrow, visit, wide } from "./visit";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const size of [narrow, wide]) {
  test(`axe finds nothing in the carousel on its second slide at ${size.width}px`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, "/");
    await page.getByRole("button", { name: "Next testimonial" }).click();
    await expectOnlySlide(page, 1);
    await expectNoViolation(page);
  });
}

test("axe finds nothing in the open menu of a phone", async ({ page }) => {
  await page.setViewportSize(narrow);
  await visit(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectNoViolation(page);
});

test("axe finds nothing in the open menus of a wide screen", async ({ page }) => {
  await page.setViewportSize(wide);
  await visit(page, "/courses");
  for (const name of ["Courses", "Services", "Institute"]) {
    const menu = page.getByRole("banner").getByRole("button", { name });
    await menu.click();
    await expect(page.getByRole("banner").getByRole("list", { name })).toBeVisible();
    await expectNoViolation(page);
  }
});
