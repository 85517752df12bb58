import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { formatFinding, type Finding } from "../content/check/finding";
import { createOutputNodes, movePageData } from "./build-outputs";
import { updateCheckedData, watchContent } from "./checked-data";
import { restorePagePaths } from "./netlify-adapter";

/** In milliseconds. After a change, editors wait for pages, but rarely for PDF files. */
const afterThePages = 4000;

/** Checks data/ before the build, and in `gatsby develop` after each change, which keeps the last good pages. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (gatsby) => {
  const { reporter, store } = gatsby;
  const root = store.getState().program.directory;
  movePageData(root, "public");
  restorePagePaths(join(root, "public"));
  const errors = await updateCheckedData(root);
  if (errors.length > 0) return reporter.panic(report(errors));
  if (process.env.gatsby_executing_command !== "develop") return;
  let outputs: NodeJS.Timeout | undefined;
  watchContent(root, (found) => {
    clearTimeout(outputs);
    if (found.length > 0) reporter.error(`${report(found)}\nThe pages stay as they were.`);
    else outputs = setTimeout(() => void createOutputNodes(gatsby).catch(reporter.error), afterThePages);
  });
};

function report(errors: Finding[]): string {
  return ["The content has mistakes; nothing was published.", ...errors.map(formatFinding)].join("\n");
}
