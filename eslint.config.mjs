import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: [".cache/", "public/", "editor/", "generated/", "test-results/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  // Only for src/, because its rules run the React compiler and take half of the lint time.
  { ...reactHooks.configs.flat.recommended, files: ["src/**"] },
  { ...jsxA11y.flatConfigs.strict, files: ["**/*.tsx"] },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      // Requires `type` instead of `interface`, because all data shapes should use one keyword.
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "no-console": "error",
      "func-style": ["error", "declaration", { allowArrowFunctions: true }],
    },
  },
  {
    // Text from data/ inserted as raw HTML could run in the visitor's browser; React escapes all other text.
    files: ["src/{components,pages,templates}/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "[name.name='dangerouslySetInnerHTML'], [property.name=/^(?:(?:inner|outer)HTML|insertAdjacentHTML)$/]",
          message: "Let React draw the text, or disable this rule here and say what makes the HTML safe.",
        },
      ],
    },
  },
  {
    files: ["e2e/**"],
    ignores: ["e2e/support/site-test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "@playwright/test",
          importNames: ["test"],
          message: "Take the one of e2e/support/site-test.ts: it fails at console errors and requests to other hosts.",
        },
      ],
    },
  },
  {
    files: ["src/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "gatsby",
          importNames: ["Link", "navigate", "useStaticQuery"],
          message: "Pages are plain HTML: write <a href>. Gatsby's router must not enter the islands' script.",
        },
      ],
    },
  },
  {
    // Jest's configuration is CommonJS.
    files: ["**/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals: globals.node },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
