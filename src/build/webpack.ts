import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkedData } from "./checked-copy";
import { licences } from "./licences-plugin";

/** For emotion's `withTheme`, which no component uses: 0.8 kB of script with react-is. */
export const unusedFile = "node_modules/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js";

/**
 * Redirects imports of data/ to the checked copy. Builds the islands instead of Gatsby's browser runtime
 * (docs/decisions/0008), without source maps, and publishes the licences of their packages.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage, store }) => {
  const root = store.getState().program.directory;
  const isForBrowser = stage === "build-javascript";
  actions.setWebpackConfig({
    resolve: { alias: { [join(root, "data")]: join(root, checkedData), [join(root, unusedFile)]: false } },
    plugins: isForBrowser ? [licences(root), onlyScriptFiles(root)] : [],
    ...(isForBrowser && { devtool: false }),
  });
  if (isForBrowser)
    actions.replaceWebpackConfig({ ...(getConfig() as object), entry: { app: join(root, "src/islands/start.tsx") } });
};

/** The parts of webpack's types that are used here. */
type Compiler = { hooks: { done: { tap: (name: string, act: () => void) => void } } };

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
