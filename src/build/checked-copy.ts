/**
 * Gatsby reads a checked copy of data/, which is renewed only when the check passes.
 *
 * So a mistake never reaches a page: a build stops before it starts, and `gatsby develop` keeps the last good pages
 * (see docs/decisions/0003).
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { watch, type FSWatcher } from "chokidar";
import { checkContent } from "../content/check/check-content";
import type { ContentError } from "../content/check/content-error";
import { contract } from "../content/contract";
import { checkInputAt } from "../content/check/check-input";

/** The checked copy, relative to the project's folder. */
export const checkedData = ".cache/checked-data";

/** What is being checked: a file that is saved in the meantime does not reach the checked copy unchecked. */
const dataToCheck = ".cache/data-to-check";

/** Checks the content of the project at `root`; without problems the copy is renewed. Returns the problems. */
export async function updateCheckedCopy(root: string): Promise<ContentError[]> {
  const site = checkInputAt(root);
  const toCheck = join(root, dataToCheck);
  mirror(site.data, toCheck);
  const problems = await checkContent({ ...site, data: toCheck });
  if (problems.length === 0) {
    takeOffSlashes(toCheck);
    mirror(toCheck, join(root, checkedData));
  }
  return problems;
}

/** Gatsby looks for pictures from the folder on: a slash before their names, which editors may write, would lead it elsewhere. */
function takeOffSlashes(folder: string) {
  for (const file of Object.keys(contract)) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    const resolved = text.replace(/("src"\s*:\s*")\/(?=images\/)/g, "$1");
    if (resolved !== text) writeFileSync(path, resolved);
  }
}

/** Renews the copy after each change of data/ and hands the problems, or none, to `report`. */
export function watchContent(root: string, report: (problems: ContentError[]) => void): FSWatcher {
  return afterEachChange(root, () => updateCheckedCopy(root), report);
}

/** Looks for problems with `find` after each change of data/ in the project at `root`, and hands them, or none, to `report`. */
export function afterEachChange(
  root: string,
  find: () => Promise<ContentError[]>,
  report: (problems: ContentError[]) => void,
): FSWatcher {
  const failed = (error: unknown) => [
    { file: "", line: 1, column: 1, message: `this folder could not be checked: ${String(error)}; save a file again` },
  ];
  // Once at a time, and one more after it, however many files were saved meanwhile.
  let turn = Promise.resolve();
  let isWaiting = false;
  const look = () => {
    if (isWaiting) return;
    isWaiting = true;
    turn = turn
      .then(() => {
        isWaiting = false;
        return find();
      })
      .catch(failed)
      .then(report);
  };
  const settled = { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } };
  return watch(checkInputAt(root).data, { ignoreInitial: true, ...settled })
    .on("all", look)
    .on("error", (error) => report(failed(error)));
}

/** Makes `copy` equal to `original`, touching only the files that differ, so that a watcher sees only real changes. */
function mirror(original: string, copy: string) {
  mkdirSync(copy, { recursive: true });
  const names = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => relative(folder, join(file.parentPath, file.name)));
  const wanted = new Set(names(original));
  for (const name of names(copy).filter((name) => !wanted.has(name))) rmSync(join(copy, name));
  for (const name of wanted) {
    const [from, to] = [join(original, name), join(copy, name)];
    if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) continue;
    cpSync(from, to, { preserveTimestamps: true });
  }
}
