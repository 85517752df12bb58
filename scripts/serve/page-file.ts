import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The file of a page in the published `folder`, by the page's path. Gatsby writes `about/index.html`, of which Netlify's adapter
 * makes `about.html`. None where there is no such page.
 */
export function pageFile(folder: string, path: string): string | undefined {
  return [join(folder, path, "index.html"), join(folder, `${path}.html`)].find((file) => existsSync(file));
}
