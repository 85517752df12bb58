/** The headers of all files (docs/decisions/0014). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../content/files-below";
import type { Content } from "../../content/read-content";
import { contentSecurityPolicy } from "./content-security-policy";

const oneYear = 365 * 24 * 60 * 60; // seconds

/**
 * Caches what has a hash in its path for a year: the scripts, fonts and folders of pictures that `published` holds.
 * Netlify gives the headers of a path to a missing file, too, so a pattern would keep it missing for a year.
 */
function cachingRules(published: string): string {
  const hashed = filesBelow(published).filter((path) => /^(?:fonts|static)\/|^[^/]+\.js$/.test(path));
  const fixed = new Set(hashed.map((path) => path.replace(/(?<=^static\/[^/]+\/).*/, "*")));
  return [...fixed].map((path) => `/${path}\n  Cache-Control: public, max-age=${oneYear}, immutable\n`).join("");
}

type SiteSettings = Pick<Content<"site.json">, "forms" | "httpsForSubdomains">;

/**
 * The rules of public/_headers: for published files, then those of static/_headers, the last of which is for all URLs.
 * `context` is Netlify's; all but “production” block search engines.
 */
export function headerRules(
  root: string,
  scripts: Iterable<string>,
  { forms, httpsForSubdomains }: SiteSettings,
  context = process.env.CONTEXT ?? "production",
): string {
  const fixed = readFileSync(join(root, "static/_headers"), "utf8");
  return `${cachingRules(join(root, "public"))}${fixed}\
  Content-Security-Policy: ${contentSecurityPolicy(scripts, forms.delivery)}
  Strict-Transport-Security: max-age=${oneYear}${httpsForSubdomains ? "; includeSubDomains" : ""}
${context === "production" ? "" : "  X-Robots-Tag: noindex\n"}`;
}
