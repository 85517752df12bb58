const swc = {
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
    target: "es2023",
  },
};

/** @type {import("jest").Config} */
module.exports = {
  // On two cores Jest would take one by itself.
  maxWorkers: "100%",
  // A check of the whole content, or a program that starts, takes long where others use the processor as well.
  testTimeout: 30_000,
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  transform: { "\\.tsx?$": ["@swc/jest", swc] },
  globalSetup: "<rootDir>/__tests__/global-setup.ts",
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup.ts"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/gatsby-mock.tsx",
    "\\.png$": "<rootDir>/__tests__/picture-mock.ts",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
};
