import type { Page } from "@playwright/test";
import site from "../../data/site.json";
import { expectNoSidewaysScroll, phone, visit } from "../support/pages/page-visits";
import { escapeRegExp } from "../../src/text/reg-exp";
import { menus } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";

/** A menu link to a page; undefined if all lead to sections. */
const pageLink = menus
  .flatMap(({ label: menu, links }) => links.map((entry) => ({ ...entry, menu })))
  .find(({ link }) => !link.includes("#"));
const plainLinks = site.navigation.flatMap(({ label, link }) => (link ? [{ label, link }] : []));

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page, name: string) => header(page).getByRole("button", { name, exact: true });
/** The row that opens a menu on a phone. */
const menuRow = (page: Page, name: string) =>
  header(page)
    .locator("summary")
    .filter({ hasText: new RegExp(`^${escapeRegExp(name)}$`) });
const menuList = (page: Page, name: string) => header(page).getByRole("list", { name, exact: true });

test.describe("on a wide screen", () => {
  test("a menu opens with Enter, works with Tab and closes with Escape", async ({ page }) => {
    const [menu] = menus; // all share a component
    if (!menu) return test.skip(true, "the header has no menus");
    const { label, links } = menu;
    await page.goto("/");
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

  test("one menu is open until a press on its button or elsewhere", async ({ page }) => {
    await page.goto("/");
    for (const { label } of menus) {
      await menuButton(page, label).click();
      for (const other of menus)
        await expect(menuList(page, other.label)).toBeVisible({ visible: other.label === label });
      await expect(menuList(page, label)).toBeInViewport({ ratio: 1 });
    }
    const lastMenu = menus.at(-1)?.label ?? "";
    await menuButton(page, lastMenu).click();
    await expect(menuList(page, lastMenu)).toBeHidden();
    await menuButton(page, lastMenu).click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(menuList(page, lastMenu)).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the open menu shows all main links and the call to action, and closes with Escape or its button", async ({
    page,
  }) => {
    await page.setViewportSize({ width: phone.width, height: 640 });
    await visit(page, "/");
    const panel = header(page).getByRole("navigation", { name: "Main" });
    await expect(panel).toBeHidden();
    for (const close of [() => page.keyboard.press("Escape"), () => menuButton(page, "Close").click()]) {
      await menuButton(page, "Menu").press("Enter");
      await expect(panel).toBeVisible();
      expect(await panel.boundingBox()).toMatchObject({ x: 0, width: phone.width });
      for (const { label } of menus) {
        await expect(menuRow(page, label)).toBeInViewport({ ratio: 1 });
        await expect(menuList(page, label)).toBeHidden();
      }
      await expect(panel.getByRole("link")).toHaveText([...plainLinks, site.headerAction].map(({ label }) => label));
      for (const link of await panel.getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
      await close();
      await expect(panel).toBeHidden();
      await expect(menuButton(page, "Menu")).toBeFocused();
    }
  });

  test("the open menu never covers the focus after it", async ({ page }) => {
    await page.goto("/");
    const panel = header(page).getByRole("navigation", { name: "Main" });
    await menuButton(page, "Menu").press("Enter");
    for (let times = 0; times < menus.length + plainLinks.length + 1; times++) {
      await expect(panel).toBeVisible();
      await page.keyboard.press("Tab");
    }
    await expect(panel.getByRole("link", { name: site.headerAction.label })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
    await expect(panel).toBeHidden();
    await page.keyboard.press("Shift+Tab");
    await expect(panel).toBeVisible();
  });

  test("each menu opens below its row and closes any other, with all entries reachable", async ({ page }) => {
    await visit(page, "/");
    await menuButton(page, "Menu").click();
    for (const { label } of menus) {
      await menuRow(page, label).press("Enter");
      for (const other of menus)
        await expect(menuList(page, other.label)).toBeVisible({ visible: other.label === label });
      const gap = async () => {
        const row = await menuRow(page, label).boundingBox();
        const list = await menuList(page, label).boundingBox();
        return Math.abs((list?.y ?? NaN) - (row?.y ?? NaN) - (row?.height ?? NaN));
      };
      await expect.poll(gap, "pixels between the row and its list").toBeLessThan(0.5);
      for (const link of await menuList(page, label).getByRole("link").all()) {
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 0.99 }); // tolerates rounding of scroll positions
      }
    }
  });

  test("a link to the current page closes the menu", async ({ page }) => {
    test.skip(!pageLink, "all menu links lead to sections");
    const { menu = "", label = "", link = "" } = pageLink ?? {};
    await visit(page, link);
    const panel = header(page).getByRole("navigation", { name: "Main" });
    await menuButton(page, "Menu").click();
    await menuRow(page, menu).click();
    await panel.getByRole("link", { name: label, exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(link);
  });
});

test("the header fits in one row at every width", async ({ page }) => {
  await visit(page, "/");
  for (const width of [320, 360, 640, 768, 899, 900, 920, 960, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const cut = await header(page)
      .locator("> div")
      .evaluate((row) => {
        const { right, top, height } = row.getBoundingClientRect();
        return [...row.querySelectorAll("a, button")]
          .map((entry) => ({ name: entry.textContent, box: entry.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          .filter(({ box }) => box.right > right + 1 || box.top >= top + height / 2 || box.bottom <= top + height / 2)
          .map(({ name }) => name);
      });
    expect.soft(cut, `${width}px`).toEqual([]);
  }
});

test("the skip link comes first and moves focus past the header", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});
