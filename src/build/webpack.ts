import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkedData } from "./checked-copy";
import { emptyChunkMapping } from "./chunk-mapping-plugin";
import { licences } from "./licences-plugin";
import { cacheByLockFile } from "./webpack-cache-plugin";

/** Parts of packages that every page would carry and none uses. */
export const unusedFiles = [
  "node_modules/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js", // for emotion's `withTheme`; with react-is 0.8 kB
  "node_modules/gatsby-plugin-image/gatsby-ssr.js", // 1.3 kB of style and script for <GatsbyImage> in every head
  "node_modules/gatsby-plugin-manifest/gatsby-browser.js", // for sites in several languages
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js", // for scripts of third parties
];

/**
 * Reads site settings, which are imported and not queried, from the checked copy of data/. Publishes no source maps and
 * no list of chunks, but the licences of what the browser's script is made of.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, store }) => {
  const root = store.getState().program.directory;
  const unused = Object.fromEntries(unusedFiles.map((file) => [join(root, file), false as const]));
  actions.setWebpackConfig({
    resolve: { alias: { [join(root, "data")]: join(root, checkedData), ...unused } },
    plugins: [cacheByLockFile(), ...(stage === "build-javascript" ? [licences(root), emptyChunkMapping(root)] : [])],
    ...(stage === "build-javascript" && { devtool: false }),
  });
};
