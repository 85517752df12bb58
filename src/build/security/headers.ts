/** The headers of every response, written to public/_headers after the build (docs/decisions/0014). */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentReader } from "../../content/read-content";
import { checkedData } from "../checked-copy";
import { contentSecurityPolicy } from "./content-security-policy";

/** Browser features that no page uses, so that no injected script can ask a visitor for them. */
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

/** The rule for all addresses; in a Netlify context other than “production” it keeps search engines away. */
export function ruleForAll(policy: string, context = "production"): string {
  const headers: Record<string, string> = {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": `max-age=${oneYear}`,
    "Permissions-Policy": disabledFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(context !== "production" && { "X-Robots-Tag": "noindex" }),
  };
  return ["/*", ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
}

/** Writes the rules of static/_headers and the one for all addresses, for the project at `root`. */
export function writeHeaders(root: string, scripts: Iterable<string>) {
  const rules = readFileSync(join(root, "static/_headers"), "utf8");
  const { forms } = contentReader(join(root, checkedData))("site.json");
  const all = ruleForAll(contentSecurityPolicy(scripts, forms.delivery), process.env.CONTEXT);
  writeFileSync(
    join(root, "public/_headers"),
    `${rules}\n# Written by the build (src/build/security/headers.ts).\n${all}`,
  );
}
