import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Returns the files in `folder` and its subfolders, sorted: relative paths with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .sort();
}
