/** The licences of what reaches visitors ask that their text goes with it: `/licences.txt` of the built site has them. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fontFamilies, staticFontPackage } from "../theme/font-families";

export const licenceFile = "licences.txt";

const permitted = ["MIT", "OFL-1.1"];

const besides = [
  "gatsby", // its runtime is taken from a copy in .cache/
  ...Object.values(fontFamilies).map(staticFontPackage), // static/fonts/, PDFs and share cards
];

/** In name only: Gatsby empties its files, since the site has no server components. */
const emptied = /[\\/]react-server-dom-webpack$/;

/** As its README has it; the package has no file of its own for it. */
const byHand: Record<string, string> = { mitt: "MIT License (https://opensource.org/licenses/MIT) © Jason Miller" };

/** Of webpack's modules: where one comes from, and which were joined to make it. */
type Module = { nameForCondition?: () => string | null; modules?: Module[] };
/** Of what webpack has made: the files, and the modules in each. */
type Made = { chunks: Iterable<object>; chunkGraph: { getChunkModules: (chunk: object) => Module[] } };
type Compiler = { hooks: { afterEmit: { tap: (name: string, act: (made: Made) => void) => void } } };

/**
 * A plugin for webpack that writes the licence of every package in the browser's script, of Gatsby's runtime and of the fonts.
 *
 * It stops the build where one is not permitted, or its text is not there.
 */
export function licences(root: string) {
  return {
    apply: ({ hooks }: Compiler) =>
      hooks.afterEmit.tap("licences", ({ chunks, chunkGraph }) => {
        const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk));
        const folders = [...besides.map((name) => join(root, "node_modules", name)), ...modules.flatMap(foldersOf)];
        const texts = [...new Set(folders)].filter((folder) => !emptied.test(folder)).map(licenceOf);
        writeFileSync(join(root, "public", licenceFile), texts.sort().join("\n\n"));
      }),
  };
}

/** The folders of the packages from which a module was made. */
function foldersOf(module: Module): string[] {
  const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module.nameForCondition?.() ?? "") ?? [];
  return [...(folder ? [folder] : []), ...(module.modules ?? []).flatMap(foldersOf)];
}

function licenceOf(folder: string): string {
  const stated = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  const { name = "", version, license = "unknown" } = stated;
  const files = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file));
  const file = files.find((file) => file === "LICENSE_FONT") ?? files[0];
  const text = file ? readFileSync(join(folder, file), "utf8") : byHand[name];
  if (!text || !license.split(" AND ").every((id) => permitted.includes(id)))
    throw new Error(`${name} (${license}) would reach visitors: see src/build/licences-plugin.ts for what may.`);
  return `## ${name} ${version} (${license})\n\n${text.trim()}\n`;
}
