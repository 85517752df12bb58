/**
 * Every route of the site and every check that holds for all of them: each route is visited twice, and each visit takes
 * its checks in the order in which they stand here.
 */
import type { Page } from "@playwright/test";
import { expectNoViolation } from "./axe";
import { expectAllToFit, expectRoomToRead, magnified, withLargeText, withSpacing } from "./checks/fit";
import { keyboardFaults } from "./checks/keyboard";
import { expectNoMotion, expectToPrint } from "./checks/media";
import { expectPicturesInTime, expectStillness } from "./checks/reading";
import { routes, type Route } from "./routes";
import { expect, test } from "./shared-page";
import { ofMissingPage } from "./test";
import { desk, expectNoSidewaysScroll, narrow, openDetails, phone, visit, wide, widths } from "./visit";

type Checks = Record<string, (page: Page, route: Route) => Promise<void>>;

const onPhone: Checks = {
  "stays still while it is read": expectStillness,
  "fetches its hero first and the rest late": (page, { path }) => expectPicturesInTime(page, path),
  "can be walked through by keyboard in forced colours": async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    await backToTop(page);
    expect.soft(await keyboardFaults(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: null });
  },
};

const atDesk: Checks = {
  "stays still while it is read": expectStillness,
  "fetches its hero first and the rest late": (page, { path }) => expectPicturesInTime(page, path),
  "fits every width, also when that changes": async (page) => {
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
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
    await backToTop(page);
    expect.soft(await keyboardFaults(page)).toEqual([]);
  },
};

for (const route of routes) {
  test(`${route.path} is there for everybody`, async ({ page, complaints }) => {
    test.slow(); // two visits with all their checks
    if (route.status === 404) complaints.expect(...ofMissingPage(route.path));
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

const backToTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
