/** The editor's files, which editor-server.ts serves on this computer and build-editor.ts prepares for a host. */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { buildSync } from "esbuild";

const project = join(__dirname, "../..");
const page = join(__dirname, "page");
const sveltia = join(project, "node_modules/@sveltia/cms");

/** Writes the forms to `folder`, replacing its contents. They fetch `config` at startup. */
export function writeEditor(folder: string, config: CmsConfig) {
  rmSync(folder, { recursive: true, force: true });
  const copy = (from: string, to: string) =>
    cpSync(from, join(folder, to), { recursive: true, filter: (file) => !file.endsWith(".map") });
  copy(join(page, "index.html"), "index.html");
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
  writeFileSync(join(folder, "settings.json"), JSON.stringify(config));
}

/** Adds the page beside the forms, which only the local editor has. */
export function writeCheckPage(folder: string) {
  for (const file of ["check.html", "check.css"]) cpSync(join(page, file), join(folder, file));
  buildSync({ entryPoints: [join(page, "check.ts")], outfile: join(folder, "check.js"), bundle: true, format: "esm" });
}

/** Returns the editor's security policy, which allows requests and pictures from these origins, and a preview in a frame. */
export function editorPolicy({ api = "", pictures = "", preview = "" }): string {
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictures}`,
    `connect-src 'self' blob: data: ${api}`,
    `frame-src ${preview ? `'self' ${preview}` : "'none'"}`,
    "base-uri 'none'",
    `frame-ancestors ${preview ? "'self'" : "'none'"}`,
  ].join("; ");
}
