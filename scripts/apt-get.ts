/** Debian's package manager, as root or through sudo. */
import { spawnSync } from "node:child_process";

/** Whether whoever runs this is root. */
export const isRoot = process.getuid?.() === 0;

/** Runs `apt-get` with these words, and says whether it succeeded. */
export function aptGet(...words: string[]): boolean {
  const [command = "", ...rest] = [...(isRoot ? [] : ["sudo"]), "apt-get", ...words];
  return spawnSync(command, rest, { stdio: "inherit" }).status === 0;
}
