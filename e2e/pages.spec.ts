import { expect, test, type Page } from "@playwright/test";
import { routes } from "./routes";
import { desk, expectNoSidewaysScroll, listen, ownWords, phone, scrollThrough, visit, widths } from "./visit";

for (const { path, status } of routes) {
  test.describe(path, () => {
    for (const size of [phone, desk]) {
      test(`stays still, silent and at home while it is read at ${size.width}px`, async ({ page, baseURL }) => {
        await page.setViewportSize(size);
        await page.addInitScript(recordShifts);
        const heard = listen(page);
        await visit(page, path);
        await scrollThrough(page);

        expect(await page.evaluate(scriptsBeforeLoad), "scripts that did not wait for the page").toEqual([]);
        expect(await page.evaluate(() => window.shifted), "layout shift").toBeLessThan(0.01);
        expect(heard.requests.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith("data:"))).toEqual([]);
        expect(ownWords(heard.complaints)).toEqual(status === 404 ? [`Page not found: ${path}`] : []);

        const fonts = [...new Set(heard.requests.filter((url) => url.endsWith(".woff2")))];
        const sizes = await Promise.all(fonts.map(async (url) => (await (await page.request.get(url)).body()).length));
        expect(fonts.length).toBeGreaterThanOrEqual(2);
        expect(fonts.length).toBeLessThanOrEqual(4);
        expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(30_000);
      });
    }

    test("fetches its hero first, the rest late and with room reserved, and fits every width", async ({ page }) => {
      await page.goto(path);
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        const images = await imagesOf(page);
        const hero = images.find(({ inMain }) => inMain);
        if (hero) expect(hero).toMatchObject({ loading: "eager", fetchpriority: "high" });
        expect(images.filter(({ fetchpriority }) => fetchpriority === "high")).toEqual(hero ? [hero] : []);
        expect(Boolean(hero), "a page without a picture is a policy").toBe(!["/terms", "/privacy"].includes(path));
        expect(images.filter((image) => image !== hero && image.belowFold && image.loading !== "lazy")).toEqual([]);
        expect(images.filter(({ width, height, alt }) => !Number(width) || !Number(height) || alt === null)).toEqual(
          [],
        );
      }
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface Window {
    /** The sum of all layout shifts so far. */
    shifted: number;
  }
}

function recordShifts() {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** The scripts that the browser asked for before the page had loaded. */
function scriptsBeforeLoad(): string[] {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const isEarly = (entry: PerformanceResourceTiming) => entry.startTime < (navigation?.loadEventStart ?? 0);
  return resources.filter((entry) => entry.initiatorType === "script" && isEarly(entry)).map(({ name }) => name);
}

type Attribute = "src" | "loading" | "fetchpriority" | "width" | "height" | "alt";
type SeenImage = Record<Attribute, string | null> & { inMain: boolean; belowFold: boolean };

function imagesOf(page: Page): Promise<SeenImage[]> {
  return page.locator("img").evaluateAll((images) =>
    images.map((image) => ({
      src: image.getAttribute("src"),
      loading: image.getAttribute("loading"),
      fetchpriority: image.getAttribute("fetchpriority"),
      width: image.getAttribute("width"),
      height: image.getAttribute("height"),
      alt: image.getAttribute("alt"),
      inMain: image.closest("main") !== null,
      belowFold: image.getBoundingClientRect().top >= innerHeight,
    })),
  );
}
