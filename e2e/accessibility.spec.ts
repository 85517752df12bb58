/**
 * Checks that take seconds a page, on one page of each template and on as many courses and services as it takes to see
 * all their parts. Each page is visited twice, and each visit takes its checks in the order in which they stand here.
 */
import type { Page } from "@playwright/test";
import { expectNoViolation } from "./support/axe-check";
import {
  expectAllToFit,
  expectRoomToRead,
  expectSidesToFit,
  magnified,
  withLargeText,
  withSpacing,
} from "./support/reflow-checks";
import { keyboardFaults } from "./support/keyboard-walk";
import { expectNoMotion, expectToPrint } from "./support/media-checks";
import { desk, narrow, openDetails, phone, scrollThrough, visit, wide } from "./support/page-visits";
import { expectPicturesInTime, expectStillness } from "./support/loading-checks";
import { expect, test } from "./support/shared-page";
import { layouts, type Route } from "./support/site-routes";
import { missingPageErrors } from "./support/site-test";

type Checks = Record<string, (page: Page, route: Route) => Promise<void>>;

const onPhone: Checks = {
  "keeps little in sight with text of twice the size": async (page) => {
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expectRoomToRead(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  },
  "can be walked through by keyboard in forced colours": async (page) => {
    await scrollThrough(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await keyboardFaults(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: null });
  },
};

const atDesk: Checks = {
  "stays still while it is read, and fetches its hero first and the rest late": async (page, route) => {
    await scrollThrough(page);
    await expectStillness(page);
    await expectPicturesInTime(page, route);
  },
  "has no violation that axe knows, with all its details open": async (page) => {
    await openDetails(page);
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      await expectNoViolation(page);
    }
  },
  "can be read with text of twice the size": (page) =>
    withLargeText(page, () => expectAllToFit(page, "with large text")),
  "keeps in sight only what fits beside text of twice the size": expectSidesToFit,
  "can be read with wider spacing": (page) =>
    withSpacing(page, async () => {
      await expectAllToFit(page, "with spacing at a desk");
      await page.setViewportSize(narrow);
      await expectAllToFit(page, "with spacing on a phone");
    }),
  "can be read at 400 %": async (page) => {
    await page.setViewportSize(magnified);
    await expectAllToFit(page, "at 400 %");
    await expectRoomToRead(page);
  },
  "does not move for those who want no motion": expectNoMotion,
  "is black on white on paper": (page, { status }) => (status === 404 ? Promise.resolve() : expectToPrint(page)),
  "can be walked through by keyboard, with all its details open": async (page) => {
    await page.setViewportSize(desk);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect.soft(await keyboardFaults(page)).toEqual([]);
  },
};

for (const route of layouts) {
  test(`${route.path} is there for everybody`, async ({ page, pageErrors }) => {
    test.slow(); // two visits with all their checks
    if (route.status === 404) pageErrors.expect(...missingPageErrors(route.path));
    for (const [size, checks] of [
      [phone, onPhone],
      [desk, atDesk],
    ] as const) {
      await page.setViewportSize(size);
      await visit(page, route.path);
      for (const [name, check] of Object.entries(checks))
        await test.step(`${name}, ${size.width}px`, () => check(page, route));
    }
  });
}
