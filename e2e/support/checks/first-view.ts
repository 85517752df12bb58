/** Weighs what a page loads for its first view, before anyone touches it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type Request } from "@playwright/test";
import { budgets, firstViewBudget, inlineScriptBudget } from "../built/budgets";
import { pageFile } from "../../../scripts/serve/serve";
import { scriptsIn } from "../../../src/build/finish-pages";
import { kilobytesOf } from "../built/file-weight";
import { recordShifts } from "./loading-checks";
import { forgetPictures, waitUntilIdle } from "../pages/page-visits";
import type { Route } from "../content/site-routes";

type Part = { path: string; type: string; kilobytes: number };

/** Resources that hydration loads. */
const late = ["script", "fetch", "xhr", "other"];

/** Opens a page, and expects its status, and a first view within the budget if search engines may list the page. */
export async function openWithinBudget(page: Page, { path, status, listed }: Route) {
  await forgetPictures(page);
  await page.addInitScript(recordShifts);
  const loaded = recordLoad(page);
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  const html = (await response?.text()) ?? "";
  await waitUntilIdle(page);
  const parts = await loaded();
  const { own, lazy, isIslandInView } = await page.evaluate(firstView);
  const seen = parts
    .filter((part) => own.includes(part.path) && !lazy.includes(part.path))
    .filter((part) => !isIslandInView || !late.includes(part.type));
  if (listed) expect.soft(overBudget(path, seen, html), "first view over budget").toEqual([]);
}

/**
 * Runs in the browser: whether an island is in view, what this page loaded (not the one before it), and lazy
 * pictures below the first view. Chromium decides how many of them to preload, usually those within the next screen or
 * two, at lower priority than the hero.
 */
function firstView() {
  const isBelow = (element: Element) => element.getBoundingClientRect().top >= innerHeight;
  const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return {
    own: entries.map(({ name }) => new URL(name).pathname),
    isIslandInView: [...document.querySelectorAll("[data-island]")].some((island) => !isBelow(island)),
    lazy: [...document.images]
      .filter((image) => image.loading === "lazy" && isBelow(image))
      .map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
  };
}

/** Records what a page loads. */
function recordLoad(page: Page) {
  const loaded: Part[] = [];
  const loading = new Set<Request>();
  page.on("request", (request) => loading.add(request));
  page.on("requestfailed", (request) => loading.delete(request));
  page.on("requestfinished", (request) => {
    loading.delete(request);
    const { pathname } = new URL(request.url());
    const type = request.resourceType();
    const file = type === "document" ? (pageFile("public", pathname) ?? "public/404.html") : join("public", pathname);
    // The browser loads the icon for its own interface.
    if (pathname !== "/favicon.svg" && existsSync(file))
      loaded.push({ path: pathname, type, kilobytes: kilobytesOf(file) });
  });
  /** Waits for pending requests, and returns everything loaded. */
  return async function parts(): Promise<Part[]> {
    await expect.poll(() => loading.size, "requests on their way").toBe(0);
    page.removeAllListeners();
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
    ["kB in all", parts.reduce((sum, part) => sum + part.kilobytes, 0), kilobytes],
    ["requests", parts.length, requests],
    ["scripts", count("script"), budgets.earlyScripts],
    ["kB of script in the page", inlineScript(html), inlineScriptBudget(path)],
  ];
  return weighed
    .filter(([, value, budget]) => value > budget)
    .map(([what, value, budget]) => `${value} ${what}, budget ${budget}: ${parts.map(({ path }) => path).join(" ")}`);
}
