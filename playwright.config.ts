import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./scripts/find-browser";

const port = process.env.PORT ?? "9100";
const address = `http://localhost:${port}`;

/** The built site in a real browser: `npm run build` first. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: "en-IN",
    contextOptions: { reducedMotion: "reduce" }, // animations make the run 20 % longer
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `npx tsx scripts/serve/serve.ts ${port}`,
    url: address,
    reuseExistingServer: !process.env.CI,
  },
});
