/** Netlify's rules of a published folder: `_headers` and `_redirects`. */
import { join } from "node:path";
import { parseAllHeaders, type Header } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";

type Redirect = { path: string; to: string; status?: number };

type Rules = {
  /** Returns the headers for a path. */
  headersOf: (path: string) => [name: string, value: string][];
  /** Returns where a path without a file leads. */
  redirectOf: (path: string) => Required<Omit<Redirect, "path">> | undefined;
};

/** Reads the rules of `folder`. Throws where one cannot be parsed; Netlify would ignore it. */
export async function readRules(folder: string): Promise<Rules> {
  const all = { minimal: false } as const; // keeps patterns and paths
  const headers = await parseAllHeaders({ headersFiles: [join(folder, "_headers")], configHeaders: undefined, ...all });
  const redirects = await parseAllRedirects({
    redirectsFiles: [join(folder, "_redirects")],
    configRedirects: [],
    ...all,
  });
  const errors = [...headers.errors, ...redirects.errors].map(String);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  const headerRules = headers.headers as Header[]; // all of them have patterns
  const redirectRules = redirects.redirects as Redirect[]; // typed as unknown
  return {
    headersOf: (path) =>
      headerRules.filter(({ forRegExp }) => forRegExp.test(path)).flatMap(({ values }) => Object.entries(values)),
    redirectOf: (path) => {
      for (const rule of redirectRules) {
        const to = targetOf(rule, path);
        if (to) return { to, status: rule.status ?? 301 };
      }
      return undefined;
    },
  };
}

/** Returns where a rule leads from `path`. Of Netlify's patterns it knows the only one in use, a star at the end. */
function targetOf({ path: from, to }: Redirect, path: string): string | undefined {
  if (!from.endsWith("/*")) return path === from ? to : undefined;
  const stem = from.slice(0, -1);
  return path.startsWith(stem) ? to.replace(":splat", path.slice(stem.length)) : undefined;
}
