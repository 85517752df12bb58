/**
 * `npm run bench:pages`: measures every page of the built site, or those whose path holds a given word, and fails if one misses
 * a bar. `/courses` with its slash is that page alone.
 */
import { chromium } from "@playwright/test";
import { sitePages } from "../../src/content/site-pages";
import { findChromium } from "../find-browser";
import { bars } from "./bars";
import { report, type Row } from "./bench-report";
import { serveCompressed } from "./compressed-site";
import { firstPresses } from "./first-presses";
import { lighthouse } from "./lighthouse";
import { nextPage } from "./next-page";

async function main(words: string[]) {
  const isWanted = (path: string) => words.some((word) => (word.startsWith("/") ? path === word : path.includes(word)));
  const paths = sitePages("data")
    .map(({ path }) => path)
    .filter((path) => words.length === 0 || isWanted(path));
  if (paths.length === 0) throw new Error(`No page has “${words.join("” or “")}” in its path.`);
  const site = await serveCompressed("public");
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });

  async function figuresOf(path: string): Promise<Row["figures"]> {
    const url = site.address + path;
    site.delay(0);
    const { score, lcp, cls, tbt, requests, kilobytes } = await lighthouse(url);
    const { inp, lost } = await firstPresses(browser, url);
    site.delay(300);
    const { afterHover, onTap } = await nextPage(browser, url);
    return {
      score: { value: score, least: bars.score },
      requests: { value: requests },
      kB: { value: kilobytes },
      "LCP, ms": { value: lcp },
      "TBT, ms": { value: tbt },
      CLS: { value: cls, most: bars.cls },
      "INP, ms": { value: inp, most: bars.inp },
      "lost presses": { value: lost, most: bars.lostPresses },
      "next page after hover, ms": { value: afterHover, most: bars.nextPage.afterHover },
      "next page on tap, ms": { value: onTap, most: bars.nextPage.onTap },
    };
  }

  const rows: Row[] = [];
  for (const [index, path] of paths.entries()) {
    process.stderr.write(`${index + 1} of ${paths.length}: ${path}\n`);
    try {
      rows.push({ name: path, figures: await figuresOf(path) });
    } catch (error) {
      process.stderr.write(`${path} could not be measured: ${String(error)}\n`);
      process.exitCode = 1;
    }
  }
  await browser.close();
  site.stop();
  report(rows);
}

void main(process.argv.slice(2));
