import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files in `folder` and its subfolders, sorted: paths relative to `folder`, with / between folders. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .sort();
}
