/**
 * The warnings that somebody has looked at and accepted: one line each in a file that is committed. To see one again, remove its
 * line. Plain lines, because two people may add some: whatever a merge leaves of them, the others still count.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const fileName = "accepted-warnings.txt";

/** The accepted warnings of the project at `root`, by their keys. */
export function readAccepted(root: string): string[] {
  const path = join(root, fileName);
  return existsSync(path) ? readFileSync(path, "utf8").split(/\r?\n/).filter(Boolean) : [];
}

/** Notes warnings as accepted in the project at `root`, by their keys. */
export function accept(root: string, keys: readonly string[]) {
  if (keys.length === 0) return;
  const all = new Set([...readAccepted(root), ...keys]);
  writeFileSync(join(root, fileName), `${[...all].sort().join("\n")}\n`);
}
