const babel = {
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
    "@babel/preset-typescript",
  ],
  plugins: ["@emotion/babel-plugin"],
  babelrc: false,
  configFile: false,
};

/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  transform: { "\\.[jt]sx?$": ["babel-jest", babel] },
  snapshotSerializers: ["@emotion/jest/serializer"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup.ts"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/gatsby-mock.tsx",
    "\\.png$": "<rootDir>/__tests__/picture-mock.ts",
  },
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/.cache/", "<rootDir>/public/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
};
