/**
 * Accepted warnings: one per line in a committed file. Remove a line to see its warning again. In a merge conflict, the
 * markers do not affect the other lines.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const fileName = "accepted-warnings.txt";

/** Returns the keys of the accepted warnings of the project at `root`. */
export function readAccepted(root: string): string[] {
  const path = join(root, fileName);
  return existsSync(path) ? readFileSync(path, "utf8").split(/\r?\n/).filter(Boolean) : [];
}

/** Accepts the warnings with these keys in the project at `root`. */
export function accept(root: string, keys: readonly string[]) {
  if (keys.length === 0) return;
  const all = new Set([...readAccepted(root), ...keys]);
  writeFileSync(join(root, fileName), `${[...all].sort().join("\n")}\n`);
}
