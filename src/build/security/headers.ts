/** The headers of all files, and the content security policy: what a page may load, run and connect to (docs/decisions/0014). */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { speculationRules } from "../../browser/speculation-rules";
import { listFiles } from "../../files/list-files";
import type { Content } from "../../content/contract";

const oneYear = 365 * 24 * 60 * 60; // seconds

/**
 * Caches the scripts, fonts and folders of pictures in `published` for a year: their paths contain hashes. Not as
 * patterns: Netlify applies a path's headers to missing files too, which would then stay missing for a year.
 */
function cachingRules(published: string): string {
  const hashed = listFiles(published).filter((path) => /^(?:fonts|static)\/|^[^/]+\.js$/.test(path));
  const fixed = new Set(hashed.map((path) => path.replace(/(?<=^static\/[^/]+\/).*/, "*")));
  return [...fixed].map((path) => `/${path}\n  Cache-Control: public, max-age=${oneYear}, immutable\n`).join("");
}

/** public/_headers: rules for files, then static/_headers, which end with all URLs. Only production is indexed. */
export function headerRules(
  root: string,
  scripts: Iterable<string>,
  { forms, httpsForSubdomains }: Pick<Content<"site.json">, "forms" | "httpsForSubdomains">,
  context = process.env.CONTEXT ?? "production",
): string {
  const fixed = readFileSync(join(root, "static/_headers"), "utf8");
  return `${cachingRules(join(root, "public"))}${fixed}\
  Content-Security-Policy: ${contentSecurityPolicy(scripts, forms.delivery)}
  Strict-Transport-Security: max-age=${oneYear}${httpsForSubdomains ? "; includeSubDomains" : ""}
${context === "production" ? "" : "  X-Robots-Tag: noindex\n"}`;
}

/** The policy of every response, without page styles (`stylePolicy`). `delivery` is `forms.delivery` of site.json. */
export function contentSecurityPolicy(scripts: Iterable<string>, delivery: string): string {
  const service = delivery.startsWith("https://") ? [new URL(delivery).origin] : [];
  const mail = delivery === "none" ? ["mailto:"] : [];
  return [
    ["default-src", "'self'"], // not 'none': Firefox applies this directive to prefetches
    ["child-src", "'none'"],
    ["object-src", "'none'"],
    ["script-src", "'self'", ...[...scripts, speculationRules].map(hashOf)],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:"],
    ["connect-src", "'self'", ...service],
    ["form-action", "'self'", ...service, ...mail],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
  ]
    .map((directive) => directive.join(" "))
    .join(";");
}

/**
 * The additional policy of one page: only the site's files, the page's `<style>`, and empty `<style>`s for emotion to
 * fill. Style attributes are unrestricted, because they depend on data, such as a card's colour.
 */
export function stylePolicy(styles: Iterable<string>): string {
  return ["style-src-elem 'self'", ...[...styles, ""].map(hashOf)].join(" ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
