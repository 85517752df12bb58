import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "../find-tools";

/** The parts of Lighthouse's JSON that are used here. */
type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue: number }> };

/** Lighthouse, and the Node version it needs. npx downloads both on first use, because no build or test needs them. */
const command = ["--yes", "--package=lighthouse@13.5.0", "--package=node@22.23.3", "lighthouse"];

const options = [
  "--quiet",
  "--output=json",
  "--disable-full-page-screenshot",
  "--only-categories=performance,accessibility,best-practices,seo",
  "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors",
];

/**
 * Runs Lighthouse three times with its mobile settings on the page at `url`. Returns medians: 100 minus the lowest
 * score, LCP in milliseconds, and CLS. Throws if Lighthouse cannot measure the page.
 */
export async function lighthouse(url: string) {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  // Lighthouse occasionally misses the start of a navigation (NO_NAVSTART): retry once.
  for (let run = 0; run < 3; run++) visits.push(await visit(url).catch(() => visit(url)));
  const median = (name: keyof (typeof visits)[number]) =>
    visits.map((figures) => figures[name]).toSorted((one, other) => one - other)[1] ?? NaN;
  return { missing: median("missing"), lcp: median("lcp"), cls: median("cls") };
}

async function visit(url: string) {
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const { stdout } = await promisify(execFile)("npx", [...command, url, ...options], { env, maxBuffer: 50_000_000 });
  const { categories, audits } = JSON.parse(stdout) as Report; // matches the version above
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    missing: Math.round(100 - 100 * Math.min(...Object.values(categories).map(({ score }) => score))),
    lcp: Math.round(value("largest-contentful-paint")),
    cls: Math.round(100 * value("cumulative-layout-shift")) / 100,
  };
}
