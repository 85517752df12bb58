/** Checks every page in one visit on a phone. accessibility.spec.ts has the slower checks. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { budgets } from "../../scripts/bench/budgets";
import { kilobytesOf } from "../support/file-weight";
import { brokenWords, expectFit, smallTargets } from "../support/reflow-checks";
import { controlsOutsideIslands } from "../support/page-islands";
import {
  desk,
  expectNoSidewaysScroll,
  hydrate,
  narrow,
  openDetails,
  phone,
  scrollThrough,
  widths,
} from "../support/page-visits";
import { expectPicturePriorities, expectNoLayoutShift } from "../support/loading-checks";
import { expect, test } from "../support/shared-page";
import { menus, routes, type Route } from "../support/site-routes";
import { missingPageErrors } from "../support/site-test";

test.use({ viewport: phone });

for (const route of routes) {
  test(`${route.path} responds, loads what it needs and fits every width`, async ({ page, pageErrors }) => {
    if (route.status === 404) pageErrors.expect(...missingPageErrors(route.path));
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(route.status);
    await page.evaluate(() => document.fonts.ready);
    await test.step("pictures", async () => {
      await expectPicturePriorities(page, route);
      await scrollThrough(page);
      await expectNoLayoutShift(page);
    });
    await hydrate(page);
    await test.step("script", () => expectScriptOnlyForIslands(page));
    expect.soft(await page.evaluate(controlsOutsideIslands)).toEqual([]);
    await expect(page).toHaveTitle(route.title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([route.heading]);
    await test.step("header", () => expectMarksInHeader(page, route));
    await test.step("widths", async () => {
      await openDetails(page);
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: phone.height });
        await expectNoSidewaysScroll(page);
        expect.soft(await page.evaluate(brokenWords), `words broken at ${width}px`).toEqual([]);
      }
      await page.setViewportSize(phone);
      expect.soft(await page.evaluate(smallTargets), "targets").toEqual([]);
      await page.setViewportSize(narrow);
      await expectFit(page, "on the narrowest phone");
    });
  });
}

/** A page with an island loads React, the runtime and the islands' script; others load none. */
async function expectScriptOnlyForIslands(page: Page) {
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const scripts = [...new Set(files)].filter((file) => file.endsWith(".js")); // prefetched files are listed twice
  const hasIsland = (await page.locator("[data-island]").count()) > 0;
  expect.soft(scripts.length > 2, "scripts").toBe(hasIsland);
  const kilobytes = scripts.reduce((sum, file) => sum + kilobytesOf(join("public", file)), 0);
  expect.soft(kilobytes).toBeLessThanOrEqual(budgets.deferredScript);
}

/** Expects the header to mark only the current page and the menu that contains it. */
async function expectMarksInHeader(page: Page, { path }: Route) {
  const header = page.getByRole("banner");
  const current = header.locator('a[aria-current="page"]'); // most are in closed menus, where role queries find nothing
  const isLinked = (await header.locator(`a[href="${path}"]`).count()) > 0; // policies are only in the footer
  expect(await current.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    isLinked ? [path] : [],
  );
  await page.setViewportSize(desk);
  for (const { label, links } of menus) {
    const holdsPage = links.some(({ link }) => link === path);
    const menu = header.getByRole("button", { name: label, exact: true });
    expect(await menu.getAttribute("aria-current")).toBe(holdsPage ? "true" : null);
    await expect(menu).toHaveCSS("text-decoration-line", holdsPage ? "underline" : "none");
  }
}

test("titles and descriptions are unique, and short enough for search results", () => {
  for (const part of ["title", "description"] as const)
    expect(new Set(routes.map((route) => route[part])).size).toBe(routes.length);
  const cut = routes.filter(({ title, description: { length } }) => title.length > 60 || length < 120 || length > 160);
  expect(cut).toEqual([]);
});
