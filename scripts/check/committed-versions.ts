/** Reads earlier versions of the content from Git. */
import { execFileSync } from "node:child_process";
import { parse } from "jsonc-parser";

/**
 * Returns the last `count` committed versions of `file` in data/, newest first, with their commit dates. Returns an
 * empty list without Git, or if the file is not committed.
 */
export function committedVersions(root: string, file: string, count: number): { text: string; day: string }[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    const commits = git("log", `-${count}`, "--format=%H %cs", "--", `data/${file}`).split("\n").filter(Boolean);
    return commits.map((commit) => {
      const [hash, day = ""] = commit.split(" ");
      return { text: git("show", `${hash}:./data/${file}`), day };
    });
  } catch {
    return [];
  }
}

/** Returns the same versions, parsed. */
export function committedValues(root: string, file: string, count: number): unknown[] {
  return committedVersions(root, file, count).map(({ text }) => parse(text) as unknown);
}
