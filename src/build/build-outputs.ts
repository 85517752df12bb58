/** The files that a build makes in addition to the pages. */
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import { filesBelow } from "../content/files-below";
import { writeDiscoveryFiles } from "./discovery/discovery-files";
import { picturesQuery, type Pictures } from "./discovery/feed";
import { renderDownloads } from "./documents/downloads";
import { renderShareCards } from "./documents/share-cards";
import { exerciseCode } from "./exercises/exercise-code";
import { writeFormsPage } from "./forms-page";
import { writeRedirects } from "./hosts/redirects";
import { writeIconFile } from "./icon-file";
import { writePrintFile } from "./print-file";
import { writeHeaders } from "./security/headers";
import { finishPages } from "./security/page-policies";

const rootOf = ({ store }: NodePluginArgs) => store.getState().program.directory;

/**
 * Writes the icons, the print styles, Netlify's forms page, the PDF files and the share cards. Creates nodes for the
 * data that pages query: download sizes, share cards and exercise code.
 */
export async function createOutputNodes(gatsby: NodePluginArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = gatsby;
  const createOutputNode = (type: string, name: string, output: object) => {
    const internal = { type, contentDigest: createContentDigest(output) };
    actions.createNode({ ...output, id: createNodeId(`${type} ${name}`), internal });
  };
  writeIconFile(rootOf(gatsby));
  writePrintFile(rootOf(gatsby));
  writeFormsPage(rootOf(gatsby));
  for (const download of await renderDownloads(rootOf(gatsby))) createOutputNode("Download", download.path, download);
  const cards = await renderShareCards(rootOf(gatsby));
  for (const card of cards.pages) createOutputNode("ShareCard", card.path, card);
  for (const code of await exerciseCode(rootOf(gatsby), cards.exercises))
    createOutputNode("ExerciseCode", code.course, code);
}

/** Gatsby's own files in public/, which no visitor needs. */
const leftovers = ["webpack.stats.json", "chunk-map.json", "~partytown", "_gatsby"];

/**
 * Visitors do not need page data, but the next build reads it from public/ to skip unchanged pages. Between builds, it
 * is in .cache/.
 */
export function movePageData(root: string, target: "public" | ".cache") {
  const from = join(root, target === "public" ? ".cache" : "public", "page-data");
  const to = join(root, target, "page-data");
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

/** Finishes public/: security policies, headers, redirects and discovery files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (gatsby) => {
  const root = rootOf(gatsby);
  const published = join(root, "public");
  for (const name of leftovers) rmSync(join(published, name), { recursive: true, force: true });
  writeHeaders(root, finishPages(root));
  const pages = filesBelow(published).filter((file) => file.endsWith(".html"));
  writeIconFile(root, pages.map((file) => readFileSync(join(published, file), "utf8")).join());
  writeRedirects(root);
  const { data, errors } = await gatsby.graphql<Pictures>(picturesQuery);
  if (errors) throw new Error(String(errors));
  await writeDiscoveryFiles(root, data);
  movePageData(root, ".cache");
};
