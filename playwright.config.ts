import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/test-tools";

/** Tests in e2e/release, and tests elsewhere with this tag. */
const forRelease = /\brelease[/\\]|@release/;

/** Tests the built site in a real browser; run `npm run build` first. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tolerates a stalled machine. A test that needs a retry is still a defect; the summary lists it as flaky.
  retries: 1,
  workers: 2,
  expect: { timeout: 15_000 }, // on a busy machine, a page may need three times as long
  // A log without a terminal has a dot per test; either way, failures and slow tests come last.
  reporter: [[process.stdout.isTTY ? "list" : "dot"], ["./e2e/support/run-summary.ts"]],
  projects: [
    { name: "engines", testDir: "e2e/engines" }, // first, because one worker runs all of them
    { name: "site", testDir: "e2e", testIgnore: /e2e.(?:bench|engines)./, grepInvert: forRelease },
    { name: "release", testDir: "e2e", testIgnore: /e2e.bench./, grep: forRelease },
    { name: "bench", testDir: "e2e/bench", workers: 1, retries: 0 },
  ],
  use: {
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-IN",
    contextOptions: { reducedMotion: "reduce" }, // animations make the run 20 % longer
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--lang=en-US", // the order in which date fields are typed
        "--no-sandbox",
        "--disable-gpu",
        "--in-process-gpu", // a separate GPU process makes the run a tenth longer
        "--disable-quic",
        "--renderer-process-limit=1", // all pages of a context share a process
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node --import tsx scripts/serve/serve.ts 0", // any free port; without npx, which takes a second
    wait: { stdout: /localhost:(?<site_port>\d+)/ },
  },
});
