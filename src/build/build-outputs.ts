/** The files that a build makes in addition to the pages. */
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { discoveryFiles } from "./discovery/discovery-files";
import { renderDownloads } from "./documents/downloads";
import { renderShareCards } from "./documents/share-cards";
import { listFiles } from "../files/list-files";
import { contentReader } from "../content/content-reader";
import { outputPaths, translationPath } from "../content/output-paths";
import { checkedData } from "./checked-data";
import { formsPage } from "./forms-page";
import { redirectRules } from "./netlify-rules";
import { headerRules } from "./security/headers";
import { removeLeftovers } from "./leftovers";
import { normalizePictures } from "./normalize-pictures";
import { finishPages } from "./finish-pages";
import { writeFiles } from "./write-files";

const rootOf = ({ store }: NodePluginArgs) => store.getState().program.directory;

/** Writes the forms page, its translations, PDFs and share cards, and a node for each PDF, whose size pages query. */
export async function createOutputNodes(gatsby: NodePluginArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = gatsby;
  const root = rootOf(gatsby);
  const read = contentReader(join(root, checkedData));
  writeFiles(root, { [outputPaths.forms]: formsPage() });
  for (const words of read("forms.json").translations ?? [])
    writeFiles(root, { [translationPath(words.lang)]: JSON.stringify(words) });
  // In parallel: Typst renders in this thread, sharp encodes in others.
  const [downloads] = await Promise.all([renderDownloads(root), renderShareCards(root)]);
  for (const download of downloads) {
    const internal = { type: "Download", contentDigest: createContentDigest(download) };
    actions.createNode({ ...download, id: createNodeId(download.path), internal });
  }
}

/** Moves page data to .cache/, unpublished, or back to public/, where a build needs it to skip unchanged pages. */
export function movePageData(root: string, target: "public" | ".cache") {
  const from = join(root, target === "public" ? ".cache" : "public", "page-data");
  const to = join(root, target, "page-data");
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

/** Finishes public/: discovery files, security policies, headers and redirects. Removes what no page needs. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (gatsby) => {
  const root = rootOf(gatsby);
  const read = contentReader(join(root, checkedData));
  writeFiles(root, Object.fromEntries(await discoveryFiles(join(root, checkedData))));
  removeLeftovers(gatsby);
  await normalizePictures(join(root, "public"), listFiles(join(root, "static")), join(root, ".cache/static-pictures"));
  const scripts = finishPages(root);
  writeFiles(root, {
    "/_headers": headerRules(root, scripts, read("site.json")),
    "/_redirects": redirectRules(root, read("redirects.json")),
  });
  movePageData(root, ".cache");
};
