/**
 * Measures every page of the built site next to the bars, or those that are named (`/courses`) or whose path holds a word
 * that is given (`courses`); exits with 1 if a bar is missed. Only a run over all pages is written to docs/performance.md.
 */
import { readFileSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { pages } from "../../e2e/routes";
import { findChromium } from "../find-browser";
import { pageFile } from "../serve/page-file";
import { bars, weightBars } from "./bars";
import { firstGestures } from "./first-gestures";
import { inlineScriptOf } from "./inline-script";
import { measure, type Measured } from "./lighthouse";
import { nextPage } from "./next-page";
import { median, severalTimes } from "./median";
import { missed, progress, publish, table, type Row } from "./bench-report";
import { serveCompressed, type Site } from "./compressed-site";
import { slowView } from "./slow-network";

async function main(words: string[]) {
  const isAskedFor = (path: string) =>
    words.some((word) => (word.startsWith("/") ? path === word : path.includes(word)));
  const paths = pages.map(({ path }) => path).filter((path) => words.length === 0 || isAskedFor(path));
  if (paths.length === 0) throw new Error(`No page has “${words.join("” or “")}” in its path.`);
  const site = await serveCompressed("public");
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const rows: Row[] = [];
  const failed: string[] = []; // a page that cannot be measured keeps no other from it
  for (const [index, path] of paths.entries()) {
    progress(`${index + 1} of ${paths.length}: ${path}`);
    try {
      const figures = { ...(await loading(site, browser, path)), ...(await using(site, browser, path)) };
      rows.push({ what: path, figures });
    } catch (error) {
      failed.push(`${path} could not be measured: ${String(error)}`);
    }
  }
  await browser.close();
  site.stop();
  const complaints = [...missed(rows), ...failed];
  process.stdout.write(`\n${table("page", rows)}\n\n${complaints.join("\n")}\n`);
  if (rows.length === pages.length) await publish("pages", "page", rows);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}

/** What the page weighs, and how soon it is there. */
async function loading(site: Site, browser: Browser, path: string): Promise<Row["figures"]> {
  const { scores, requests, lcpIsPicture, lcp, cls, tbt } = await measure(site.address + path);
  const slow = await severalTimes(() => slowView(browser, site.address + path));
  const weight = weightBars(path);
  const lcpBars = bars.lcp[lcpIsPicture ? "picture" : "text"];
  return {
    score: { value: Math.min(...Object.values(scores)), least: bars.score },
    requests: { value: requests.length, bar: weight.requests },
    "total kB": { value: kilobytes(requests), bar: weight.total },
    "HTML kB": { value: kilobytes(requests, "Document"), bar: weight.html },
    "script kB": { value: kilobytes(requests, "Script"), bar: bars.script },
    "inline script kB": {
      value: inlineScriptOf(readFileSync(pageFile("public", path) ?? "", "utf8")),
      bar: bars.inlineScript,
    },
    "fonts kB": { value: kilobytes(requests, "Font"), bar: bars.fonts },
    "font files": { value: requests.filter(({ type }) => type === "Font").length, bar: bars.fontFiles },
    "pictures kB": { value: kilobytes(requests, "Image") },
    "LCP simulated ms": { value: lcp, bar: lcpBars.simulated },
    "LCP applied ms": { value: median(slow.map(({ lcp }) => lcp)), bar: lcpBars.applied },
    CLS: { value: Math.round(100 * Math.max(cls, ...slow.map(({ cls }) => cls))) / 100, bar: bars.cls },
    "TBT ms": { value: tbt, bar: bars.tbt },
  };
}

/** What a visitor meets who presses something. */
async function using(site: Site, browser: Browser, path: string): Promise<Row["figures"]> {
  const url = site.address + path;
  const { inp, lost } = await firstGestures(browser, url);
  site.delay(300);
  const { afterHover, onTap } = await nextPage(browser, url);
  site.delay(0);
  return {
    "INP ms": { value: inp, bar: bars.inp },
    "presses lost": { value: lost, bar: bars.lost },
    "next page after hover ms": { value: afterHover, bar: bars.nextPage.afterHover },
    "next page on tap ms": { value: onTap, bar: bars.nextPage.onTap },
  };
}

function kilobytes(requests: Measured["requests"], type?: string): number {
  const bytes = requests.filter((request) => !type || request.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  return Math.round(bytes / 100) / 10;
}

void main(process.argv.slice(2));
