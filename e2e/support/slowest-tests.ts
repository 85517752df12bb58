/** Playwright reports slow files only if one worker ran the whole file, which `fullyParallel` makes rare. */
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Lists the ten slowest tests at the end of a run. */
export default class SlowestTests implements Reporter {
  private runs: { name: string; seconds: number }[] = [];

  onTestEnd({ location, title }: TestCase, { duration, retry }: TestResult) {
    const file = location.file.replace(/^.*[\\/](?=e2e[\\/])/, "");
    this.runs.push({ name: `${file} › ${title}${retry > 0 ? " (second try)" : ""}`, seconds: duration / 1000 });
  }

  onEnd() {
    const slowest = this.runs.sort((one, other) => other.seconds - one.seconds).slice(0, 10);
    process.stdout.write(`\n  Slowest tests, in seconds:\n`);
    for (const { name, seconds } of slowest) process.stdout.write(`    ${seconds.toFixed(1).padStart(5)}  ${name}\n`);
  }

  printsToStdio() {
    return false; // Playwright adds a reporter if none prints
  }
}
