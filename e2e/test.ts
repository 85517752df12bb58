/** The `test` of every spec: it fails when a page complains, or asks another host, and the test did not foresee that. */
import { test as base, type BrowserContext, type ConsoleMessage } from "@playwright/test";

export { expect } from "@playwright/test";

type Complaints = {
  /** What the pages of a test have said so far: errors, warnings, and what they asked of other hosts. */
  said: string[];
  /** For what a test brings about itself: each of these has to be said, and nothing else. */
  expect: (...patterns: RegExp[]) => void;
};

export const test = base.extend<{ complaints: Complaints }, { overheard: string[] }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from the braces
  overheard: [async ({}, give) => give([]), { scope: "worker" }],
  browser: [
    async ({ browser, overheard }, give) => {
      browser.on("context", (context) => listen(context, overheard)); // to those that a test opens by itself, too
      await give(browser);
    },
    { scope: "worker" },
  ],
  complaints: [
    async ({ overheard }, give) => {
      overheard.length = 0;
      const expected: RegExp[] = [];
      await give({ said: overheard, expect: (...patterns) => expected.push(...patterns) });
      const unforeseen = overheard.filter((text) => !expected.some((pattern) => pattern.test(text)));
      const unsaid = expected.filter((pattern) => !overheard.some((text) => pattern.test(text)));
      base.expect.soft(unforeseen, "what pages complained of, or asked of other hosts").toEqual([]);
      base.expect.soft(unsaid, "expected complaints that no page made").toEqual([]);
    },
    { auto: true },
  ],
});

function listen(context: BrowserContext, overheard: string[]) {
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) overheard.push(wordsOf(message));
  });
  context.on("weberror", (error) => overheard.push(error.error().message));
  context.on("request", (request) => {
    if (isElsewhere(request.url())) overheard.push(`asked ${request.url()}`);
  });
}

/** The browser's own words about what it could not load lack its address. */
function wordsOf(message: ConsoleMessage): string {
  return message.text().replace(/^Failed to load resource\b/, `$& ${message.location().url}`);
}

/** Whether an address is of another host; every server of the tests is on this one. */
export function isElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && hostname !== "localhost";
}

/** What is said where an address leads to no page: by the browser, and by the page that stands there instead. */
export function ofMissingPage(path: string): [byBrowser: RegExp, byPage: RegExp] {
  return [
    new RegExp(`^Failed to load resource \\S+${path}(?:/page-data\\.json)?: .*\\b404\\b`),
    new RegExp(`^Page not found: ${path}$`),
  ];
}
