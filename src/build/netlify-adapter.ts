/** Netlify's adapter, and a function that undoes its changes to the pages (docs/decisions/0015). */
import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { IAdapter } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { listFiles } from "../files/list-files";

/** Where Netlify keeps `.cache` and `public` between builds. */
const buildCache = "/opt/build/cache";

/**
 * Returns Netlify's adapter in Netlify's builds. It moves about/index.html to about.html, served without a trailing
 * slash. Omits Gatsby's header rules, which Netlify would merge with public/_headers, and caches only on Netlify.
 */
export function netlifyAdapter(): IAdapter | undefined {
  if (!process.env.NETLIFY && !process.env.NETLIFY_LOCAL) return undefined; // its servers, or its command line
  const { cache, adapt, ...rest } = netlify();
  return {
    ...rest,
    ...(cache && existsSync(buildCache) && { cache }),
    adapt: (site) => adapt({ ...site, headerRoutes: [] }),
  };
}

/** Undoes the adapter's moves in `folder`: Gatsby writes only changed pages, and expects the others in place. */
export function restorePagePaths(folder: string) {
  const data = join(folder, "page-data");
  if (!existsSync(data)) return;
  for (const file of listFiles(data)) {
    if (basename(file) !== "page-data.json") continue;
    const path = dirname(file);
    if (path === "index" || path.endsWith(".html")) continue; // these are always at the root
    const moved = join(folder, `${path}.html`);
    const page = join(folder, path, "index.html");
    if (existsSync(page) || !existsSync(moved)) continue;
    mkdirSync(dirname(page), { recursive: true });
    // The not-found page must exist at both paths.
    if (path === "404") copyFileSync(moved, page);
    else renameSync(moved, page);
  }
}
