import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkedData } from "./checked-copy";
import { licences } from "./licences-plugin";

/**
 * Puts 1.3 kB of style and script for `<GatsbyImage>` into the head of every page. The pages draw their pictures with a
 * component of their own (docs/decisions/0007).
 */
export const gatsbyImageHead = "node_modules/gatsby-plugin-image/gatsby-ssr.js";

/**
 * Reads site settings, which are imported and not queried, from the checked copy of data/. Publishes no source maps, and
 * the licences of what the browser's script is made of.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, store }) => {
  const root = store.getState().program.directory;
  actions.setWebpackConfig({
    resolve: { alias: { [join(root, "data")]: join(root, checkedData), [join(root, gatsbyImageHead)]: false } },
    ...(stage === "build-javascript" && { devtool: false, plugins: [licences(root)] }),
  });
};
