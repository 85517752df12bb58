/** The deployment on Netlify: what its adapter does to the built pages (docs/decisions/0015). */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { IAdapter } from "gatsby";
import netlify from "gatsby-adapter-netlify";

/** Where Netlify's own machines keep `.cache` and `public` from one build to the next. */
const kept = "/opt/build/cache";

/**
 * Netlify's adapter where Netlify builds, else none. It moves `about/index.html` to `about.html`, which Netlify answers
 * without a slash at the end.
 *
 * Gatsby's header rules stay out: public/_headers names each header once for every path, and Netlify would join two
 * values. Elsewhere than on Netlify's machines there is nothing to fetch from a cache, and nobody has asked for one.
 */
export function netlifyAdapter(): IAdapter | undefined {
  if (!process.env.NETLIFY) return undefined;
  const { cache, adapt, ...rest } = netlify();
  return {
    ...rest,
    ...(cache && existsSync(kept) && { cache }),
    adapt: (site) => adapt({ ...site, headerRoutes: [] }),
  };
}

/**
 * Moves the pages in `folder` back to where Gatsby has put them, if the adapter moved them after the last build: Gatsby
 * writes only pages that have changed, and looks for the others there.
 */
export function restorePagePaths(folder: string) {
  const data = join(folder, "page-data");
  if (!existsSync(data)) return;
  for (const entry of readdirSync(data, { recursive: true, withFileTypes: true })) {
    if (entry.name !== "page-data.json") continue;
    const path = relative(data, entry.parentPath);
    if (path === "index" || path.endsWith(".html")) continue; // both stand at the root in any case
    const moved = join(folder, `${path}.html`);
    const page = join(folder, path, "index.html");
    if (existsSync(page) || !existsSync(moved)) continue;
    mkdirSync(dirname(page), { recursive: true });
    // The page for unknown addresses is wanted in both places.
    if (path === "404") copyFileSync(moved, page);
    else renameSync(moved, page);
  }
}
