/** No page layout weighs more in its first view on a phone than its budget allows, or loads a script for what is not in it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { bars, firstViewBar, inlineScriptBar } from "../../scripts/bench/bars";
import { pageFile } from "../../scripts/serve/page-file";
import { scriptsIn } from "../../src/build/security/page-policies";
import { kilobytesOf } from "../support/file-weight";
import { rest } from "../support/page-visits";
import { layouts } from "../support/site-routes";
import { expect, test } from "../support/site-test";

// The phone of Lighthouse, on which `npm run bench:pages` measures: how many dots a picture needs follows from it.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const { path } of layouts.filter(({ listed }) => listed)) {
  test(`${path} keeps to its budget`, async ({ page }) => {
    const loaded = recordLoad(page);
    const html = (await (await page.goto(path))?.text()) ?? "";
    await rest(page);
    const isInView = await page.evaluate(() =>
      [...document.querySelectorAll("[data-island]")].some((part) => part.getBoundingClientRect().top < innerHeight),
    );
    const lazy = await page.evaluate(lazyBelowFold);
    const parts = await loaded();
    const seen = parts.filter(({ type, path }) => !lazy.includes(path) && !(isInView && late.includes(type)));
    expect(overBudget(path, seen, html)).toEqual([]);
    expect(weigh(parts, "script")).toBeLessThanOrEqual(bars.deferredScript);
  });
}

type Part = { path: string; type: string; kilobytes: number };

/** What hydration fetches. */
const late = ["script", "fetch", "xhr", "other"];

/**
 * Runs in the page: the lazy pictures below the first view. Chromium fetches those of the next screen or two ahead, at low
 * priority behind the hero, and how many is its own choice.
 */
function lazyBelowFold(): string[] {
  return [...document.images]
    .filter((image) => image.loading === "lazy" && image.getBoundingClientRect().top >= innerHeight)
    .map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname);
}

function weigh(parts: Part[], type?: string) {
  return parts.filter((part) => !type || part.type === type).reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}

/** Records what a page loads. */
function recordLoad(page: Page) {
  const loaded: Part[] = [];
  let loading = 0;
  page.on("request", () => loading++);
  page.on("requestfailed", () => loading--);
  page.on("requestfinished", (request) => {
    loading--;
    const { pathname } = new URL(request.url());
    const type = request.resourceType();
    const file = type === "document" ? (pageFile("public", pathname) ?? "public/404.html") : join("public", pathname);
    // The browser wants the icon for itself, not for the page.
    if (pathname !== "/favicon.svg" && existsSync(file))
      loaded.push({ path: pathname, type, kilobytes: kilobytesOf(file) });
  });
  /** Gives what has come, once nothing more is on its way. */
  return async function parts(): Promise<Part[]> {
    await expect.poll(() => loading, "requests on their way").toBe(0);
    return loaded;
  };
}

/** Kilobytes of inline script that runs at once: not data, nor what waits in a template. */
function inlineScript(html: string): number {
  const scripts = scriptsIn(html.replace(/<template\b.*?<\/template>/gs, ""));
  return Buffer.byteLength(scripts.join("")) / 1000;
}

/** What weighs too much, in words. */
function overBudget(path: string, parts: Part[], html: string): string[] {
  const count = (wanted: string) => parts.filter(({ type }) => type === wanted).length;
  const { kilobytes, requests = Infinity } = firstViewBar(path);
  const weighed: [string, number, number][] = [
    ["kB in all", weigh(parts), kilobytes],
    ["requests", parts.length, requests],
    ["scripts", count("script"), bars.earlyScripts],
    ["kB of script in the page", inlineScript(html), inlineScriptBar(path)],
  ];
  return weighed
    .filter(([, value, most]) => value > most)
    .map(([what, value, most]) => `${value} ${what}, not ${most}`);
}
