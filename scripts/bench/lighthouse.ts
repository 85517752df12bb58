/** Measures a page with Lighthouse's mobile settings. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "../find-browser";

/** What is read of Lighthouse's JSON. */
type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<"largest-contentful-paint" | "cumulative-layout-shift" | "total-blocking-time", Metric> & {
    "network-requests": { details: { items: { url: string; transferSize: number }[] } };
  };
};
type Metric = { numericValue: number };

/**
 * Lighthouse and the Node that it needs. npx fetches both from the registry on the first run: neither a build nor a test needs
 * them, so they are no dependencies.
 */
const packages = ["--package=lighthouse@13.5.0", "--package=node@22.23.3"];

/**
 * Measures the page at `url` three times and returns medians: the lowest category score (0 to 100), LCP and TBT in
 * milliseconds, CLS, and requests and kilobytes of the first view. Throws if Lighthouse cannot measure the page.
 */
export async function lighthouse(url: string) {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  // Now and then Lighthouse misses the start of a visit (NO_NAVSTART): then it visits once more.
  for (let run = 0; run < 3; run++) visits.push(await visit(url).catch(() => visit(url)));
  const median = (name: keyof (typeof visits)[number]) =>
    visits.map((values) => values[name]).toSorted((one, other) => one - other)[1] ?? NaN;
  return {
    score: median("score"),
    lcp: median("lcp"),
    tbt: median("tbt"),
    cls: median("cls"),
    requests: median("requests"),
    kilobytes: median("kilobytes"),
  };
}

async function visit(url: string) {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      ...["--yes", ...packages, "lighthouse", url, "--quiet", "--output=json", "--disable-full-page-screenshot"],
      "--only-categories=performance,accessibility,best-practices,seo",
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors",
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 50_000_000 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report; // of the version above
  // The browser fetches icon and manifest for itself, not for the page.
  const requests = audits["network-requests"].details.items.filter(
    ({ url }) => url.startsWith("http") && !/\/favicon|\.webmanifest/.test(url),
  );
  return {
    score: Math.round(100 * Math.min(...Object.values(categories).map(({ score }) => score))),
    lcp: Math.round(audits["largest-contentful-paint"].numericValue),
    tbt: Math.round(audits["total-blocking-time"].numericValue),
    cls: Math.round(100 * audits["cumulative-layout-shift"].numericValue) / 100,
    requests: requests.length,
    kilobytes: Math.round(requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 100) / 10,
  };
}
