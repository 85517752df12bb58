/** What Git has of the content, to compare it with what is there now. */
import { execFileSync } from "node:child_process";

/**
 * The texts of the file `file` of data/ in its last `count` committed versions, newest first. None without Git, or for a file
 * that is not committed.
 */
function committedVersions(root: string, file: string, count: number): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    const commits = git("log", `-${count}`, "--format=%H", "--", `data/${file}`).split("\n").filter(Boolean);
    return commits.map((commit) => git("show", `${commit}:./data/${file}`));
  } catch {
    return [];
  }
}

/** The same versions as values; a version that was no JSON is left out. */
export function committedValues(root: string, file: string, count: number): unknown[] {
  return committedVersions(root, file, count).flatMap((text) => {
    try {
      return [JSON.parse(text) as unknown];
    } catch {
      return [];
    }
  });
}
