import type { KnipConfig } from "knip";

/** Entry points that nothing imports. Everything else that knip reports is dead code. */
const config: KnipConfig = {
  entry: [
    "gatsby-*.{ts,tsx}",
    "src/{pages,templates}/*.tsx",
    "src/islands/start.tsx", // webpack's entry
    "src/jsx/*.ts", // imported wherever there is JSX
    "src/browser/inline/*.ts", // compiled into pages
    "lighthouserc.cjs",
    "scripts/edit/page/{check,start}.ts", // bundled for the pages of the editor
    "{e2e,generated,scripts,src}/**/*.d.ts", // declarations are never imported
  ],
  // src/build/documents/typesetter.ts and src/content/check/spelling.ts read these packages' files.
  ignoreDependencies: [/^@(?:expo-google-fonts|cspell)\//],
  // Only test files are entry points, because unused helpers should be reported.
  jest: { entry: ["__tests__/**/*.test.{ts,tsx}"] },
  playwright: { entry: ["e2e/*/*.spec.ts"] },
  compilers: { ts: withoutQuery, tsx: withoutQuery },
};

/** Hides exported queries, which only Gatsby reads. */
function withoutQuery(text: string): string {
  return text.replace("export const query = graphql", "const query = graphql");
}

export default config;
