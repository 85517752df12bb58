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

/** The errors of the current test. */
const errorLog: string[] = [];

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
