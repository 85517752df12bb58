/** The files of the editor, which the local server answers with (editor-server.ts) and the build writes (build-editor.ts). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { filesBelow } from "../../src/content/files-below";
import { conversions } from "./form-values";

const project = join(__dirname, "../..");
const page = join(__dirname, "page");
const sveltia = join(project, "node_modules/@sveltia/cms");
const prettier = join(project, "node_modules/prettier");

const prettierFiles = ["standalone.mjs", "plugins/babel.mjs", "plugins/estree.mjs", "plugins/markdown.mjs", "LICENSE"];

/** What a file holds, read or made when it is asked for. */
type Content = () => string | Buffer;

/** Returns all files of the editor by their addresses, with the settings that `config` gives. */
export function editorFiles(config: () => CmsConfig): Map<string, Content> {
  const locales = filesBelow(join(sveltia, "locales"));
  const packaged = filesBelow(join(sveltia, "npm")).filter((file) => !file.endsWith(".map"));
  return new Map<string, Content>([
    ...filesBelow(page).map((file) => fileAt(`/${file}`, join(page, file))),
    ...packaged.map((file) => fileAt(`/sveltia/npm/${file}`, join(sveltia, "npm", file))),
    ...prettierFiles.map((file) => fileAt(`/prettier/${file}`, join(prettier, file))),
    fileAt("/sveltia/LICENSE.txt", join(sveltia, "LICENSE.txt")),
    fileAt("/icon.svg", join(project, "static/favicon.svg")),
    fileAt("/layout.json", join(project, ".prettierrc.json")),
    // The editor imports its translations as scripts, which bundlers make of them.
    ...locales.map((file): [string, Content] => [
      `${localesFolder}${file}`,
      () => `export default ${readFileSync(join(sveltia, "locales", file), "utf8")}`,
    ]),
    ["/config.json", () => JSON.stringify(config())],
    ["/conversions.json", () => JSON.stringify(conversions())],
  ]);
}

function fileAt(address: string, path: string): [string, Content] {
  return [address, () => readFileSync(path)];
}

/** Its files end in .json, and are scripts. */
export const localesFolder = "/sveltia/locales/";

/** Other hosts: those that the editor may ask, whose pictures it may show, and whose pages stand in frames. */
type Hosts = { api?: string[]; pictures?: string[]; frames?: string[] };

/** The security policy of the editor. */
export function editorPolicy({ api = [], pictures = [], frames = [] }: Hosts = {}): string {
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(" "),
    ["connect-src 'self' blob: data:", ...api].join(" "),
    ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
