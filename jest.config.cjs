// No test depends on the time zone of the machine.
process.env.TZ = "UTC";

// On a fresh machine, without Jest's cache, SWC is a third faster than Babel.
const swc = {
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic", importSource: `${__dirname}/src/jsx` } },
  },
};

/** @type {import("jest").Config} */
module.exports = {
  // Jest's default on two cores is one worker.
  maxWorkers: "100%",
  // Checking all content, drawing a PDF or spawning a process is slow on a busy machine.
  testTimeout: 60_000,
  // Without an open handle, a worker with the build's modules needs more than Jest's 500 ms to end on a busy machine.
  workerGracefulExitTimeout: 10_000,
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  transform: { "\\.[jt]sx?$": ["@swc/jest", swc] },
  transformIgnorePatterns: ["/node_modules/(?!feed/|cspell-trie-lib/)"], // ES modules, which Jest cannot load on Node 20
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/support/gatsby-mock.ts",
    "^cspell-trie-lib$": "<rootDir>/node_modules/cspell-trie-lib/dist/index.js",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
};
