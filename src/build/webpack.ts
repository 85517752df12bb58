import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkedData } from "./checked-copy";
import { licences } from "./licences-plugin";

/** Parts of packages that every page would include and none uses. */
export const unusedFiles = [
  "node_modules/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js", // for emotion's `withTheme`; 0.8 kB including react-is
  "node_modules/gatsby-plugin-image/gatsby-ssr.js", // 1.3 kB of style and script for <GatsbyImage> in every head
];

/**
 * Redirects imports of data/ to the checked copy. Builds the islands instead of Gatsby's browser runtime
 * (docs/decisions/0008), without source maps, and publishes the licences of their packages.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage, store }) => {
  const root = store.getState().program.directory;
  const unused = Object.fromEntries(unusedFiles.map((file) => [join(root, file), false as const]));
  const isForBrowser = stage === "build-javascript";
  actions.setWebpackConfig({
    resolve: { alias: { [join(root, "data")]: join(root, checkedData), ...unused } },
    plugins: [cacheByDigest(), ...(isForBrowser ? [licences(root), onlyScriptFiles(root)] : [])],
    ...(isForBrowser && { devtool: false }),
  });
  if (isForBrowser)
    actions.replaceWebpackConfig({ ...(getConfig() as object), entry: { app: join(root, "src/islands/start.tsx") } });
};

/** The parts of webpack's types that are used here. */
type Cache = { type: string; version?: string; buildDependencies?: Record<string, string[]> };
type Compilation = { buildDependencies: { clear: () => void } };
type Tap<Act> = { tap: (name: string, act: Act) => void };
type Compiler = {
  options: { cache?: boolean | Cache };
  hooks: { afterCompile: Tap<(compilation: Compilation) => void>; done: Tap<() => void> };
};

/** The inputs that determine how webpack compiles a module. */
const inputs = ["package-lock.json", "gatsby-config.ts", "src/build/webpack.ts"];

/**
 * A webpack plugin that clears webpack's cache when the lock file or our settings change. To validate its cache,
 * webpack would otherwise trace all of Gatsby and Babel: six seconds in a cold build, three for each compilation.
 */
function cacheByDigest() {
  return {
    apply({ options, hooks }: Compiler) {
      if (typeof options.cache !== "object") return;
      const digest = createHash("sha256");
      for (const file of inputs) digest.update(readFileSync(file));
      options.cache.version = digest.digest("hex");
      options.cache.buildDependencies = { defaultWebpack: [] };
      hooks.afterCompile.tap("cacheByDigest", ({ buildDependencies }) => buildDependencies.clear());
    },
  };
}

/**
 * A webpack plugin that reduces Gatsby's per-page assets to the script files, and omits the data for Gatsby's loader.
 */
function onlyScriptFiles(root: string) {
  const slice = join(root, "public/_gatsby/slices/_gatsby-scripts-1.html");
  return {
    apply({ hooks }: Compiler) {
      hooks.done.tap("onlyScriptFiles", () => {
        if (!existsSync(slice)) return;
        const files = readFileSync(slice, "utf8").match(/<script src=[^>]*><\/script>/g) ?? [];
        writeFileSync(slice, files.join(""));
      });
    },
  };
}
