/** Webpack's settings, and the licences of the packages it bundles. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { fontFamilies, fontPackage } from "../theme/font-families";
import { checkedData } from "./checked-data";
import { writeFiles } from "./write-files";

/** Redirects imports of data/ to the checked data; builds islands instead of Gatsby's runtime (docs/decisions/0008). */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage, store }) => {
  const root = store.getState().program.directory;
  actions.setWebpackConfig({ resolve: { alias: { [join(root, "data")]: join(root, checkedData) } } });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ plugins: [licences(root)], devtool: false });
  actions.replaceWebpackConfig({ ...(getConfig() as object), entry: { app: join(root, "src/islands/start.tsx") } });
};

const permitted = ["BSD-3-Clause", "MIT", "OFL-1.1"];

/** Font packages, which reach visitors through static/fonts/, PDF files and share cards. */
const fonts = Object.values(fontFamilies).map(({ name }) => fontPackage(name));

/** Gatsby replaces this module with an empty one. */
const emptied = /[\\/]react-server-dom-webpack$/;

/** The parts of webpack's types that are used here; `modules` are concatenated modules. */
type Module = { nameForCondition?: () => string | null; modules?: Module[] };
type Compilation = { chunks: Iterable<object>; chunkGraph: { getChunkModules: (chunk: object) => Module[] } };
type Compiler = { hooks: { afterEmit: { tap: (name: string, act: (compilation: Compilation) => void) => void } } };

/** Publishes the licences of the fonts and of packages in the browser's script. @throws if one is not permitted */
function licences(root: string) {
  return {
    apply: ({ hooks }: Compiler) =>
      hooks.afterEmit.tap("licences", ({ chunks, chunkGraph }) => {
        const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk));
        const folders = [...fonts.map((name) => join(root, "node_modules", name)), ...modules.flatMap(foldersOf)];
        const texts = [...new Set(folders)].filter((folder) => !emptied.test(folder)).map(licenceOf);
        writeFiles(root, { "/licences.txt": texts.sort().join("\n\n") });
      }),
  };
}

function foldersOf(module: Module): string[] {
  const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module.nameForCondition?.() ?? "") ?? [];
  return [...(folder ? [folder] : []), ...(module.modules ?? []).flatMap(foldersOf)];
}

function licenceOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  const { name = "", version, license = "unknown" } = manifest;
  const files = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
  const file = files.find((file) => file === "LICENSE_FONT") ?? files[0];
  const text = file && readFileSync(join(folder, file), "utf8");
  if (!text || !license.split(" AND ").every((id) => permitted.includes(id)))
    throw new Error(`${name} (${license}) must not reach visitors: see src/build/webpack.ts.`);
  return `## ${name} ${version} (${license})\n\n${text.trim()}\n`;
}
