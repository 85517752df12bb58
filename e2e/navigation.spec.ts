import { expect, test, type Page } from "@playwright/test";
import courses from "../data/courses.json";
import coursePages from "../data/course-pages.json";
import site from "../data/site.json";
import { clock } from "../src/format";
import { pages } from "./routes";
import { expectNoSidewaysScroll, phone, visit, widths } from "./visit";

const menus = site.navigation.flatMap(({ label, links }) => (links ? [{ label, links }] : []));
const plainLinks = site.navigation.flatMap(({ label, link }) => (link ? [{ label, link }] : []));

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page, name: string) => header(page).getByRole("button", { name, exact: true });
const menuList = (page: Page, name: string) => header(page).getByRole("list", { name, exact: true });

test.describe("on a wide screen", () => {
  test.beforeEach(async ({ page }) => visit(page, "/"));

  test("the header has three menus, three links and one button", async ({ page }) => {
    expect(menus.map(({ label }) => label)).toEqual(["Courses", "Services", "Institute"]);
    await expect(header(page).getByRole("button")).toHaveText(menus.map(({ label }) => label));
    for (const { label, link } of [...plainLinks, site.headerAction]) {
      await expect(header(page).getByRole("link", { name: label, exact: true })).toHaveAttribute("href", link);
    }
  });

  for (const { label, links } of menus) {
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
    await menuButton(page, "Courses").click();
    await menuList(page, "Courses").getByRole("link", { name: "Python", exact: true }).click();
    await expect(page).toHaveURL("/courses/python");
    await expect(menuList(page, "Courses")).toBeHidden();
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
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await links.filter({ hasText: "All courses" }).click();
    await expect(page).toHaveURL("/courses");
    await expect(links.first()).toBeHidden();
  });

  test("the open menu fits the narrowest phone", async ({ page }) => {
    await page.setViewportSize({ width: widths.narrowest, height: 640 });
    await visit(page, "/");
    await menuButton(page, "Menu").click();
    await expect(header(page).getByRole("navigation", { name: "Main" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test("the header marks the current page, and only that", async ({ page }) => {
  for (const { path } of pages) {
    await visit(page, path);
    const current = header(page).locator('a[aria-current="page"]'); // most lie in closed menus, which roles do not see
    await expect(current, path).toHaveCount(1);
    await expect(current).toHaveAttribute("href", path);
  }
});

test("the skip link comes first and moves the focus past the header", async ({ page }) => {
  for (const { path } of pages.slice(0, 3)) {
    await visit(page, path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  }
});

test("a link leads to the top of the next page, under its own title, and Back returns", async ({ page }) => {
  await visit(page, "/");
  const title = await page.title();
  const card = page.getByRole("main").getByRole("link", { name: "Azure DevOps", exact: true });
  await card.click();
  const devOps = pages.find(({ path }) => path === "/courses/azure-devops");
  await expect(page).toHaveTitle(devOps?.title ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(devOps?.heading ?? "");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(card).toBeInViewport();
});

test("the breadcrumb shows the way from the home page", async ({ page }) => {
  const [course] = courses;
  await visit(page, `/courses/${course?.slug}`);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "Courses", course?.title ?? ""]);
  await expect(trail.getByRole("listitem").last()).toHaveAttribute("aria-current", "page");
  await expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await trail.getByRole("link", { name: "Courses" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(coursePages.hero.heading.replaceAll("*", ""));
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "Courses"]);
});

test("the footer invites, links and tells how to reach the institute", async ({ page }) => {
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  const { callToAction, columns } = site.footer;
  await expect(footer.getByRole("link", { name: callToAction.action.label })).toHaveAttribute(
    "href",
    callToAction.action.link,
  );
  for (const [label, path] of [
    ["Success stories", "/success-stories"],
    ["Privacy", "/privacy"],
    ["Terms", "/terms"],
  ] as const) {
    await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", path);
  }
  for (const { heading, links } of columns) {
    const column = footer.getByRole("navigation", { name: new RegExp(`^${heading}`) });
    await expect(column.getByRole("link")).toHaveText(links.map(({ label }) => label));
  }

  const { phone: number, email, address, hours } = site.contact;
  const call = footer.getByRole("link", { name: number, exact: true });
  await expect(call).toHaveAttribute("href", `tel:+${number.replace(/\D/g, "")}`);
  await expect(footer.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  await expect(footer.getByText(address.street)).toContainText(`${address.city} ${address.postalCode}`);
  await expect(footer.getByRole("term")).toHaveText(hours.map(({ days }) => days));
  await expect(footer.getByRole("definition")).toHaveText(
    hours.map(({ opens, closes }) => `${clock(opens)} to ${clock(closes)}`),
  );
});
