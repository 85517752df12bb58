/** The editor's files, which editor-server.ts serves locally and build-editor.ts writes to disk. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { buildSync } from "esbuild";
import { filesBelow } from "../../src/content/files-below";

const project = join(__dirname, "../..");
const page = join(__dirname, "page");
const sveltia = join(project, "node_modules/@sveltia/cms");

/** The content of a file, read or generated on request. */
type Content = () => string | Buffer;

/** Sveltia's configuration and, only in the local editor, the URL of the preview. */
type OwnSettings = { config: CmsConfig; preview?: string };

/** What the page fetches at startup; `layout` is Prettier's configuration. */
export type Settings = OwnSettings & { layout: object };

/** Returns the editor's files by URL path. */
export function editorFiles(own: () => OwnSettings): Map<string, Content> {
  const packaged = filesBelow(join(sveltia, "npm")).filter((file) => !file.endsWith(".map"));
  const layout = () => JSON.parse(readFileSync(join(project, ".prettierrc.json"), "utf8")) as object;
  const settings = (): Settings => ({ ...own(), layout: layout() });
  return new Map<string, Content>([
    fileAt("/index.html", join(page, "index.html")),
    fileAt("/panel.css", join(page, "panel.css")),
    fileAt("/icon.svg", join(project, "static/favicon.svg")),
    fileAt("/sveltia/LICENSE.txt", join(sveltia, "LICENSE.txt")),
    fileAt("/prettier-LICENSE.txt", join(project, "node_modules/prettier/LICENSE")),
    ...packaged.map((file) => fileAt(`/sveltia/npm/${file}`, join(sveltia, "npm", file))),
    ["/start.js", script],
    ["/settings.json", () => JSON.stringify(settings())],
  ]);
}

function fileAt(address: string, path: string): [string, Content] {
  return [address, () => readFileSync(path)];
}

/** Bundles the page's script. Leaves Sveltia external, because it loads other files relative to its own URL. */
function script(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(page, "start.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    alias: { "@sveltia/cms": "/sveltia/npm/index.js" },
    external: ["/sveltia/*"],
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** The editor's security policy. The parameters are the allowed origins of requests, pictures and the frame. */
export function editorPolicy({ api = "", pictures = "", preview = "" }): string {
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictures}`,
    `connect-src 'self' blob: data: ${api}`,
    `frame-src ${preview || "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
