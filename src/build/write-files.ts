import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files that this build has written, relative to public/. They stay, even if no page names them. */
export const written = new Set<string>();

/** Writes files to public/ of the project at `root`: path → text. */
export function writeFiles(root: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, "public", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.add(path.slice(1));
  }
}
