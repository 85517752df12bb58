/** The content security policy: what a page may load, run and connect to (docs/decisions/0014). */
import { createHash } from "node:crypto";
import { speculationRules } from "../../browser/speculation-rules";

/**
 * The policy of every response. Page styles have separate policies (`stylePolicy`), to keep this one short.
 *
 * @param scripts the inline scripts of all pages
 * @param delivery `forms.delivery` of data/site.json
 */
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
 * The additional policy of one page: allows only the site's files, the page's `<style>`, and empty `<style>`s for
 * emotion to fill.
 * Style attributes are unrestricted, because they depend on data, such as a card's colour.
 */
export function stylePolicy(styles: Iterable<string>): string {
  return ["style-src-elem 'self'", ...[...styles, ""].map(hashOf)].join(" ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
