import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkedData } from "./checked-copy";
import { licences } from "./licences-plugin";
import { onlyScriptFiles } from "./scripts-slice-plugin";
import { cacheByDigest } from "./webpack-cache-plugin";

/** Parts of packages that every page would include and none uses. */
export const unusedFiles = [
  "node_modules/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js", // for emotion's `withTheme`; with react-is 0.8 kB
  "node_modules/gatsby-plugin-image/gatsby-ssr.js", // 1.3 kB of style and script for <GatsbyImage> in every head
];

/**
 * Reads imported site settings from the checked copy of data/. Builds the islands instead of Gatsby's browser runtime
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
