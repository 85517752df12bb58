/** The headers of all files (docs/decisions/0014). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../content/files-below";
import type { Content } from "../../content/read-content";
import { contentSecurityPolicy } from "./content-security-policy";

const oneYear = 365 * 24 * 60 * 60; // seconds

type RuleOptions = {
  /** Whether HTTPS applies to subdomains too: `httpsForSubdomains` of data/site.json. */
  subdomains?: boolean;
  /** Netlify's context; all but “production” block search engines. */
  context?: string;
};

/** The headers for all URLs that depend on the content, the pages or the host. */
export function headersForAll(policy: string, { subdomains, context = "production" }: RuleOptions = {}): string {
  const headers: Record<string, string> = {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": `max-age=${oneYear}${subdomains ? "; includeSubDomains" : ""}`,
    ...(context !== "production" && { "X-Robots-Tag": "noindex" }),
  };
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");
}

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

/** The rules of public/_headers: for published files, then those of static/_headers, the last of which is for all URLs. */
export function headerRules(root: string, scripts: Iterable<string>, site: SiteSettings): string {
  const { forms, httpsForSubdomains: subdomains } = site;
  const policy = contentSecurityPolicy(scripts, forms.delivery);
  const { CONTEXT: context } = process.env;
  const fixed = readFileSync(join(root, "static/_headers"), "utf8");
  return cachingRules(join(root, "public")) + fixed + headersForAll(policy, { subdomains, context });
}
