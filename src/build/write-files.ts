import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes files to public/ of the project at `root`: path → text. */
export function writeFiles(root: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, "public", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
