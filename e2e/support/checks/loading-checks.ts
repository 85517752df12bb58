/** Checks how a page loads: without layout shifts, and with pictures in priority order. */
import { expect, type Page } from "@playwright/test";
import type { Route } from "../content/site-routes";

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface Window {
    /** Returns the sum of all layout shifts so far. */
    shifted: () => number;
  }
}

/** Runs in the browser before the page's scripts. */
export function recordShifts() {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  window.shifted = () => {
    add(observer.takeRecords()); // pending entries
    return sum;
  };
}

/** Expects no layout shift since the page opened with fonts available, and no script request before the load event. */
export async function expectNoLayoutShift(page: Page) {
  const shifted = await page.evaluate(() => window.shifted());
  expect.soft(Number(shifted.toFixed(2)), "layout shift").toBe(0);
  expect.soft(await page.evaluate(scriptsBeforeLoad), "scripts that did not wait for the page").toEqual([]);
}

/** Runs in the browser: scripts requested before the load event. */
function scriptsBeforeLoad(): string[] {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const isEarly = (entry: PerformanceResourceTiming) => entry.startTime < (navigation?.loadEventStart ?? 0);
  return resources.filter((entry) => entry.initiatorType === "script" && isEarly(entry)).map(({ name }) => name);
}

/**
 * Expects the hero to load first, pictures below the fold to be lazy, and all to have dimensions and an alt attribute.
 */
export async function expectPicturePriorities(page: Page, { hasHero }: Route) {
  const images = await imagesOf(page);
  const hero = images.find(({ inMain }) => inMain);
  if (hero) expect.soft(hero).toMatchObject({ loading: "eager", fetchpriority: "high" });
  expect.soft(images.filter(({ fetchpriority }) => fetchpriority === "high")).toEqual(hero ? [hero] : []);
  expect.soft(Boolean(hero), "a hero").toBe(hasHero);
  expect.soft(images.filter((image) => image !== hero && image.belowFold && image.loading !== "lazy")).toEqual([]);
  expect.soft(images.filter(({ width, height, alt }) => !Number(width) || !Number(height) || alt === null)).toEqual([]);
}

type Attribute = "src" | "loading" | "fetchpriority" | "width" | "height" | "alt";
type SeenImage = Record<Attribute, string | null> & { inMain: boolean; belowFold: boolean };

function imagesOf(page: Page): Promise<SeenImage[]> {
  return page
    .locator("img")
    .evaluateAll((images) =>
      images.map((image) => ({
        src: image.getAttribute("src"),
        loading: image.getAttribute("loading"),
        fetchpriority: image.getAttribute("fetchpriority"),
        width: image.getAttribute("width"),
        height: image.getAttribute("height"),
        alt: image.getAttribute("alt"),
        inMain: image.closest("main") !== null,
        belowFold: !image.closest("header") && image.getBoundingClientRect().top + scrollY >= innerHeight,
      })),
    );
}
