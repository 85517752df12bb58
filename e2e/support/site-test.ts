/** The `test` of every spec: it fails at any console error or warning, exception or request to another host that it did not expect. */
import { test as base, type BrowserContext, type ConsoleMessage } from "@playwright/test";
import { providePresentFonts } from "./present-fonts";

export { expect } from "@playwright/test";

type PageErrors = {
  /** Console errors and warnings, uncaught exceptions, and requests to other hosts, of all pages of the test so far. */
  seen: string[];
  /** For what a test causes itself: each of these must be seen, and nothing else. */
  expect: (...patterns: RegExp[]) => void;
  /** For what may come or not. */
  allow: (...patterns: RegExp[]) => void;
};

type WorkerFixtures = {
  errorLog: string[];
  /** Whether every page has its fonts before its first layout, so that nothing depends on when the files arrive. */
  fontsPresent: boolean;
};

export const test = base.extend<{ pageErrors: PageErrors }, WorkerFixtures>({
  fontsPresent: [true, { option: true, scope: "worker" }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from the braces
  errorLog: [async ({}, use) => use([]), { scope: "worker" }],
  browser: [
    async ({ browser, errorLog, fontsPresent }, use) => {
      browser.on("context", (context) => {
        watch(context, errorLog); // those that a test opens by itself as well
        if (fontsPresent) void providePresentFonts(context);
      });
      await use(browser);
    },
    { scope: "worker" },
  ],
  pageErrors: [
    async ({ errorLog }, use) => {
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

function watch(context: BrowserContext, errorLog: string[]) {
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errorLog.push(textOf(message));
  });
  context.on("weberror", (error) => errorLog.push(error.error().message));
  context.on("request", (request) => {
    if (isElsewhere(request.url())) errorLog.push(`asked ${request.url()}`);
  });
}

/** The browser's own messages about what it could not load lack the address. */
function textOf(message: ConsoleMessage): string {
  return message.text().replace(/^Failed to load resource\b/, `$& ${message.location().url}`);
}

/** Whether an address is of another host; every server of the tests is on this one. */
export function isElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && hostname !== "localhost";
}

/** The errors at an address without a page: of the browser, and of the not-found page. */
export function missingPageErrors(path: string): [ofBrowser: RegExp, ofPage: RegExp] {
  return [new RegExp(`^Failed to load resource \\S+${path}: .*\\b404\\b`), new RegExp(`^Page not found: ${path}$`)];
}
