/** The headers of every answer, written to public/_headers after the build (docs/decisions/0014). */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentReader } from "../../content/read-content";
import { checkedData } from "../checked-copy";
import { contentSecurityPolicy } from "./content-security-policy";

/** What browsers offer to pages and no page of this site uses: nothing that is injected shall ask a visitor for it. */
const refused = ["camera", "microphone", "geolocation", "display-capture", "payment", "usb", "serial", "hid", "midi"];

const oneYear = 365 * 24 * 60 * 60; // seconds

/** The rule for all addresses; in another context than Netlify's “production” search engines are kept away. */
export function ruleForAll(policy: string, context = "production"): string {
  const headers: Record<string, string> = {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": `max-age=${oneYear}`,
    "Permissions-Policy": refused.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(context !== "production" && { "X-Robots-Tag": "noindex" }),
  };
  return ["/*", ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
}

/** Writes the rules of static/_headers, and the one for all addresses, for the project at `root`. */
export function writeHeaders(root: string, scripts: Iterable<string>) {
  const rules = readFileSync(join(root, "static/_headers"), "utf8");
  const { forms } = contentReader(join(root, checkedData))("site.json");
  const all = ruleForAll(contentSecurityPolicy(scripts, forms.delivery), process.env.CONTEXT);
  writeFileSync(
    join(root, "public/_headers"),
    `${rules}\n# Written by the build (src/build/security/headers.ts).\n${all}`,
  );
}
