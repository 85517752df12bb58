import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../../content/read-content";
import { encodedPath } from "./netlify-rules";

/** The rules of public/_redirects: the content's, before those of static/_redirects in the project at `root`. */
export function redirectRules(root: string, redirects: Content<"redirects.json">): string {
  const rules = redirects.map(({ from, to }) => `${encodedPath(from)} ${to}\n`).join("");
  return `# Redirects of data/redirects.json.\n${rules}\n${readFileSync(join(root, "static/_redirects"), "utf8")}`;
}
