/** Checks how a page declares its fonts, and how it looks until they arrive. */
import { expect, type Page } from "@playwright/test";
import { fontFaces } from "../../../src/theme/font-faces";
import { budgets } from "../built/budgets";
import { phone, widths } from "../pages/page-visits";

/** Every face once; those with a file twice, because present-fonts.ts adds them again. */
const expected = [...fontFaces, ...fontFaces.filter(({ src }) => src.startsWith("url("))]
  .map(({ fontFamily, fontWeight, unicodeRange = "U+0-10FFFF" }) => {
    return `${fontFamily.replaceAll('"', "")} ${fontWeight} ${unicodeRange}`;
  })
  .sort();

/** Expects each font to be declared once. Repeated rules make the browser reload fonts, which shifts the text. */
export async function expectFontsOnce(page: Page) {
  const declared = await page.evaluate(() =>
    [...document.fonts].map((face) => `${face.family.replaceAll('"', "")} ${face.weight} ${face.unicodeRange}`).sort(),
  );
  expect.soft(declared, "font faces").toEqual(expected);
}

/** Expects that the first view hardly moves when fonts replace their fallbacks. */
export async function expectSteadyWithLateFonts(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const width of [widths.narrowest, 393, widths.tablet]) {
    await page.setViewportSize({ width, height: phone.height });
    const shifted = await page.evaluate(shiftOfLateFonts);
    expect
      .soft(shifted, `layout shift at ${width}px (fonts-liberation must be installed)`)
      .toBeLessThanOrEqual(budgets.clsWithLateFonts);
  }
}

/**
 * Runs in the browser: removes all fonts, adds them when their fallbacks are painted, and returns the layout shift. A
 * browser does not swap in fonts with `font-display: optional` that late.
 */
async function shiftOfLateFonts(): Promise<number> {
  const paint = async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  for (const sheet of document.styleSheets)
    for (let index = sheet.cssRules.length - 1; index >= 0; index--)
      if (/^@font-face.*url\(/s.test(sheet.cssRules[index]?.cssText ?? "")) sheet.deleteRule(index);
  const present = [...document.fonts].filter((face) => document.fonts.delete(face));
  await paint();
  const before = window.shifted();
  for (const face of present) if (face.display !== "optional") document.fonts.add(face);
  await paint();
  const shifted = window.shifted() - before;
  for (const face of present) document.fonts.add(face); // the next checks measure all fonts
  return present.length > 0 ? shifted : NaN;
}
