/** The content security policy: what a page may load, run and reach (docs/decisions/0014). */
import { createHash } from "node:crypto";
import { speculationRules } from "../../browser/speculation-rules";

/**
 * The policy of every response. The styles of a page are in a policy of its own (`stylePolicy`), so that this one stays
 * short however many pages there are.
 *
 * @param scripts the inline scripts of all pages
 * @param delivery `forms.delivery` of data/site.json
 */
export function contentSecurityPolicy(scripts: Iterable<string>, delivery: string): string {
  const service = delivery.startsWith("https://") ? [new URL(delivery).origin] : [];
  const mail = delivery === "none" ? ["mailto:"] : [];
  const allowed: Record<string, string[]> = {
    // Not 'none': Firefox applies this directive to prefetches.
    "default-src": ["'self'"],
    "child-src": ["'none'"],
    "object-src": ["'none'"],
    "script-src": ["'self'", ...[...scripts, speculationRules].map(hashOf)],
    "style-src": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...service],
    "form-action": ["'self'", ...service, ...mail],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "upgrade-insecure-requests": [],
  };
  return serialize(allowed);
}

/**
 * The additional policy of one page: no `<style>` but its own, and the empty ones to which emotion adds rules by script.
 * Style attributes are not restricted: they hold what depends on data, such as the colour of a card.
 */
export function stylePolicy(styles: Iterable<string>): string {
  return serialize({ "style-src-elem": [...styles, ""].map(hashOf) });
}

function serialize(allowed: Record<string, string[]>): string {
  return Object.entries(allowed)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join(";");
}

/** The CSP source of an inline script or style: the hash of its exact text. */
function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
