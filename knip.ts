import type { KnipConfig } from "knip";

/** What `npm run lint` takes for used, where that cannot be read from an import: the rest of knip's report is dead code. */
const config: KnipConfig = {
  entry: [
    "gatsby-*.{ts,tsx}",
    "src/{pages,templates}/*.tsx",
    "src/html.tsx",
    "src/islands/start.tsx", // webpack's entry
    "src/browser/inline/*.ts", // compiled into the pages
    "scripts/edit/page/*.js", // the page beside them loads them
    "{generated,src}/**/*.d.ts", // nothing imports declarations
  ],
  // The server of the editor gives these to its page, from node_modules.
  ignoreUnresolved: [/^\/(?:sveltia|prettier)\//],
  // src/build/font-files.ts reads the fonts' files.
  ignoreDependencies: [/^@(?:expo-google-fonts|fontsource-variable)\//],
  // Only test files are entry points, so unused helpers are reported.
  jest: { entry: ["__tests__/**/*.test.{ts,tsx}"] },
  playwright: { entry: ["e2e/*/*.spec.ts"] },
  compilers: { ts: withoutQuery, tsx: withoutQuery },
};

/** Gatsby reads an exported query; nothing imports it. */
function withoutQuery(text: string): string {
  return text.replace("export const query = graphql", "const query = graphql");
}

export default config;
