/** The rules of a published folder, in Netlify's format: `_headers` and `_redirects`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Header } from "@netlify/headers-parser";
import type { Content } from "../content/contract";

/** A redirect for a path without a file. A final star matches any suffix, and `:splat` in `to` stands for it. */
type RedirectRule = { path: string; to: string; status?: number };

/** Netlify's default Cache-Control, for responses without a rule. */
export const revalidated = "public, max-age=0, must-revalidate";

/** Parses the rules of `folder`. Throws on syntax errors, which Netlify would ignore. */
export async function readRules(folder: string): Promise<{ headers: Header[]; redirects: RedirectRule[] }> {
  // Both are ES modules, which Jest on Node 20 and 22 cannot import statically.
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const { parseAllRedirects } = await import("@netlify/redirect-parser");
  const all = { minimal: false } as const; // keeps `forRegExp` and `path`
  const headers = await parseAllHeaders({ headersFiles: [join(folder, "_headers")], configHeaders: undefined, ...all });
  const redirects = await parseAllRedirects({
    redirectsFiles: [join(folder, "_redirects")],
    configRedirects: [],
    ...all,
  });
  const errors = [...headers.errors, ...redirects.errors].map(String);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return { headers: headers.headers as Header[], redirects: redirects.redirects as RedirectRule[] };
}

/** A path as browsers send it: "/old page" and "/old%20page" → "/old%20page". Other percent signs stay as they are. */
function encodedPath(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path; // not UTF-8
  }
}

/** The first rule for a path, with or without a final slash, and its target for this path. A star can only be last. */
export function redirectOf(asked: string, rules: RedirectRule[]): RedirectRule | undefined {
  const path = encodedPath(asked).replace(/(?<=.)\/$/, "");
  for (const rule of rules) {
    if (rule.path === path) return rule;
    const stem = rule.path.slice(0, -1);
    if (rule.path.endsWith("/*") && path.startsWith(stem))
      return { ...rule, to: rule.to.replace(":splat", path.slice(stem.length)) };
  }
  return undefined;
}

/** The rules of public/_redirects: the content's, before those of static/_redirects in the project at `root`. */
export function redirectRules(root: string, redirects: Content<"redirects.json">): string {
  const rules = redirects.map(({ from, to }) => `${encodedPath(from.replace(/\/$/, ""))} ${to}\n`).join("");
  return `# Redirects of data/redirects.json.\n${rules}\n${readFileSync(join(root, "static/_redirects"), "utf8")}`;
}
