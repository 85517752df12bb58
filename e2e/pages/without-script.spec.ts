/** Every page as delivered, in a browser without script. */
import site from "../../data/site.json";
import testimonials from "../../data/testimonials.json";
import { slidesOf } from "../support/pages/home-carousel";
import { expectHead } from "../support/checks/page-head";
import { desk, expectNoSidewaysScroll, phone, widths } from "../support/pages/page-visits";
import { brokenWords } from "../support/checks/reflow-checks";
import { menuLabel, layouts, menuOf, routes } from "../support/content/site-routes";
import { expect, missingPageErrors, test } from "../support/site-test";
import { expectJsonLd } from "../support/checks/json-ld";

test.use({ javaScriptEnabled: false, viewport: phone });

for (const route of routes) {
  test(`${route.path} is readable without script, matches its JSON-LD, and has no dead control`, async ({
    page,
    pageErrors,
  }) => {
    if (route.status === 404) pageErrors.expect(missingPageErrors(route.path)[0]);
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(route.status);
    await test.step("head", () => expectHead(page, route));
    await test.step("JSON-LD", () => expectJsonLd(page, route));
    await expect.soft(page.getByRole("heading", { level: 1, name: route.heading })).toBeInViewport();
    expect.soft(await page.evaluate(hiddenHeadings), "hidden headings").toEqual([]);
    const text = page
      .getByRole("main")
      .getByRole("paragraph")
      .filter({ hasText: /\p{L}{2}/u });
    await expect.soft(text.first()).toBeVisible();
    await expect.soft(page.getByRole("contentinfo").getByText(site.footer.note)).toBeVisible();
    expect.soft(await page.evaluate(deadControls), "controls without effect").toEqual([]);
    if (layouts.includes(route)) return; // phone.spec.ts tests their widths
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: phone.height });
      await expectNoSidewaysScroll(page);
      expect.soft(await page.evaluate(brokenWords), `words broken at ${width}px`).toEqual([]);
    }
  });
}

/** Runs in the browser: headings that only script could show. */
function hiddenHeadings(): string[] {
  const headings = [...document.querySelectorAll("main :is(h1, h2):not([data-island] *, details *, dialog *)")];
  return headings
    .filter((heading) => !heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(({ textContent }) => textContent);
}

/** Runs in the browser: buttons, fields and summaries that do nothing without script. */
function deadControls(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const isSent = (control: Element) => control.closest("form[action]")?.querySelector("button[type=submit]");
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
    ...shown("input, select, textarea").filter((field) => !isSent(field)),
    ...summaries,
  ].map(({ outerHTML }) => outerHTML.slice(0, 100));
}

test("without script, the header's menus open and link to pages", async ({ page }) => {
  const name = menuLabel("/courses");
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await page.goto("/");
    if (size === phone) await page.getByRole("button", { name: "Menu" }).click();
    const menu = menuOf("/courses") ?? "";
    const banner = page.getByRole("banner");
    if (size === phone) await banner.locator("summary").filter({ hasText: menu }).click();
    else await banner.getByRole("button", { name: menu, exact: true }).click();
    await banner.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL("/courses");
  }
});

test("without script, all testimonials can be read by scrolling down", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: /testimonial/i })).toHaveCount(0);
  for (const [position, { text, name }] of testimonials.entries()) {
    const slide = slidesOf(page).nth(position);
    await expect(slide.getByText(name, { exact: true })).toBeVisible();
    const box = await slide.getByText(text, { exact: true }).boundingBox(); // before any scrolling
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(phone.width);
  }
});
