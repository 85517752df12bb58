/** Reads earlier versions of the content from Git. */
import { execFileSync } from "node:child_process";
import { getNodeValue } from "jsonc-parser";
import { jsonSchema, type DataFile } from "../contract";
import { oncePer, remember } from "../remember";
import { parsePlain } from "./read-file";
import { textsIn, type ContentText } from "./texts";

/** A committed version of a file, and its commit date, such as 2026-08-15. */
type Version = { file: string; text: string; day: string };

/** Maps each file in data/ to its last committed versions, newest first. */
export type History = Partial<Record<string, Version[]>>;

/** How many versions of each file to read. */
const versionsRead = 5;

/** Lists commits with the files they changed: in a merge, those that differ from all its parents. */
const log =
  "-c core.quotePath=false log -c --root --relative --no-renames --name-only --format=%H/%cs -- data/*.json data/*.md";

const ofCommit = remember<History>();

/**
 * Returns the history of the project at `root`, empty without Git. Starts three Git processes, or one if HEAD is still
 * the same: the editor checks after each change.
 */
export function committedContent(root: string): History {
  const options = { cwd: root, maxBuffer: Infinity, stdio: ["pipe", "pipe", "ignore"] as ["pipe", "pipe", "ignore"] };
  const git = (command: string, input = "") => execFileSync("git", command.split(" "), { ...options, input });
  try {
    return ofCommit(root, git("rev-parse HEAD").toString(), () =>
      historyIn(git("cat-file --batch=%(objectsize)/%(rest)", lastVersions(git(log).toString()))),
    );
  } catch {
    return {};
  }
}

/** Returns a line for each version to read: its name for Git, its day and its file. */
function lastVersions(changes: string): string {
  const found = new Map<string, string[]>();
  let [commit, day]: string[] = [];
  for (const line of changes.split("\n").filter(Boolean)) {
    const [, file] = /^data\/(.+)/.exec(line) ?? [];
    if (!file) [commit, day] = line.split("/");
    else found.set(file, [...(found.get(file) ?? []), `${commit}:./${line} ${day}/${file}\n`].slice(0, versionsRead));
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

/** The value of a version of a JSON file. */
export const valueOf = oncePer((version: Version) => {
  const tree = treeOf(version);
  return tree && (getNodeValue(tree) as unknown);
});

const treeOf = oncePer(({ text }: Version) => parsePlain(text));

/** The texts and numbers of a version of a JSON file. */
export const textsOf = oncePer((version: Version): ContentText[] => {
  const { file, text } = version;
  const tree = treeOf(version);
  return tree
    ? textsIn({ ...{ file, text, tree, issues: [] }, value: valueOf(version), schema: jsonSchema(file as DataFile) })
    : [];
});
