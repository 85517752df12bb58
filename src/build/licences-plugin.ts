/** Publishes the licences of code and fonts that reach visitors in `/licences.txt`, as those licences require. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fontFamilies, fontPackage } from "../theme/font-families";
import { writeFiles } from "./write-files";

const licenceFile = "/licences.txt";

const permitted = ["BSD-3-Clause", "MIT", "OFL-1.1"];

/** Font packages, which reach visitors through static/fonts/, PDF files and share cards. */
const fonts = Object.values(fontFamilies).map(({ name }) => fontPackage(name));

/** Gatsby replaces this module with an empty one. */
const emptied = /[\\/]react-server-dom-webpack$/;

/** The parts of webpack's types that are used here; `modules` are concatenated modules. */
type Module = { nameForCondition?: () => string | null; modules?: Module[] };
type Compilation = { chunks: Iterable<object>; chunkGraph: { getChunkModules: (chunk: object) => Module[] } };
type Compiler = { hooks: { afterEmit: { tap: (name: string, act: (compilation: Compilation) => void) => void } } };

/**
 * A webpack plugin that publishes the licences of all packages in the browser's script and of the fonts.
 *
 * @throws an Error, which stops the build, if a licence is missing or not permitted
 */
export function licences(root: string) {
  return {
    apply: ({ hooks }: Compiler) =>
      hooks.afterEmit.tap("licences", ({ chunks, chunkGraph }) => {
        const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk));
        const folders = [...fonts.map((name) => join(root, "node_modules", name)), ...modules.flatMap(foldersOf)];
        const texts = [...new Set(folders)].filter((folder) => !emptied.test(folder)).map(licenceOf);
        writeFiles(root, { [licenceFile]: texts.sort().join("\n\n") });
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
    throw new Error(`${name} (${license}) must not reach visitors: see src/build/licences-plugin.ts.`);
  return `## ${name} ${version} (${license})\n\n${text.trim()}\n`;
}
