/** Reads earlier versions of the content from Git. */
import { execFileSync } from "node:child_process";
import { parse } from "jsonc-parser";
import { groupBy } from "../../src/content/check/content";
import { remember } from "../../src/content/remember";

/** A version of a file, its value if it is JSON, and its commit date, such as 2026-08-15. */
export type Version = { text: string; value: unknown; day: string };

/** Maps each file in data/ to its last committed versions, newest first. */
export type History = Partial<Record<string, Version[]>>;

/** How many versions of each file to read. */
const versionsRead = 5;

/** Prints commits, each followed by the files it changed; for a merge, those that differ from all its parents. */
const log =
  "-c core.quotePath=false log -c --root --relative --no-renames --name-only --format=%H/%cs -- data/*.json data/*.md";

const ofCommit = remember<History>();

/**
 * Returns the history of the project at `root`; empty without Git. Starts three Git processes, or one if HEAD is the
 * same as before, because the editor checks after each change.
 */
export function committedContent(root: string): History {
  const git = (command: string, input = "") =>
    execFileSync("git", command.split(" "), {
      cwd: root,
      input,
      maxBuffer: Infinity,
      stdio: ["pipe", "pipe", "ignore"],
    });
  try {
    return ofCommit(root, git("rev-parse HEAD").toString(), () => {
      const changes = changesIn(git(log).toString());
      const names = changes.map(({ commit, file }) => `${commit}:./data/${file}\n`);
      return historyOf(changes, git("cat-file --batch=%(objectsize)", names.join("")));
    });
  } catch {
    return {};
  }
}

type Change = { commit: string; day: string; file: string };

/** The last changes of each file in the output of `log`. */
function changesIn(output: string): Change[] {
  let [commit = "", day = ""]: string[] = [];
  const changes = output.split("\n").flatMap((line) => {
    const [, file] = /^data\/(.+)/.exec(line) ?? [];
    if (line && !file) [commit = "", day = ""] = line.split("/");
    return file ? [{ commit, day, file }] : [];
  });
  return groupBy(changes, ({ file }) => file).flatMap((ofFile) => ofFile.slice(0, versionsRead));
}

/** `output` has a line with the size of each version, and below it the version; for a removed file, a line of words. */
function historyOf(changes: Change[], output: Buffer): History {
  const history: History = {};
  let end = 0;
  for (const { file, day } of changes) {
    const start = output.indexOf("\n", end) + 1;
    const size = Number(output.toString("utf8", end, start));
    end = start;
    if (Number.isNaN(size)) continue;
    const text = output.toString("utf8", start, start + size);
    end += size + 1;
    (history[file] ??= []).push(versionOf(text, day));
  }
  return history;
}

function versionOf(text: string, day: string): Version {
  let value: unknown;
  // Few versions are compared as values.
  return {
    text,
    day,
    get value() {
      return (value ??= parse(text) as unknown);
    },
  };
}
