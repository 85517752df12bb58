/** Playwright reports slow files only if one worker ran the whole file, which `fullyParallel` makes rare. */
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** At the end of a run, lists the ten slowest tests, and says why some were not run. */
export default class RunSummary implements Reporter {
  private runs: { name: string; seconds: number }[] = [];
  private skipped: string[] = [];

  onTestEnd(test: TestCase, { duration, retry }: TestResult) {
    const [, , ...titles] = test.titlePath(); // without the project
    this.runs.push({ name: titles.join(" › ") + (retry > 0 ? " (second try)" : ""), seconds: duration / 1000 });
    this.skipped.push(
      ...test.annotations.flatMap(({ type, description = "" }) => (type === "skip" ? description : [])),
    );
  }

  onEnd() {
    const slowest = this.runs.sort((one, other) => other.seconds - one.seconds).slice(0, 10);
    process.stdout.write(`\n  Slowest tests, in seconds:\n`);
    for (const { name, seconds } of slowest) process.stdout.write(`    ${seconds.toFixed(1).padStart(5)}  ${name}\n`);
    for (const reason of new Set(this.skipped)) {
      const count = this.skipped.filter((other) => other === reason).length;
      process.stdout.write(`  Not run: ${count} of the tests, because ${reason}\n`);
    }
  }

  printsToStdio() {
    return false; // Playwright adds a reporter if none prints
  }
}
