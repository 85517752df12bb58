/** Removes leftovers of earlier builds from public/, where Gatsby deletes neither its output nor copies of static/. */
import { readFileSync, readdirSync, rmSync, rmdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { listFiles } from "../files/list-files";
import { writtenFiles } from "./write-files";

/** The parts of Gatsby's state that are used here: its pages by path, and its finished jobs by digest. */
type GatsbyState = {
  program: { directory: string };
  pages: Map<string, object>;
  jobsV2: { complete: Map<string, { inputPaths: { path: string }[] }> };
};

/** Deletes from public/ what no page of this build needs, except for the page data, which visitors do not see. */
export function removeLeftovers(gatsby: NodePluginArgs) {
  const { program, pages } = gatsby.store.getState() as GatsbyState;
  const published = join(program.directory, "public");
  const pageFiles = [...pages.keys()].map((path) =>
    posix.join(path, path.endsWith(".html") ? "" : "index.html").slice(1),
  );
  // A changed component may show a picture that is already in its page's data.
  const pageData = listFiles(published).filter((path) => path.startsWith("page-data/"));
  // Not _headers and _redirects, which the build writes again: an old address may name a file that is gone.
  const copied = listFiles(join(program.directory, "static")).filter((path) => !path.startsWith("_"));
  forgetPictures(gatsby, prune(published, [...pageFiles, ...pageData, ...copied, ...writtenFiles]));
}

/** Deletes the files in `folder` that no root names, directly or indirectly, and empty folders. Returns their paths. */
export function prune(folder: string, roots: string[]): string[] {
  const files = listFiles(folder);
  const candidates = new Set(files);
  const kept = new Set(roots.filter((path) => candidates.has(path)));
  // Iteration includes paths that are added meanwhile.
  for (const path of kept) {
    const bytes = readFileSync(join(folder, path));
    if (bytes.includes(0)) continue; // binary
    for (const named of pathsIn(bytes.toString())) if (candidates.has(named)) kept.add(named);
  }
  const unnamed = files.filter((path) => !kept.has(path));
  for (const path of unnamed) rmSync(join(folder, path));
  removeEmptyFolders(folder);
  return unnamed;
}

/** Everything in a text that could be a path, with and without leading folders, which scripts omit. */
function pathsIn(text: string): Set<string> {
  const runs = [...new Set(text.match(/[\w.~/-]+/g))].filter((run) => run.includes("."));
  return new Set(runs.flatMap((run) => run.split("/").map((_, start, parts) => parts.slice(start).join("/"))));
}

function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}

/** Makes Gatsby encode a picture again once a page shows it again: it remembers finished jobs, not their files. */
export function forgetPictures({ getNodesByType, store }: NodePluginArgs, deleted: string[]) {
  const folders = new Set(deleted.map((path) => path.split("/")[1]));
  const files = getNodesByType("File").filter(({ internal }) => folders.has(internal.contentDigest));
  const pictures = new Set(files.map(({ absolutePath }) => absolutePath));
  const { jobsV2 } = store.getState() as GatsbyState;
  for (const [contentDigest, { inputPaths }] of jobsV2.complete)
    if (inputPaths.some(({ path }) => pictures.has(path)))
      store.dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } });
}
