/** Accepted warnings: one per line in a committed file. Remove a line to see its warning again. */
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
  const wordIn = (key: string) => key.split(`${wordList}: `)[1];
  addLines(
    join(root, "data", wordList),
    keys.flatMap((key) => wordIn(key) ?? []),
  );
  const others = keys.filter((key) => !wordIn(key));
  addLines(join(root, fileName), others);
}

function addLines(path: string, added: readonly string[]) {
  if (added.length === 0) return;
  const lines = new Set([...linesOf(path), ...added]);
  writeFileSync(path, `${[...lines].sort().join("\n")}\n`);
}
