import type { Page } from "@playwright/test";
import site from "../data/site.json";
import { expect, test } from "./support/site-test";
import { labelOf } from "./support/site-routes";
import { expectNoSidewaysScroll, phone, visit } from "./support/page-visits";

const menus = site.navigation.flatMap(({ label, links }) => (links ? [{ label, links }] : []));
/** An entry of a menu that leads to a course. */
const some = menus
  .flatMap(({ label: menu, links }) => links.map((entry) => ({ ...entry, menu })))
  .find(({ link }) => link.startsWith("/courses/"));
const plainLinks = site.navigation.flatMap(({ label, link }) => (link ? [{ label, link }] : []));

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page, name: string) => header(page).getByRole("button", { name, exact: true });
const menuList = (page: Page, name: string) => header(page).getByRole("list", { name, exact: true });

test.describe("on a wide screen", () => {
  test.beforeEach(async ({ page }) => visit(page, "/"));

  test("the header has the menus and links of the content, and one action", async ({ page }) => {
    await expect(header(page).getByRole("button")).toHaveText(menus.map(({ label }) => label));
    for (const { label, link } of [...plainLinks, site.headerAction]) {
      await expect(header(page).getByRole("link", { name: label, exact: true })).toHaveAttribute("href", link);
    }
  });

  // The menus share their component.
  for (const { label, links } of menus.slice(0, 1)) {
    test(`the menu ${label} opens and closes by mouse`, async ({ page }) => {
      await expect(menuList(page, label)).toBeHidden();
      await menuButton(page, label).click();
      await expect(menuList(page, label)).toBeInViewport({ ratio: 1 });
      const items = menuList(page, label).getByRole("link");
      await expect(items).toHaveText(links.map((item) => item.label));
      for (const [position, { link }] of links.entries())
        await expect(items.nth(position)).toHaveAttribute("href", link);
      await menuButton(page, label).click();
      await expect(menuList(page, label)).toBeHidden();
    });

    test(`the menu ${label} opens with Enter, is walked by Tab and closes with Escape`, async ({ page }) => {
      await menuButton(page, label).focus();
      await page.keyboard.press("Enter");
      await expect(menuList(page, label)).toBeVisible();
      for (const item of links) {
        await page.keyboard.press("Tab");
        await expect(menuList(page, label).getByRole("link", { name: item.label, exact: true })).toBeFocused();
      }
      await page.keyboard.press("Escape");
      await expect(menuList(page, label)).toBeHidden();
      await expect(menuButton(page, label)).toBeFocused();
    });
  }

  test("only one menu is open at a time, and a press elsewhere closes it", async ({ page }) => {
    for (const { label } of menus) {
      await menuButton(page, label).click();
      for (const other of menus)
        await expect(menuList(page, other.label)).toBeVisible({ visible: other.label === label });
    }
    await page.getByRole("heading", { level: 1 }).click();
    for (const { label } of menus) await expect(menuList(page, label)).toBeHidden();
  });

  test("a link of a menu leads to its page and leaves no menu open", async ({ page }) => {
    await menuButton(page, some?.menu ?? "").click();
    await menuList(page, some?.menu ?? "")
      .getByRole("link", { name: some?.label, exact: true })
      .click();
    await expect(page).toHaveURL(some?.link ?? "");
    await expect(menuList(page, some?.menu ?? "")).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the Menu button opens the whole navigation over the full width; Escape closes it", async ({ page }) => {
    await visit(page, "/");
    const panel = header(page).getByRole("navigation", { name: "Main" });
    await expect(panel).toBeHidden();
    for (const press of [() => menuButton(page, "Menu").click(), () => page.keyboard.press("Enter")]) {
      await press();
      await expect(panel).toBeVisible();
      expect(await panel.boundingBox()).toMatchObject({ x: 0, width: phone.width });
      for (const { label, links } of menus) {
        await expect(menuList(page, label).getByRole("link")).toHaveText(links.map((item) => item.label));
        await expect(menuList(page, label)).toBeVisible();
      }
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(menuButton(page, "Menu")).toBeFocused();
    }
  });

  test("every entry of the open menu can be reached and leads on", async ({ page }) => {
    const entries = [...menus.flatMap(({ links }) => links), ...plainLinks, site.headerAction];
    await visit(page, "/");
    await menuButton(page, "Menu").click();
    const links = header(page).getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveCount(entries.length);
    for (const link of await links.all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.99 }); // scrolling may leave a fraction of a pixel outside
    }
    await header(page)
      .getByRole("link", { name: labelOf("/courses"), exact: true })
      .click();
    await expect(page).toHaveURL("/courses");
    await expect(links.first()).toBeHidden();
  });

  test("a link to the page one is on closes the menu", async ({ page }) => {
    await visit(page, some?.link ?? "");
    const panel = header(page).getByRole("navigation", { name: "Main" });
    await menuButton(page, "Menu").click();
    await panel.getByRole("link", { name: some?.label, exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(some?.link ?? "");
  });
});

test("the header stands in one row at every width", async ({ page }) => {
  await visit(page, some?.link ?? "");
  for (const width of [320, 360, 640, 768, 899, 900, 920, 960, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const row = await header(page).locator("> div").boundingBox();
    for (const entry of await header(page).locator("a:visible, button:visible").all()) {
      const box = await entry.boundingBox();
      expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual((row?.x ?? NaN) + (row?.width ?? NaN) + 1);
      expect(box?.height, `${await entry.textContent()} at ${width}px`).toBeLessThanOrEqual(60); // two lines of the name
    }
  }
});
