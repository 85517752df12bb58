import { outputPaths } from "../../content/output-paths";

/** The text of robots.txt for the site at `url`: allows everything. */
export function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${outputPaths.sitemap}\n`;
}
