/** Completes public/_headers after the build (docs/decisions/0014). */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentReader } from "../../content/read-content";
import { checkedData } from "../checked-copy";
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
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`).join("");
}

/** Adds them to the last rule of static/_headers, that for all URLs, for the project at `root`. */
export function writeHeaders(root: string, scripts: Iterable<string>) {
  const rules = readFileSync(join(root, "static/_headers"), "utf8");
  const { forms, httpsForSubdomains: subdomains } = contentReader(join(root, checkedData))("site.json");
  const policy = contentSecurityPolicy(scripts, forms.delivery);
  const { CONTEXT: context } = process.env;
  writeFileSync(join(root, "public/_headers"), rules + headersForAll(policy, { subdomains, context }));
}
