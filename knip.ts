import type { KnipConfig } from "knip";

/** Entry points that no import reveals; whatever else knip reports is dead code. */
const config: KnipConfig = {
  entry: [
    "gatsby-*.{ts,tsx}",
    "src/{pages,templates}/*.tsx",
    "src/html.tsx",
    "src/islands/start.tsx", // webpack's entry
    "src/browser/inline/*.ts", // compiled into pages
    "scripts/edit/page/*.js", // loaded by the page next to them
    "{generated,src}/**/*.d.ts", // declarations are never imported
  ],
  // The editor's server serves these from node_modules.
  ignoreUnresolved: [/^\/(?:sveltia|prettier)\//],
  // src/build/font-files.ts reads their files.
  ignoreDependencies: [/^@(?:expo-google-fonts|fontsource-variable)\//],
  // Only test files are entry points, because unused helpers should be reported.
  jest: { entry: ["__tests__/**/*.test.{ts,tsx}"] },
  playwright: { entry: ["e2e/*/*.spec.ts"] },
  compilers: { ts: withoutQuery, tsx: withoutQuery },
};

/** Gatsby reads exported queries. */
function withoutQuery(text: string): string {
  return text.replace("export const query = graphql", "const query = graphql");
}

export default config;
