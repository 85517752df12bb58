/** Checks that pictures are fetched at about the size at which they are displayed. */
import { expect, type Page } from "@playwright/test";
import { budgets } from "../built/budgets";
import { phone } from "../pages/page-visits";

/** More than two pixels per CSS pixel make no visible difference in these pictures. */
const maxDensity = 2;

/** Maximum ratio of actual to displayed width for pictures with a single size. */
const maxRatio = 3;

/**
 * Expects that a screen with a pixel ratio of `dots` fetches pictures of the displayed size. The context must not have
 * shown larger copies before, because browsers reuse those.
 */
export async function expectPicturesToMatchDisplay(page: Page, dots: number) {
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
}

/** Runs an action on a phone with another pixel ratio than the context's. */
export async function withDensity(page: Page, deviceScaleFactor: number, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDeviceMetricsOverride", { ...phone, deviceScaleFactor, mobile: false });
  await act();
  await session.detach();
  await page.setViewportSize(phone);
}

/** Runs in the browser: pictures loaded at more than `times` their displayed width. */
function oversizedOf(images: (HTMLElement | SVGElement)[], times: number) {
  return images
    .filter((image) => image instanceof HTMLImageElement)
    .filter(({ naturalWidth, clientWidth }) => clientWidth > 0 && naturalWidth > times * clientWidth)
    .map(({ src }) => src);
}

/** Runs in the browser: each picture's fetched and displayed widths, including cropped parts; not of empty ones. */
function picturesOf(images: (HTMLElement | SVGElement)[]) {
  /** Fetches a copy of a picture, because a displayed one keeps its file until a better one arrives. */
  async function fetchedBy(image: HTMLImageElement) {
    const copy = image.parentElement?.cloneNode(true) as HTMLPictureElement;
    const fresh = copy.querySelector("img") ?? image;
    const loaded = new Promise((resolve) => (fresh.onload = fresh.onerror = resolve));
    fresh.loading = "eager";
    await loaded;
    return fresh.currentSrc;
  }
  const isEmpty = (image: HTMLImageElement) => image.currentSrc.startsWith("data:") && !image.checkVisibility();
  const all = images.filter((image) => image instanceof HTMLImageElement).filter((image) => !isEmpty(image));
  return Promise.all(
    all.map(async (image) => {
      const src = await fetchedBy(image);
      const sets = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const copies = sets.flatMap(({ srcset }) => srcset.split(/,\s*/)).map((copy) => copy.split(" "));
      const widths = copies.map(([, width = ""]) => parseInt(width));
      const chosen = copies.findIndex(([address = ""]) => src.endsWith(address));
      const { clientWidth, clientHeight, width: boxWidth } = image;
      const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const cut = getComputedStyle(image).objectFit === "cover" ? clientHeight * shape : 0;
      return {
        src: new URL(src).pathname,
        fetched: widths[chosen] ?? 0,
        smallest: Math.min(...widths),
        shown: Math.max(clientWidth || boxWidth, cut),
      };
    }),
  );
}
