/**
 * `npm run bench:pages`: measures every page of the built site and fails if any exceeds its budget. An argument
 * without a slash selects the pages whose path contains it; `/courses` selects only that page.
 */
import { chromium } from "@playwright/test";
import { sitePages } from "../../src/content/site-pages";
import { findChromium } from "../find-tools";
import { visitBudgets } from "./budgets";
import { serveCompressed } from "./compressed-site";
import { lighthouse } from "./lighthouse";
import { firstPresses, nextPage } from "./presses";
import { report } from "./report";

async function main(words: string[]) {
  const isWanted = (path: string) => words.some((word) => (word.startsWith("/") ? path === word : path.includes(word)));
  const paths = sitePages("data")
    .map(({ path }) => path)
    .filter((path) => words.length === 0 || isWanted(path));
  if (paths.length === 0) throw new Error(`No page has “${words.join("” or “")}” in its path.`);
  const delay = { ms: 0 };
  const site = await serveCompressed("public", delay);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });

  async function measure(path: string) {
    const url = site.address + path;
    delay.ms = 0;
    const { missing, lcp, cls } = await lighthouse(url);
    const { longestWait, lost } = await firstPresses(browser, url);
    delay.ms = 300;
    const { afterHover, onTap } = await nextPage(browser, url);
    const figures: typeof visitBudgets = {
      "short of Lighthouse 100": missing,
      CLS: cls,
      "lost presses": lost,
      "longest wait, ms": longestWait,
      "next page after hover, ms": afterHover,
      "next page on tap, ms": onTap,
    };
    return { name: path, figures: { "LCP, ms": lcp, ...figures }, budgets: visitBudgets };
  }

  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const path of paths) rows.push(await measure(path));
  await browser.close();
  site.stop();
  report(rows);
}

void main(process.argv.slice(2));
