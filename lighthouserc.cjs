/** Lighthouse CI (`npm run bench:pages`): each page must score 100, as the median of three visits by a phone. */
require("tsx/cjs");
const { findChromium } = require("./scripts/test-tools.ts");
const { sitePages } = require("./src/content/site-pages.ts");

const full = ["error", { minScore: 1, aggregationMethod: "median" }];

module.exports = {
  ci: {
    collect: {
      // Lighthouse's own server compresses, as hosts do; `npm run serve` does not.
      staticDistDir: "public",
      url: sitePages("data").map(({ path }) => `http://localhost${path.replace(/\/?$/, "/")}`),
      numberOfRuns: 3,
      chromePath: findChromium(),
      settings: { chromeFlags: "--headless=new --no-sandbox --disable-gpu" },
    },
    assert: {
      assertions: {
        "categories:performance": full,
        "categories:accessibility": full,
        "categories:best-practices": full,
        "categories:seo": full,
        "cumulative-layout-shift": ["error", { maxNumericValue: 0, aggregationMethod: "median" }],
      },
    },
  },
};
