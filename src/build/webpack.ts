import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkedData } from "./checked-copy";
import { licences } from "./licences-plugin";

/**
 * Redirects imports of data/ to the checked copy. Builds the islands instead of Gatsby's browser runtime
 * (docs/decisions/0008), without source maps, and publishes the licences of their packages.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage, store }) => {
  const root = store.getState().program.directory;
  actions.setWebpackConfig({ resolve: { alias: { [join(root, "data")]: join(root, checkedData) } } });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ plugins: [licences(root)], devtool: false });
  actions.replaceWebpackConfig({ ...(getConfig() as object), entry: { app: join(root, "src/islands/start.tsx") } });
};
