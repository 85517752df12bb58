import { expect, test } from "@playwright/test";
import { expectNoViolation } from "./axe";
import { pages, routes } from "./routes";
import { desk, expectOnlySlide, phone, visit } from "./visit";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { path } of routes) {
  test(`axe finds nothing on ${path}, on a phone and at a desk, with all its details open`, async ({ page }) => {
    await visit(page, path);
    const closed = page.locator("details:not([open])");
    await closed.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)));
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await expectNoViolation(page);
    }
  });
}

test("axe finds nothing in the carousel on its second slide", async ({ page }) => {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await visit(page, "/");
    await page.getByRole("button", { name: "Next testimonial" }).click();
    await expectOnlySlide(page, 1);
    await expectNoViolation(page);
  }
});

test("axe finds nothing in the open menu of a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const { path } of pages.slice(0, 3)) {
    await visit(page, path);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expectNoViolation(page);
  }
});

test("axe finds nothing in the open menus of a wide screen", async ({ page }) => {
  await visit(page, "/courses");
  for (const name of ["Courses", "Services", "Institute"]) {
    const menu = page.getByRole("banner").getByRole("button", { name });
    await menu.click();
    await expect(page.getByRole("banner").getByRole("list", { name })).toBeVisible();
    await expectNoViolation(page);
  }
});
