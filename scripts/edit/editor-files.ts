/** The editor's files, which editor-server.ts serves on this computer and build-editor.ts prepares for a host. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { buildSync } from "esbuild";

const project = join(__dirname, "../..");
const page = join(__dirname, "page");
const sveltia = join(project, "node_modules/@sveltia/cms");

/** Sveltia's configuration and, only in the local editor, the URL of the preview. */
type OwnSettings = { config: CmsConfig; preview?: string };

/** The settings that the page fetches at startup; `layout` is Prettier's configuration. */
export type Settings = OwnSettings & { layout: object };

/** Writes the editor to `folder`, replacing its contents. */
export function writeEditor(folder: string, own: OwnSettings) {
  rmSync(folder, { recursive: true, force: true });
  const copy = (from: string, to: string) =>
    cpSync(from, join(folder, to), { recursive: true, filter: (file) => !file.endsWith(".map") });
  copy(join(page, "index.html"), "index.html");
  copy(join(page, "panel.css"), "panel.css");
  copy(join(project, "static/favicon.svg"), "icon.svg");
  copy(join(sveltia, "npm"), "sveltia/npm");
  copy(join(sveltia, "LICENSE.txt"), "sveltia/LICENSE.txt");
  copy(join(project, "node_modules/prettier/LICENSE"), "prettier-LICENSE.txt");
  // Leaves Sveltia external, because it loads other files relative to its own URL.
  buildSync({
    entryPoints: [join(page, "start.ts")],
    outfile: join(folder, "start.js"),
    bundle: true,
    minify: true,
    format: "esm",
    alias: { "@sveltia/cms": "/sveltia/npm/index.js" },
    external: ["/sveltia/*"],
  });
  const layout = JSON.parse(readFileSync(join(project, ".prettierrc.json"), "utf8")) as object;
  const settings: Settings = { ...own, layout };
  writeFileSync(join(folder, "settings.json"), JSON.stringify(settings));
}

/** Returns the editor's security policy, which allows requests, pictures and the frame from these origins. */
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
