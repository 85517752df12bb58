/**
 * Gatsby reads a checked copy of data/, which is renewed only when the check passes.
 *
 * So a mistake never reaches a page: a build stops before it starts, and `gatsby develop` keeps the last good pages
 * (see docs/decisions/0003).
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { watch } from "chokidar";
import { checkContent, type Problem } from "./check";
import { siteAt } from "./pages";

/** The checked copy, relative to the project's folder. */
export const checkedData = ".cache/checked-data";

/** Checks the content of the project at `root`; without problems the copy is renewed. Returns the problems. */
export async function renewCheckedData(root: string): Promise<Problem[]> {
  const site = siteAt(root);
  const problems = await checkContent(site);
  if (problems.length === 0) mirror(site.data, join(root, checkedData));
  return problems;
}

/** Renews the copy after each change of data/ and hands the problems, or none, to `report`. */
export function watchContent(root: string, report: (problems: Problem[]) => void) {
  const settled = { awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 } };
  const renew = () => void renewCheckedData(root).then(report);
  watch(siteAt(root).data, { ignoreInitial: true, ...settled }).on("all", renew);
}

/** Makes `copy` equal to `original`, touching only what differs, so that a watcher sees only real changes. */
function mirror(original: string, copy: string) {
  const files = (folder: string) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
      : [];
  const names = (folder: string) => files(folder).map((file) => join(file.parentPath, file.name).slice(folder.length));
  const wanted = names(original);
  for (const name of names(copy).filter((name) => !wanted.includes(name))) rmSync(join(copy, name));
  for (const name of wanted) {
    const [from, to] = [join(original, name), join(copy, name)];
    if (!existsSync(to) || !readFileSync(from).equals(readFileSync(to))) cpSync(from, to, { preserveTimestamps: true });
  }
}
