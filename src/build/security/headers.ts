/** The headers of every response, written to public/_headers after the build (docs/decisions/0014). */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentReader } from "../../content/read-content";
import { checkedData } from "../checked-copy";
import { contentSecurityPolicy } from "./content-security-policy";

/** Browser features that no page uses, disabled in case of an injected script. */
const disabledFeatures = [
  "camera",
  "microphone",
  "geolocation",
  "display-capture",
  "payment",
  "usb",
  "serial",
  "hid",
  "midi",
];

const oneYear = 365 * 24 * 60 * 60; // seconds

type RuleOptions = {
  /** Whether HTTPS applies to subdomains too: `httpsForSubdomains` of data/site.json. */
  subdomains?: boolean;
  /** Netlify's context; all but “production” block search engines. */
  context?: string;
};

/** The rule for all addresses. */
export function ruleForAll(policy: string, { subdomains = false, context = "production" }: RuleOptions = {}): string {
  const headers: Record<string, string> = {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": `max-age=${oneYear}${subdomains ? "; includeSubDomains" : ""}`,
    "Permissions-Policy": disabledFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(context !== "production" && { "X-Robots-Tag": "noindex" }),
  };
  return ["/*", ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
}

/** Writes the rules of static/_headers plus the rule for all addresses, for the project at `root`. */
export function writeHeaders(root: string, scripts: Iterable<string>) {
  const rules = readFileSync(join(root, "static/_headers"), "utf8");
  const { forms, httpsForSubdomains } = contentReader(join(root, checkedData))("site.json");
  const all = ruleForAll(contentSecurityPolicy(scripts, forms.delivery), {
    subdomains: httpsForSubdomains,
    context: process.env.CONTEXT,
  });
  writeFileSync(
    join(root, "public/_headers"),
    `${rules}\n# Written by the build (src/build/security/headers.ts).\n${all}`,
  );
}
