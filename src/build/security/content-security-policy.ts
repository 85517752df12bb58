/** The content security policy: what a page may load, run and reach (docs/decisions/0014). */
import { createHash } from "node:crypto";
import { speculationRules } from "../../browser/start-runtime";

/**
 * The policy of every answer: nothing but what is named here, of this site alone.
 *
 * Takes the scripts that stand in the pages, and the setting `forms.delivery` of data/site.json. What styles a page may
 * have stands in the page itself (`stylePolicy`), so that the policy stays short however many pages there are.
 */
export function contentSecurityPolicy(scripts: Iterable<string>, delivery: string): string {
  const service = delivery.startsWith("https://") ? [new URL(delivery).origin] : [];
  const mail = delivery === "none" ? ["mailto:"] : [];
  const allowed: Record<string, string[]> = {
    // Not 'none': Firefox counts what a page fetches ahead as nothing but this.
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
  };
  return written(allowed);
}

/**
 * The further policy of one page: no `<style>` but its own, and the empty ones to which emotion adds rules by script.
 * Attributes are free, for they hold what depends on data, such as the colour of a card.
 */
export function stylePolicy(styles: Iterable<string>): string {
  return written({ "style-src-elem": [...styles, ""].map(hashOf) });
}

function written(allowed: Record<string, string[]>): string {
  return Object.entries(allowed)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join(";");
}

/** How a policy names a script or a style that stands in a page: by what it holds, to the letter. */
function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
