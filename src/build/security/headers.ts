/** The headers of all files (docs/decisions/0014). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
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

type SiteSettings = Pick<Content<"site.json">, "forms" | "httpsForSubdomains">;

/** The rules of public/_headers: those of static/_headers in the project at `root`, the last of which is for all URLs. */
export function headerRules(root: string, scripts: Iterable<string>, site: SiteSettings): string {
  const { forms, httpsForSubdomains: subdomains } = site;
  const policy = contentSecurityPolicy(scripts, forms.delivery);
  const { CONTEXT: context } = process.env;
  return readFileSync(join(root, "static/_headers"), "utf8") + headersForAll(policy, { subdomains, context });
}
