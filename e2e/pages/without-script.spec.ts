/** Every page as it is delivered, in a browser that runs no script. */
import coursePages from "../../data/course-pages.json";
import courses from "../../data/courses.json";
import site from "../../data/site.json";
import testimonials from "../../data/testimonials.json";
import { filterAndSort, listOptions } from "../../src/components/courses/course-order";
import { slidesOf } from "../support/home-carousel";
import { expectHead } from "../support/page-head";
import { desk, phone } from "../support/page-visits";
import { expect, test } from "../support/shared-page";
import { labelOf, menuOf, routes } from "../support/site-routes";
import { missingPageErrors } from "../support/site-test";
import { expectStated } from "../support/json-ld";

test.use({ scripting: false });

for (const route of routes) {
  test(`${route.path} reads without script, states what it shows, and has no dead control`, async ({
    page,
    pageErrors,
  }) => {
    if (route.status === 404) pageErrors.expect(missingPageErrors(route.path)[0]);
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(route.status);
    await test.step("head", () => expectHead(page, route));
    await test.step("JSON-LD", () => expectStated(page, route));
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      await expect(page.getByRole("heading", { level: 1, name: route.heading })).toBeInViewport();
      const text = page.getByRole("main").getByRole("paragraph");
      await expect(text.filter({ hasText: /\w{3}.{80}/ }).first()).toBeVisible();
      await expect(page.getByRole("contentinfo").getByText(site.footer.note)).toBeVisible();
      expect(await page.evaluate(deadControls)).toEqual([]);
    }
  });
}

/** Runs in the page: the buttons, fields and summaries that do nothing without script. */
function deadControls(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const isSent = (control: Element) => control.closest("form[action]")?.querySelector("button[type=submit]");
  // Styles answer these: tested below, and in course-guide.spec.ts.
  const isFilter = (field: Element) => field.closest("[aria-label='Filter and sort'], form:has([name=goal])");
  const buttons = shown("button, [role=button]");
  if (buttons.length === 0) return ["no button, not even of the menu"];
  const summaries = shown("summary").filter((summary) => {
    const details = summary.parentElement;
    const wasOpen = details?.hasAttribute("open");
    summary.click();
    return details?.localName !== "details" || details.hasAttribute("open") === wasOpen;
  });
  return [
    ...buttons.filter(
      (button) =>
        !button.matches("[popovertarget]:not([popovertarget=''])") &&
        !(button.matches("[type=submit]") && isSent(button)),
    ),
    ...shown("input, select, textarea").filter((field) => !isSent(field) && !isFilter(field)),
    ...summaries,
  ].map(({ outerHTML }) => outerHTML.slice(0, 100));
}

test("the course list is filtered by level and fee, and names the nearest course where none fits", async ({ page }) => {
  await page.goto("/courses");
  const list = page.getByRole("region", { name: coursePages.list.heading });
  const options = listOptions(courses);
  for (const level of [undefined, ...options.levels])
    for (const fee of [undefined, ...options.fees]) {
      await list.getByRole("radio", { name: level ?? "All", exact: true }).check();
      await list.getByLabel("Fee up to").selectOption(String(fee ?? ""));
      const fitting = filterAndSort(courses, { level, fee, sort: undefined }).map(({ title }) => title);
      const titles = list.getByRole("listitem").getByRole("heading", { level: 3 });
      await expect(titles.filter({ visible: true })).toHaveText(fitting);
      await expect(list.getByText(coursePages.choosing.nothing).filter({ visible: true })).toHaveCount(
        fitting.length ? 0 : 1,
      );
    }
});

test("the header's menus open without script and lead to pages", async ({ page }) => {
  const header = page.getByRole("banner");
  const menus = site.navigation.flatMap(({ label, links }) => (links ? [{ label, links }] : []));
  for (const { label, links } of menus) {
    await page.goto("/");
    await header.getByRole("button", { name: label, exact: true }).click();
    const menu = header.getByRole("list", { name: label, exact: true });
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await header.getByRole("button", { name: label, exact: true }).click();
    const { label: name, link } = links[1] ?? links[0] ?? { label: "", link: "" };
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(link);
    await expect(header.locator('a[aria-current="page"]')).toHaveAttribute("href", link);
  }
});

test("the Menu of a phone opens without script and leads to pages", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: menuOf("/courses"), exact: true }).click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: labelOf("/courses"), exact: true })
    .click();
  await expect(page).toHaveURL("/courses");
});

test("the modules of a course open without script", async ({ page }) => {
  const [{ slug, modules } = { slug: "", modules: [] }] = courses;
  await page.goto(`/courses/${slug}`);
  const second = page.getByRole("region", { name: coursePages.detail.curriculum.heading }).getByRole("group").nth(1);
  await expect(second.getByText(modules[1]?.outcome ?? "")).toBeHidden();
  await second.locator("summary").click();
  await expect(second.getByText(modules[1]?.outcome ?? "")).toBeVisible();
});

for (const [size, columns] of [
  [desk, 2],
  [phone, 1],
] as const) {
  test(`all testimonials can be read without script by scrolling down at ${size.width}px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/");
    await expect(page.getByRole("button", { name: /testimonial/i })).toHaveCount(0);
    const lefts = new Set<number>();
    for (const [position, { text, name }] of testimonials.entries()) {
      const slide = slidesOf(page).nth(position);
      await expect(slide.getByText(name, { exact: true })).toBeVisible();
      const box = await slide.getByText(text, { exact: true }).boundingBox(); // before any scrolling
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(size.width);
      lefts.add(Math.round(box?.x ?? NaN));
    }
    expect(lefts.size).toBe(Math.min(columns, testimonials.length));
  });
}
