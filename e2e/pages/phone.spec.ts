/** One visit on a phone to each layout, and before a release to each page: how it loads, fits and can be read. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { budgets } from "../support/built/budgets";
import { expectNoViolation } from "../support/checks/axe-check";
import { kilobytesOf } from "../support/built/file-weight";
import { openWithinBudget } from "../support/checks/first-view";
import { expectFontsOnce, expectSteadyWithLateFonts } from "../support/checks/font-checks";
import { expectNoLayoutShift, expectPicturePriorities } from "../support/checks/loading-checks";
import {
  expectNoSidewaysScroll,
  hydrate,
  keepPictures,
  narrow,
  openDetails,
  phone,
  scrollThrough,
  widths,
} from "../support/pages/page-visits";
import { expectPicturesToMatchDisplay, withDensity } from "../support/checks/picture-checks";
import { brokenWords, expectFit, smallTargets } from "../support/checks/reflow-checks";
import { layouts, menus, routes, templates, type Route } from "../support/content/site-routes";
import { expect, missingPageErrors, test } from "../support/site-test";
import { step } from "../support/timed-step";

// The phone that Lighthouse emulates in `npm run bench:pages`; its density determines which pictures load.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const route of routes) {
  const tag = layouts.includes(route) ? [] : "@release";
  test(`${route.path} is light and steady on a phone, and fits every width`, { tag }, async ({ page, pageErrors }) => {
    if (route.status === 404) pageErrors.expect(...missingPageErrors(route.path));
    await step("first view", () => openWithinBudget(page, route));
    await step("order of loading", async () => {
      await expectPicturePriorities(page, route);
      await scrollThrough(page);
      await expectNoLayoutShift(page);
    });
    await step("script and fonts", async () => {
      await hydrate(page);
      await expectScriptOnlyForIslands(page);
      expect.soft(await page.evaluate(controlsOutsideIslands)).toEqual([]);
      expect.soft(await page.evaluate(textsWithoutLanguage), "texts without their language").toEqual([]);
      await expectFontsOnce(page);
    });
    await expect.soft(page).toHaveTitle(route.title);
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText([route.heading]);
    if (templates.includes(route)) {
      await step("pictures", () => withDensity(page, 3, () => expectPicturesToMatchDisplay(page, 3)));
      await keepPictures(page);
      await step("late fonts", () => expectSteadyWithLateFonts(page));
    }
    await step("widths", async () => {
      await keepPictures(page);
      await openDetails(page);
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: phone.height });
        await expectNoSidewaysScroll(page);
        expect.soft(await page.evaluate(brokenWords), `words broken at ${width}px`).toEqual([]);
        if (width === widths.phone) expect.soft(await page.evaluate(smallTargets), "targets").toEqual([]);
        if (width === widths.desk) await expectMarksInHeader(page, route);
      }
      await page.setViewportSize(narrow);
      await expectFit(page, "on the narrowest phone");
    });
    // For templates, desktop.spec.ts runs axe, and states.spec.ts runs it on phones.
    if (layouts.includes(route) && !templates.includes(route)) await step("axe", () => expectNoViolation(page));
  });
}

/** Runs in the page after hydration: controls outside islands that need script, which nothing would load. */
function controlsOutsideIslands(): string[] {
  const native = "[popovertarget], form[action] [type=submit], [type=hidden]";
  const controls = document.querySelectorAll("button, input, select, textarea, [role=button], [contenteditable]");
  return [...controls]
    .filter((control) => !control.matches(native) && !control.closest("[data-island], dialog"))
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** Runs in the page: texts in an Indian script that have the page's language. */
function textsWithoutLanguage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (
      /[\u0900-\u0d7f]/.test(node.nodeValue ?? "") &&
      node.parentElement?.closest("[lang], option, script")?.matches("html")
    )
      found.push(node.nodeValue ?? "");
  return found;
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
  const marks = await page.getByRole("banner").evaluate((header) => ({
    // Most are in closed menus, where role queries find nothing.
    links: Array.from(header.querySelectorAll("a"), (link) => [link.getAttribute("href"), link.ariaCurrent]),
    menus: Array.from(header.querySelectorAll("button[popovertarget]"), (menu) => ({
      label: menu.textContent,
      current: menu.ariaCurrent,
      line: getComputedStyle(menu).textDecorationLine,
    })),
  }));
  const current = marks.links.filter(([, mark]) => mark === "page").map(([href]) => href);
  const isLinked = marks.links.some(([href]) => href === path); // policies are only in the footer
  expect.soft(current, "marked in the header").toEqual(isLinked ? [path] : []);
  for (const { label, links } of menus) {
    const mark = links.some(({ link }) => link === path)
      ? { current: "true", line: "underline" }
      : { current: null, line: "none" };
    expect.soft(marks.menus).toContainEqual({ label, ...mark });
  }
}

test("titles and descriptions are unique", () => {
  for (const part of ["title", "description"] as const)
    expect(new Set(routes.map((route) => route[part])).size).toBe(routes.length);
});
