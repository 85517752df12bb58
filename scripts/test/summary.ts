/** An npm script that has run, and its duration. */
export type Step = { name: string; passed: boolean; seconds: number };

/** The parts of Jest's report (`--json`) that are used here. */
export type JestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** The parts of Playwright's report (`--reporter json`) in use. */
export type BrowserReport = { stats: { expected: number; unexpected: number }; suites: Suite[] };
type Suite = { specs: Spec[]; suites?: Suite[] };
type Spec = { title: string; file: string; tests: Run[] };
type Run = { status: string; annotations: { type: string; description?: string }[] };

/** The last line of a test run. A report is undefined if its step did not run. */
export function summarize(steps: Step[], jest?: JestReport, browser?: BrowserReport): string {
  const specs = browser ? specsOf(browser.suites) : [];
  const retried = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  const reasons = specs.flatMap(({ tests }) => tests.filter(({ status }) => status === "skipped").map(skipReason));
  const passed = (jest?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0) + retried.length;
  const failed = (jest?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0);
  const failedSteps = steps.filter((step) => !step.passed);
  return [
    failedSteps.length > 0 ? `FAILED: ${failedSteps.map(({ name }) => name).join(", ")}` : "Everything passed",
    `${passed} tests passed, ${failed} failed`,
    `${reasons.length + (jest?.numPendingTests ?? 0)} skipped${count(reasons)}`,
    `retried: ${retried.map(({ file, title }) => `"${title}" (${file})`).join(", ") || "none"}`,
    steps.map(({ name, seconds }) => `${name} ${seconds} s`).join(", "),
  ].join("; ");
}

function specsOf(suites: Suite[]): Spec[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

function skipReason({ annotations }: Run): string {
  return annotations.find(({ type }) => type === "skip")?.description ?? "no reason given";
}

/** Each reason with its count: " (no Firefox is installed: 20)". */
function count(reasons: string[]): string {
  const parts = [...new Set(reasons)].map(
    (reason) => `${reason}: ${reasons.filter((other) => other === reason).length}`,
  );
  return parts.length > 0 ? ` (${parts.join("; ")})` : "";
}
