/**
 * `npm run edit:build`: writes the editor to a folder, for deployment as a separate site that only editors can open
 * (docs/editing.md).
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentReader } from "../../src/content/read-content";
import { editorPolicy, writeEditor } from "./editor-files";
import { hostOf, hostedConfig, type Host } from "./hosted-config";

/** Writes the editor for the project at `root` to `folder`, replacing its contents. */
export function buildEditor(root: string, folder: string, host: Host) {
  const { url } = contentReader(join(root, "data"))("site.json");
  writeEditor(folder, { config: hostedConfig(root, url, host) });
  writeFileSync(join(folder, "_headers"), headers(host));
  writeFileSync(join(folder, "robots.txt"), "User-agent: *\nDisallow: /\n");
}

/** Cross-Origin-Opener-Policy lets the sign-in popup send a message to the window that opened it. */
const headers = (host: Host) => `/*
  Content-Security-Policy: ${editorPolicy(host)}
  Strict-Transport-Security: max-age=31536000
  X-Robots-Tag: noindex
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin-allow-popups
`;

if (require.main === module)
  try {
    buildEditor(process.cwd(), "editor", hostOf(process.env));
    process.stdout.write("The editor is in editor/.\n");
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
