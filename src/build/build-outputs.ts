/** What Gatsby is told of the files that are made beside the pages, and when they are made. */
import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { writeDiscoveryFiles } from "./discovery/write-discovery-files";
import { renderDownloads } from "./downloads/render-downloads";
import { leanPages } from "./lean-html";
import { writeHeaders } from "./security/headers";
import { addPagePolicies } from "./security/page-policies";
import { renderShareCards, shareCards } from "./share-cards/render-share-cards";

const rootOf = ({ store }: NodePluginArgs) => store.getState().program.directory;

/** Makes the files to download, whose links state the size, and tells the pages of them and of their share cards. */
export async function createOutputNodes(gatsby: NodePluginArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest, reporter } = gatsby;
  const tell = (type: string, file: { path: string }) => {
    const internal = { type, contentDigest: createContentDigest(file) };
    actions.createNode({ ...file, id: createNodeId(file.path), internal });
  };
  try {
    for (const download of await renderDownloads(rootOf(gatsby))) tell("Download", download);
    for (const card of shareCards(rootOf(gatsby))) tell("ShareCard", card);
  } catch (error) {
    reporter.panicOnBuild("The files to download could not be made, or the share cards not be listed.", error as Error);
  }
}

/** Makes the pages lean and safe, the pictures that shared links show, and the files that machines ask for. */
export async function writeBuildOutputs(gatsby: NodePluginArgs): Promise<void> {
  const published = join(rootOf(gatsby), "public");
  try {
    leanPages(published);
    writeHeaders(rootOf(gatsby), addPagePolicies(published));
    await renderShareCards(rootOf(gatsby));
    writeDiscoveryFiles(rootOf(gatsby));
  } catch (error) {
    gatsby.reporter.panicOnBuild(
      "The pages could not be finished, or the share cards and the files for machines not be made.",
      error as Error,
    );
  }
}
