/** What the script of the pages is made of: how webpack keeps it small (docs/decisions/0008). */
import { join } from "node:path";
import { licenceFile, licences } from "./licences-plugin";

/** Parts of plugins that no page uses; left out of the pages' HTML, too. */
export const leftOut = [
  "node_modules/gatsby-plugin-image/gatsby-ssr.js", // styles and a script for GatsbyImage; the pages have their own Picture
  "node_modules/gatsby-plugin-manifest/gatsby-browser.js", // for sites in several languages
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js", // for scripts of third parties
];

/** Files in the browser's script that no page uses; each is imported by a file that one does use. */
export const unused = [
  "node_modules/gatsby-script/dist/index.modern.mjs", // `<Script>`
  "node_modules/gatsby-react-router-scroll/use-scroll-restoration.js", // pulls in the whole router
  "node_modules/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js", // for emotion's `withTheme`
  ".cache/register-service-worker.js", // the site has none
];

/** Files in whose place the browser's script takes one of this folder. */
export const standIns = {
  "node_modules/react-helmet/es/Helmet.js": "helmet-stand-in.tsx",
  "node_modules/prop-types/index.js": "prop-types.ts",
  ".cache/head/head-export-handler-for-browser.js": "no-head-export.ts",
};

/** Texts in whose place the browser's script takes another; webpack stops if one is gone. */
const rewritten = [
  {
    // Emotion's prefixes, for browsers that get no script. What the others still need is written out where it is used.
    file: "node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js",
    search: "var defaultStylisPlugins = [prefixer];",
    replace: "var defaultStylisPlugins = [];",
  },
];

/** Of webpack's settings, those that change. */
type Settings = {
  entry: object;
  output: object;
  optimization: { splitChunks: { cacheGroups: object } };
  module: { rules: object[] };
  plugins: object[];
  resolve: { alias: object };
};

type Gatsby = { root: string; minify: (options: object) => object };

/** Gives webpack's settings for the browser's script, changed so that it brings less and starts in steps (`start.ts`). */
export function withLessScript(settings: Settings, { root, minify }: Gatsby): object {
  const { entry, output, optimization, module, plugins, resolve } = settings;
  const { splitChunks } = optimization;
  const ecma = 2020;
  const preamble = `/*! /${licenceFile} */`;
  return {
    ...settings,
    target: ["web", "es2020"],
    entry: { ...entry, app: join(root, "src/browser/start-app.ts") },
    // The names of Gatsby's chunks stand in two lists of every page.
    output: { ...output, chunkFilename: "[contenthash:10].js" },
    optimization: {
      ...optimization,
      minimizer: [
        minify({
          extractComments: false,
          terserOptions: { ecma, compress: { ecma, passes: 3 }, output: { ecma, comments: false, preamble } },
        }),
      ],
      runtimeChunk: false,
      // A page's own script in one file: what two pages share is small, and compresses better beside the rest.
      splitChunks: { ...splitChunks, cacheGroups: { ...splitChunks.cacheGroups, shared: false } },
    },
    module: { ...module, rules: [...module.rules, ...rewritten.map((text) => rule(root, text))] },
    plugins: [...plugins, licences(root)],
    resolve: { ...resolve, alias: { ...resolve.alias, ...inBrowser(root) } },
  };
}

/** What files of the browser's script are replaced by. */
function inBrowser(root: string) {
  const nothing = unused.map((file) => [join(root, file), false as const]);
  const others = Object.entries(standIns).map(([file, own]) => [join(root, file), join(root, "src/browser", own)]);
  return Object.fromEntries([...nothing, ...others]) as Record<string, string | false>; // TypeScript takes the pairs for lists
}

function rule(root: string, { file, search, replace }: (typeof rewritten)[number]) {
  return {
    test: join(root, file),
    loader: "string-replace-loader",
    options: { search, replace, strict: true },
  };
}
