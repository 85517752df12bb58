import { summarize } from "../../../scripts/test/summary";

const steps = [
  { name: "check", passed: true, seconds: 3 },
  { name: "e2e", passed: true, seconds: 190 },
];
const unitReport = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 0 };

const skipped = { status: "skipped", annotations: [{ type: "skip", description: "no Firefox is installed" }] };
const specs = [
  { title: "menus open", file: "pages/menu.spec.ts", tests: [{ status: "flaky", annotations: [] }] },
  { title: "pages open", file: "release/firefox.spec.ts", tests: [skipped] },
  { title: "forms open", file: "release/firefox.spec.ts", tests: [skipped] },
];
const browserReport = { stats: { expected: 9, unexpected: 0 }, suites: [{ specs: [], suites: [{ specs }] }] };

test("the closing line counts tests of both runners, lists retries and gives reasons for skips", () => {
  expect(summarize(steps, unitReport, browserReport)).toBe(
    "Everything passed; 50 tests passed, 0 failed; 2 skipped (no Firefox is installed: 2); " +
      'retried: "menus open" (pages/menu.spec.ts); check 3 s, e2e 190 s',
  );
});

test("a failed step comes first, even without a report", () => {
  expect(summarize([{ name: "check", passed: false, seconds: 2 }])).toBe(
    "FAILED: check; 0 tests passed, 0 failed; 0 skipped; retried: none; check 2 s",
  );
});
