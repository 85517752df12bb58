import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the file of the page at `path` in the published `folder`, if it exists. Gatsby writes `about/index.html`,
 * which Netlify's adapter moves to `about.html`.
 */
export function pageFile(folder: string, path: string): string | undefined {
  return [join(folder, path, "index.html"), join(folder, `${path}.html`)].find((file) => existsSync(file));
}
