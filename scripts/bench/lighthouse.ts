/** What Lighthouse says of a page, as the median of three runs on a simulated phone. */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../find-browser";
import { median, severalTimes } from "./median";

/** What we read of Lighthouse's report. */
type Report = {
  categories: Record<string, { score: number }>;
  audits: {
    metrics: { details: { items: [Metrics] } };
    "network-requests": { details: { items: Request[] } };
    "lcp-breakdown-insight": { details?: { items: { type: string; snippet?: string }[] } };
  };
};
type Metrics = { largestContentfulPaint: number; cumulativeLayoutShift: number; totalBlockingTime: number };
type Request = { url: string; resourceType: string; transferSize: number };

/** Times in milliseconds, sizes in bytes, scores from 0 to 100. */
export type Measured = {
  scores: Record<string, number>;
  lcp: number;
  lcpIsPicture: boolean;
  cls: number;
  tbt: number;
  /** What the page fetched for its first view; not the icon and the manifest, which the browser wants for itself. */
  requests: { type: string; bytes: number }[];
};

/** Measures the page at `url`, which answers 200. Throws if Lighthouse cannot. */
export async function measure(url: string): Promise<Measured> {
  const reports = await severalTimes(() => run(url));
  const metric = (name: keyof Metrics) => median(reports.map((report) => metricsOf(report)[name]));
  const [report] = reports as [Report]; // there is more than one run
  return {
    scores: Object.fromEntries(
      Object.keys(report.categories).map((name) => [
        name,
        Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0))),
      ]),
    ),
    lcp: Math.round(metric("largestContentfulPaint")),
    lcpIsPicture: Boolean(
      report.audits["lcp-breakdown-insight"].details?.items.some(({ snippet }) => snippet?.startsWith("<img")),
    ),
    cls: metric("cumulativeLayoutShift"),
    tbt: Math.round(metric("totalBlockingTime")),
    requests: report.audits["network-requests"].details.items
      .filter(
        ({ url, resourceType }) => /^https?:/.test(url) && resourceType !== "Manifest" && !url.includes("/favicon"),
      )
      .map(({ resourceType, transferSize }) => ({ type: resourceType, bytes: transferSize })),
  };
}

function metricsOf({ audits }: Report): Metrics {
  return audits.metrics.details.items[0];
}

/** Now and then Lighthouse cannot find the start of the visit in what it recorded (NO_NAVSTART): then it visits once more. */
function run(url: string): Promise<Report> {
  return visit(url).catch(() => visit(url));
}

async function visit(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const output = join(folder, "report.json");
  const { node, lighthouse } = program();
  const flags = [
    url,
    "--quiet",
    "--only-categories=performance,accessibility,best-practices,seo",
    "--output=json",
    `--output-path=${output}`,
    "--disable-full-page-screenshot",
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors",
  ];
  await promisify(execFile)(node, [lighthouse, ...flags], { env: { ...process.env, CHROME_PATH: findChromium() } });
  const report = JSON.parse(readFileSync(output, "utf8")) as Report; // of the version that is asked for
  rmSync(folder, { recursive: true });
  return report;
}

let found: { node: string; lighthouse: string } | undefined;

/**
 * Lighthouse and the newer Node it needs, from npm's cache, where npx puts them once.
 *
 * Not among the site's dependencies: no build and no test needs them (docs/decisions/0017).
 */
function program() {
  if (!found) {
    const packages = ["--package=lighthouse@13.5.0", "--package=node@22.23.3"];
    const script = 'echo "$(command -v node)"; readlink -f "$(command -v lighthouse)"';
    const printed = execFileSync("npx", ["--yes", ...packages, "--call", script], { encoding: "utf8" });
    const [node = "", lighthouse = ""] = printed.trim().split("\n");
    found = { node, lighthouse };
  }
  return found;
}
