/** On a phone's first view, each page layout stays within its budget, and loads no script for content out of view. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { budgets, firstViewBudget, inlineScriptBudget } from "../../scripts/bench/budgets";
import { pageFile } from "../../scripts/serve/serve";
import { scriptsIn } from "../../src/build/security/page-policies";
import { kilobytesOf } from "../support/file-weight";
import { waitUntilIdle } from "../support/page-visits";
import { layouts } from "../support/site-routes";
import { expect, test } from "../support/site-test";

// The phone that Lighthouse emulates in `npm run bench:pages`; its density determines which pictures load.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const { path } of layouts.filter(({ listed }) => listed)) {
  test(`${path} is within its budget`, async ({ page }) => {
    const loaded = recordLoad(page);
    const html = (await (await page.goto(path))?.text()) ?? "";
    await waitUntilIdle(page);
    const isInView = await page.evaluate(() =>
      [...document.querySelectorAll("[data-island]")].some((part) => part.getBoundingClientRect().top < innerHeight),
    );
    const lazy = await page.evaluate(lazyBelowFold);
    const parts = await loaded();
    const seen = parts.filter(({ type, path }) => !lazy.includes(path) && !(isInView && late.includes(type)));
    expect(overBudget(path, seen, html)).toEqual([]);
    expect(weigh(parts, "script")).toBeLessThanOrEqual(budgets.deferredScript);
  });
}

type Part = { path: string; type: string; kilobytes: number };

/** Resources that hydration loads. */
const late = ["script", "fetch", "xhr", "other"];

/**
 * Runs in the browser: lazy pictures below the first view. Chromium decides how many of them to preload, usually those
 * within the next screen or two, at lower priority than the hero.
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
    // The browser loads the icon for its own interface.
    if (pathname !== "/favicon.svg" && existsSync(file))
      loaded.push({ path: pathname, type, kilobytes: kilobytesOf(file) });
  });
  /** Waits for pending requests, and returns everything loaded. */
  return async function parts(): Promise<Part[]> {
    await expect.poll(() => loading, "requests on their way").toBe(0);
    return loaded;
  };
}

/** Returns the kilobytes of inline script that runs at once; excludes data and templates. */
function inlineScript(html: string): number {
  const scripts = scriptsIn(html.replace(/<template\b.*?<\/template>/gs, ""));
  return Buffer.byteLength(scripts.join("")) / 1000;
}

/** Describes what exceeds the budget. */
function overBudget(path: string, parts: Part[], html: string): string[] {
  const count = (wanted: string) => parts.filter(({ type }) => type === wanted).length;
  const { kilobytes, requests = Infinity } = firstViewBudget(path);
  const weighed: [string, number, number][] = [
    ["kB in all", weigh(parts), kilobytes],
    ["requests", parts.length, requests],
    ["scripts", count("script"), budgets.earlyScripts],
    ["kB of script in the page", inlineScript(html), inlineScriptBudget(path)],
  ];
  return weighed
    .filter(([, value, budget]) => value > budget)
    .map(([what, value, budget]) => `${value} ${what}, budget ${budget}`);
}
