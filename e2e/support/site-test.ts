/**
 * The `test` function that every spec uses. Fails on unexpected console errors and warnings, exceptions, and requests
 * to other hosts.
 */
import { test as base, type BrowserContext, type ConsoleMessage } from "@playwright/test";
import { providePresentFonts } from "./pages/present-fonts";

export { expect } from "@playwright/test";

type PageErrors = {
  /**
   * Console errors and warnings, uncaught exceptions, and requests to other hosts, from all pages of the test so far.
   */
  seen: string[];
  /** Errors that a test causes; all of them must occur. */
  expect: (...patterns: RegExp[]) => void;
  /** Errors that may occur. */
  allow: (...patterns: RegExp[]) => void;
};

/** This worker's page errors, and its open contexts by kind. */
const errorLog: string[] = [];
const contexts = new Map<string, BrowserContext>();

export const test = base.extend<{ pageErrors: PageErrors }>({
  browser: [
    async ({ browser }, use) => {
      browser.on("context", (context) => {
        watch(context); // includes contexts that a test opens itself
        void providePresentFonts(context); // makes tests independent of the time when fonts arrive
      });
      await use(browser);
    },
    { scope: "worker" },
  ],
  // The next page of a context takes half the time of the first page of another. Tests may set only these options.
  context: async (
    { browser, baseURL, javaScriptEnabled, timezoneId, bypassCSP, deviceScaleFactor, hasTouch, contextOptions },
    use,
  ) => {
    const options = [javaScriptEnabled, timezoneId, bypassCSP, deviceScaleFactor, hasTouch, contextOptions];
    const kind = JSON.stringify([baseURL, ...options]);
    const context = contexts.get(kind) ?? (await browser.newContext());
    contexts.set(kind, context);
    const blank = context.pages()[0] ?? (await context.newPage()); // keeps the process of the context's pages
    await use(context);
    await Promise.all(context.pages().map((page) => page !== blank && page.close()));
    // Playwright cannot remove its clock, which brings its own `performance`.
    if (!(await blank.evaluate(() => performance instanceof Performance))) {
      contexts.delete(kind);
      await context.close();
    }
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  pageErrors: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses the braces for a fixture's dependencies
    async ({}, use) => {
      errorLog.length = 0;
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      await use({
        seen: errorLog,
        expect: (...patterns) => expected.push(...patterns),
        allow: (...patterns) => allowed.push(...patterns),
      });
      const known = [...expected, ...allowed];
      const unexpected = errorLog.filter((text) => !known.some((pattern) => pattern.test(text)));
      const missing = expected.filter((pattern) => !errorLog.some((text) => pattern.test(text)));
      base.expect.soft(unexpected, "console errors, exceptions and requests to other hosts").toEqual([]);
      base.expect.soft(missing, "expected errors that no page gave").toEqual([]);
    },
    { auto: true },
  ],
});

function watch(context: BrowserContext) {
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errorLog.push(textOf(message));
  });
  context.on("weberror", (error) => errorLog.push(error.error().message));
  context.on("request", (request) => {
    if (isElsewhere(request.url())) errorLog.push(`asked ${request.url()}`);
  });
}

/** The browser's messages about failed requests lack the URL. */
function textOf(message: ConsoleMessage): string {
  return message.text().replace(/^Failed to load resource\b/, `$& ${message.location().url}`);
}

/** Whether a URL is on another host; all test servers are on localhost. */
export function isElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && hostname !== "localhost";
}

/** Errors at an unknown URL, from the browser and the not-found page. */
export function missingPageErrors(path: string): [ofBrowser: RegExp, ofPage: RegExp] {
  return [new RegExp(`^Failed to load resource \\S+${path}: .*\\b404\\b`), new RegExp(`^Page not found: ${path}$`)];
}
