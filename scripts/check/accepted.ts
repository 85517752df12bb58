/**
 * Accepted warnings: one per line in a committed file. Remove a line to see its warning again. In a merge conflict, the
 * markers do not affect the other lines.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wordList } from "../../src/content/check/rules/files";

const fileName = "accepted-warnings.txt";

/** Returns the keys of the accepted warnings of the project at `root`. */
export function readAccepted(root: string): string[] {
  return linesOf(join(root, fileName));
}

const linesOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8").split(/\r?\n/).filter(Boolean) : []);

/** Accepts the warnings with these keys in the project at `root`; words go to the list of the spelling check. */
export function accept(root: string, keys: readonly string[]) {
  const isWord = (key: string) => key.startsWith(`${wordList}: `);
  const words = keys.filter(isWord).map((key) => key.slice(`${wordList}: `.length));
  addLines(join(root, "data", wordList), words);
  addLines(
    join(root, fileName),
    keys.filter((key) => !isWord(key)),
  );
}

function addLines(path: string, added: readonly string[]) {
  if (added.length === 0) return;
  const lines = new Set([...linesOf(path), ...added]);
  writeFileSync(path, `${[...lines].sort().join("\n")}\n`);
}
