/** The rules that Netlify finds in a published folder: `_headers` and `_redirects`. */
import { join } from "node:path";
import { parseAllHeaders, type Header } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";

type Redirect = { path: string; to: string; status?: number };

export type Rules = {
  /** The headers for a path. */
  headersOf: (path: string) => [name: string, value: string][];
  /** Where a path leads that no file answers. */
  redirectOf: (path: string) => Required<Omit<Redirect, "path">> | undefined;
};

/** Reads the rules of `folder`; throws where one cannot be understood, which Netlify would pass over. */
export async function rulesOf(folder: string): Promise<Rules> {
  const all = { minimal: false } as const; // with patterns and paths
  const headers = await parseAllHeaders({ headersFiles: [join(folder, "_headers")], configHeaders: undefined, ...all });
  const old = await parseAllRedirects({ redirectsFiles: [join(folder, "_redirects")], configRedirects: [], ...all });
  const wrong = [...headers.errors, ...old.errors].map(String);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const rules = headers.headers as Header[]; // all of them have patterns
  const redirects = old.redirects as Redirect[]; // typed as unknown
  return {
    headersOf: (path) =>
      rules.filter(({ forRegExp }) => forRegExp.test(path)).flatMap(({ values }) => Object.entries(values)),
    redirectOf: (path) => {
      for (const rule of redirects) {
        const to = goal(rule, path);
        if (to) return { to, status: rule.status ?? 301 };
      }
      return undefined;
    },
  };
}

/** Where a rule leads from `path`; of Netlify's patterns it knows the one that is used here, a star at the end. */
function goal({ path: from, to }: Redirect, path: string): string | undefined {
  if (!from.endsWith("/*")) return path === from ? to : undefined;
  const stem = from.slice(0, -1);
  return path.startsWith(stem) ? to.replace(":splat", path.slice(stem.length)) : undefined;
}
