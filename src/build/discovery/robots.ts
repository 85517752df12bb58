import { outputPaths } from "../../content/output-paths";

/** What robots.txt says: every robot may read everything, and the sitemap of the site at `url` is there. */
export function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${outputPaths.sitemap}\n`;
}
