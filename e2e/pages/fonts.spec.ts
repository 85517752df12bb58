import type { Page } from "@playwright/test";
import home from "../../data/home.json";
import { fontFaces } from "../../src/theme/fonts";
import { expectNoShift, recordShifts } from "../support/loading-checks";
import { holdBack, phone, rest, scrollThrough, visit } from "../support/page-visits";
import { firstCourse } from "../support/site-routes";
import { expect, test } from "../support/site-test";

/** What the page knows of its fonts, as "family weight range". */
function facesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].map((face) => `${face.family.replaceAll('"', "")} ${face.weight} ${face.unicodeRange}`).sort(),
  );
}

const expected = fontFaces
  .map(({ fontFamily, fontWeight, unicodeRange = "U+0-10FFFF" }: Face) => {
    return `${fontFamily.replaceAll('"', "")} ${fontWeight} ${unicodeRange}`;
  })
  .sort();

type Face = { fontFamily: string; fontWeight: string; unicodeRange?: string };

/** Rules that come twice make the browser load the fonts again and the text jump. */
test("each font is declared once and fetched once, also after a link to another page", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await visit(page, "/");
  await scrollThrough(page);
  expect(await facesOf(page)).toEqual(expected);

  const [action = { label: "", link: "" }] = home.actions;
  await page.getByRole("main").getByRole("link", { name: action.label, exact: true }).first().click();
  await expect(page).toHaveURL(action.link);
  await scrollThrough(page);
  expect(await facesOf(page)).toEqual(expected);

  expect(fonts.length).toBeGreaterThanOrEqual(2);
  expect(fonts.filter((url, index) => fonts.indexOf(url) !== index)).toEqual([]);
});

for (const path of ["/", firstCourse.path, "/contact", "/privacy"]) {
  test(`fonts that arrive after the first paint move ${path} by a line at most`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(recordShifts);
    const release = await holdBack(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    release();
    await page.waitForFunction(() => document.fonts.status === "loaded");
    await rest(page);
    await expectNoShift(page);
  });
}
