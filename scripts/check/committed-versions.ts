/** What Git has of the content, to compare it with what is there now. */
import { execFileSync } from "node:child_process";
import { parse } from "jsonc-parser";

/**
 * The last `count` committed versions of the file `file` of data/, newest first, with the day of each commit. None without Git,
 * or for a file that is not committed.
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

/** The same versions as values. */
export function committedValues(root: string, file: string, count: number): unknown[] {
  return committedVersions(root, file, count).map(({ text }) => parse(text) as unknown);
}
