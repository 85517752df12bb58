import type { Page } from "@playwright/test";
import { fontFaces } from "../../generated/fonts.json";
import { budgets } from "../../scripts/bench/budgets";
import { recordShifts } from "../support/loading-checks";
import { holdBack, phone, scrollThrough, visit, widths } from "../support/page-visits";
import { templates } from "../support/site-routes";
import { expect, missingPageErrors, test } from "../support/site-test";

test.use({ fontsPresent: false });

/** The page's font faces as "family weight range". */
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

/** Repeated rules make the browser reload fonts, which shifts the text. */
test("each font is declared and loaded once, even after hydration", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await visit(page, "/");
  await scrollThrough(page);
  expect(await facesOf(page)).toEqual(expected);

  expect(fonts.length).toBeGreaterThanOrEqual(2);
  expect(fonts.filter((url, index) => fonts.indexOf(url) !== index)).toEqual([]);
});

for (const { path } of templates) {
  test(`${path} hardly shifts when fonts load after the first paint`, async ({ page, pageErrors }) => {
    pageErrors.allow(...missingPageErrors(path));
    await page.addInitScript(recordShifts);
    for (const width of [widths.narrowest, 393, widths.tablet]) {
      await page.setViewportSize({ width, height: phone.height });
      const release = await holdBack(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await drawFrames(page);
      expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
      release();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await drawFrames(page);
      const shifted = await page.evaluate(() => window.shifted());
      expect
        .soft(shifted, `layout shift at ${width}px (fonts-liberation must be installed)`)
        .toBeLessThanOrEqual(budgets.clsWithLateFonts);
    }
  });
}

/** Waits until the current content is painted. */
async function drawFrames(page: Page) {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
