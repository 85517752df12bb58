/** The rules of a published folder, in Netlify's format: `_headers` and `_redirects`. */
import { join } from "node:path";
import type { Header } from "@netlify/headers-parser";

/** The headers of all paths that a pattern matches. */
export type HeaderRule = { pattern: RegExp; values: Record<string, string> };

/** Where a path without a file leads; a star at its end stands for `:splat` in `to`. */
export type RedirectRule = { path: string; to: string; status: number };

/** Cache-Control of every response that no rule names: Netlify's default. */
export const revalidated = "public, max-age=0, must-revalidate";

/** Reads the rules of `folder`. Throws where one cannot be parsed; Netlify would ignore it. */
export async function readRules(folder: string): Promise<{ headers: HeaderRule[]; redirects: RedirectRule[] }> {
  // Both are ES modules, which Jest on Node 20 and 22 cannot load at the top of a file.
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const { parseAllRedirects } = await import("@netlify/redirect-parser");
  const all = { minimal: false } as const; // keeps patterns and paths
  const headers = await parseAllHeaders({ headersFiles: [join(folder, "_headers")], configHeaders: undefined, ...all });
  const redirects = await parseAllRedirects({
    redirectsFiles: [join(folder, "_redirects")],
    configRedirects: [],
    ...all,
  });
  const errors = [...headers.errors, ...redirects.errors].map(String);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return {
    headers: (headers.headers as Header[]).map(({ forRegExp, values }) => ({ pattern: forRegExp, values })),
    redirects: (redirects.redirects as (Omit<RedirectRule, "status"> & { status?: number })[]).map(
      ({ path, to, status = 301 }) => ({ path, to, status }),
    ),
  };
}

/** Returns the first rule that fits, with its target for this path. Of Netlify's patterns it knows a star at the end. */
export function redirectOf(path: string, rules: RedirectRule[]): RedirectRule | undefined {
  for (const rule of rules) {
    if (rule.path === path) return rule;
    const stem = rule.path.slice(0, -1);
    if (rule.path.endsWith("/*") && path.startsWith(stem))
      return { ...rule, to: rule.to.replace(":splat", path.slice(stem.length)) };
  }
  return undefined;
}
