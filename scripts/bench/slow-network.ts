/** How soon a page is there where connection and processor are really slowed down. */
import type { Browser } from "@playwright/test";
import { inPage } from "./browser";

/** The screen of Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  ignoreHTTPSErrors: true,
};

/** What Lighthouse slows down with `--throttling-method=devtools`: milliseconds, bytes a second, and times. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const processor = { rate: 4 };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to a global one
  interface Window {
    seen: { lcp: number; cls: number };
  }
}

/** The largest contentful paint of a visitor's first view, in milliseconds, and how far things jumped meanwhile. */
export async function slowView(browser: Browser, url: string) {
  return inPage(browser, phone, async (page, context) => {
    await page.addInitScript(() => {
      window.seen = { lcp: 0, cls: 0 };
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) window.seen.lcp = startTime;
      }).observe({ type: "largest-contentful-paint", buffered: true });
      new PerformanceObserver((list) => {
        // TypeScript does not know what a shift is worth.
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.seen.cls += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.emulateNetworkConditions", network);
    await cdp.send("Emulation.setCPUThrottlingRate", processor);
    await page.goto(url, { waitUntil: "networkidle" });
    const { lcp, cls } = await page.evaluate(() => window.seen);
    return { lcp: Math.round(lcp), cls };
  });
}
