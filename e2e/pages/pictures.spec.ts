import { budgets } from "../../scripts/bench/budgets";
import { templates, unknownPage } from "../support/site-routes";
import { expect, missingPageErrors, test } from "../support/site-test";
import { desk, phone, scrollThrough } from "../support/page-visits";

/** More than two pixels per CSS pixel make no visible difference in these pictures. */
const maxDensity = 2;

/** Maximum ratio of actual to displayed width for pictures with a single size. */
const maxRatio = 3;

for (const { viewport, dots } of [
  { viewport: phone, dots: 3 },
  { viewport: desk, dots: 1 },
])
  test.describe(`on a ${viewport.width}px screen with a pixel ratio of ${dots}`, () => {
    // Uses a new context per page, because browsers reuse larger copies from the cache.
    test.use({ viewport, deviceScaleFactor: dots });

    for (const { path } of templates)
      test(`${path} loads pictures at the displayed size`, async ({ page, pageErrors }) => {
        if (path === unknownPage.path) pageErrors.allow(...missingPageErrors(path));
        await page.goto(path);
        await scrollThrough(page);
        const single = page.locator('img:not(picture > img, [src$=".svg"])');
        const oversized = await single.evaluateAll(oversizedOf, maxRatio);
        expect.soft(oversized, "pictures of one size that are far larger than shown").toEqual([]);
        const pictures = await page.locator("picture > img").evaluateAll(picturesOf);
        for (const { src, fetched, smallest } of pictures) {
          const shown = Math.max(...pictures.filter((other) => other.src === src).map((other) => other.shown));
          const times = (fetched / (shown * Math.min(dots, maxDensity))) ** 2;
          // Pictures displayed smaller than their smallest file may exceed the budget.
          if (fetched > smallest)
            expect.soft(times, `${src}, dots fetched for each one shown`).toBeLessThanOrEqual(budgets.pictureDots);
          expect.soft(times, `${src}, dots fetched for each one shown`).toBeGreaterThan(0.75);
        }
      });
  });

/** Runs in the browser: pictures loaded at more than `times` their displayed width. */
function oversizedOf(images: (HTMLElement | SVGElement)[], times: number) {
  return images
    .filter((image) => image instanceof HTMLImageElement)
    .filter(({ naturalWidth, clientWidth }) => clientWidth > 0 && naturalWidth > times * clientWidth)
    .map(({ src }) => src);
}

/** Runs in the browser: each picture's loaded and displayed widths, including cropped parts. */
function picturesOf(images: (HTMLElement | SVGElement)[]) {
  return images
    .filter((image) => image instanceof HTMLImageElement)
    .map((image) => {
      const sets = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const copies = sets.flatMap(({ srcset }) => srcset.split(/,\s*/)).map((copy) => copy.split(" "));
      const widths = copies.map(([, width = ""]) => parseInt(width));
      const chosen = copies.findIndex(([address = ""]) => image.currentSrc.endsWith(address));
      const { clientWidth, clientHeight, width: boxWidth } = image;
      const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const cut = getComputedStyle(image).objectFit === "cover" ? clientHeight * shape : 0;
      return {
        src: new URL(image.currentSrc).pathname,
        fetched: widths[chosen] ?? 0,
        smallest: Math.min(...widths),
        shown: Math.max(clientWidth || boxWidth, cut),
      };
    });
}
