/** Reads earlier versions of the content from Git. */
import { execFileSync } from "node:child_process";
import { getNodeValue } from "jsonc-parser";
import { jsonSchema, type DataFile } from "../contract";
import { parsePlain } from "../json";
import { memoize, versionCache } from "../memoize";
import { textsIn, type ContentText } from "./texts";

/** A committed version of a file, and its commit date, such as 2026-08-15. */
export type Version = { file: string; text: string; day: string };

/** Maps each file in data/ to its last committed versions, newest first. */
type History = Partial<Record<string, Version[]>>;

/** The history, and the pictures whose content was replaced in the last commit that changed data/, or since. */
export type Committed = { history: History; replaced: string[] };

/** Lists commits with the files they changed: in a merge, those that differ from all its parents. */
const log =
  "-c core.quotePath=false log -c --root --relative --no-renames --name-status --format=%H/%cs -- data/*.json data/*.md data/images";

const uncommitted = "-c core.quotePath=false diff HEAD --relative --no-renames --name-status -- data/images";

const ofCommit = versionCache<Committed>();

/** The history of the project at `root`, empty without Git; it is read again only after a commit. */
export function committedContent(root: string): Committed {
  const options = { cwd: root, maxBuffer: Infinity, stdio: ["pipe", "pipe", "ignore"] as ["pipe", "pipe", "ignore"] };
  const git = (command: string, input = "") => execFileSync("git", command.split(" "), { ...options, input });
  try {
    const { history, replaced } = ofCommit(root, git("rev-parse HEAD").toString(), () => {
      const changes = git(log).toString();
      const versions = git("cat-file --batch=%(objectsize)/%(rest)", lastVersions(changes));
      return { history: historyIn(versions), replaced: replacedIn(changes.split(/\n(?=\w+\/)/)[0]) };
    });
    return { history, replaced: [...replaced, ...replacedIn(git(uncommitted).toString())] };
  } catch {
    return { history: {}, replaced: [] };
  }
}

/** The paths in data/ of pictures that Git lists as modified. */
const replacedIn = (changes = ""): string[] => changes.match(/(?<=^M+\tdata\/)images\/.+/gm) ?? [];

/** A line for each of a file's last five versions: Git's name for it, its day and the file. */
function lastVersions(changes: string): string {
  const found = new Map<string, string[]>();
  let [commit, day]: string[] = [];
  for (const line of changes.split("\n").filter(Boolean)) {
    const [, file] = /\tdata\/(.+)/.exec(line) ?? [];
    if (!file) [commit, day] = line.split("/");
    else if (!file.startsWith("images/"))
      found.set(file, [...(found.get(file) ?? []), `${commit}:./data/${file} ${day}/${file}\n`].slice(0, 5));
  }
  return [...found.values()].flat().join("");
}

/** Splits Git's output: a line with size, day and file, and the text below it. A removed file has no size. */
function historyIn(output: Buffer): History {
  const history: History = {};
  for (let start = 0, end = 0; start < output.length; start = end + 1) {
    const below = output.indexOf("\n", start) + 1;
    const [, size, day, file] = /^(\d+)\/(.+?)\/(.+)/.exec(output.toString("utf8", start, below)) ?? [];
    end = size ? below + Number(size) : below - 1;
    if (day && file) (history[file] ??= []).push({ file, text: output.toString("utf8", below, end), day });
  }
  return history;
}

/** The texts and numbers of a version of a JSON file. */
export const textsInVersion = memoize(({ file: name, text }: Version): ContentText[] => {
  const [tree, file] = [parsePlain(text), name as DataFile];
  return tree ? textsIn({ file, text, tree, issues: [], value: getNodeValue(tree), schema: jsonSchema(file) }) : [];
});
