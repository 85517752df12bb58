/** Settings of nginx and Caddy that answer as Netlify does, written to server-config/ after the build (docs/deployment.md). */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRules, revalidated, type HeaderRule, type RedirectRule } from "./netlify-rules";

/** Every path. */
const all: HeaderRule = { pattern: /^/, values: { "Cache-Control": revalidated } };

const compressed = [
  ...["text/css", "text/plain", "text/javascript", "text/xml", "image/svg+xml"],
  ...["javascript", "json", "manifest+json", "rss+xml", "xml"].map((type) => `application/${type}`),
];

const warning = "# Written by the build from public/_headers and public/_redirects: changes here are lost.";

/** Writes the settings for the project at `root`, whose public/ has its rules. */
export async function writeServerConfig(root: string): Promise<void> {
  const { headers, redirects } = await readRules(join(root, "public"));
  const rules = [all, ...headers];
  const folder = join(root, "server-config");
  mkdirSync(folder, { recursive: true });
  for (const [name, lines] of Object.entries({
    "nginx-http.conf": nginxMaps(rules, redirects),
    "nginx-server.conf": nginxServer(rules),
    Caddyfile: caddyfile(rules, redirects),
  }))
    writeFileSync(join(folder, name), `${[warning, ...lines].join("\n")}\n`);
}

/** A pattern as nginx and Caddy write it. */
const source = ({ source: text }: RegExp) => text.replaceAll("\\/", "/");

/** The names of all headers, with a variable for each. */
function headerNames(rules: HeaderRule[]): [name: string, variable: string][] {
  const names = new Set(rules.flatMap(({ values }) => Object.keys(values)));
  return Array.from(names, (name) => [name, `site_${name.toLowerCase().replaceAll("-", "_")}`]);
}

/** Redirects as pairs of a pattern and a target, in which `splat` stands for what the star matches. */
function patternsOf(redirects: RedirectRule[], splat: string): [pattern: string, to: string][] {
  return redirects.map(({ path, to, status }) => {
    if (status !== 301)
      throw new Error(`public/_redirects: ${path} has the status ${status}; nginx and Caddy get 301 only.`);
    const escaped = path.replace(/[.+?()[\]{}|\\^$]/g, "\\$&");
    return [`^${escaped.replace(/\/\*$/, "/(.*)")}$`, to.replace(":splat", splat)];
  });
}

/** The headers that nginx adds: a media type would stand beside its own, and is set in `nginxTypes`. */
const addedHeaders = (rules: HeaderRule[]) => headerNames(rules).filter(([name]) => name !== mediaType);

const mediaType = "Content-Type";

/** What belongs in nginx's `http` block: what each address gets. The last rule for a header wins, so it comes first. */
function nginxMaps(rules: HeaderRule[], redirects: RedirectRule[]): string[] {
  const maps = addedHeaders(rules).flatMap(([name, variable]) => [
    `map $uri $${variable} {`,
    ...rules
      .flatMap(({ pattern, values: { [name]: value } }) => (value ? [`  "~*${source(pattern)}" "${value}";`] : []))
      .reverse(),
    "}",
  ]);
  const moved = patternsOf(redirects, "$1").map(([pattern, to]) => `  "~${pattern}" "${to}";`);
  return [...maps, "map $uri $site_moved {", ...moved, "}"];
}

/** What belongs in nginx's `server` block, behind `root`. */
function nginxServer(rules: HeaderRule[]): string[] {
  return [
    ...addedHeaders(rules).map(([name, variable]) => `add_header ${name} $${variable} always;`),
    "charset utf-8;",
    "gzip on;",
    "gzip_vary on;",
    `gzip_types ${compressed.join(" ")};`,
    "absolute_redirect off;",
    "error_page 404 /404.html;",
    // Not with a backslash (x5c), which browsers take for a slash: `/\host` would lead to another site.
    "rewrite ^([^\\x5c]+)/$ $1 permanent;",
    ...nginxTypes(rules),
    "location / {",
    "  try_files $uri $uri/index.html @moved;",
    "}",
    "location @moved {",
    "  if ($site_moved) {",
    "    return 301 $site_moved$is_args$args;",
    "  }",
    "  return 404;",
    "}",
  ];
}

/** Media types that nginx does not know by the ending of a file. */
function nginxTypes(rules: HeaderRule[]): string[] {
  return rules.flatMap(({ pattern, values: { [mediaType]: type } }) =>
    type
      ? [
          `location ~* "${source(pattern)}" {`,
          "  types { }",
          `  default_type "${type}";`,
          "  try_files $uri @moved;",
          "}",
        ]
      : [],
  );
}

/** What belongs in a site's block of the Caddyfile, behind `root`. */
function caddyfile(rules: HeaderRule[], redirects: RedirectRule[]): string[] {
  return [
    "encode gzip",
    "route {",
    ...rules.flatMap(({ pattern, values }, index) => [
      `  @header${index} path_regexp (?i)${source(pattern)}`,
      ...Object.entries(values).map(([name, value]) => `  header @header${index} ${name} "${value}"`),
    ]),
    "  @slash path_regexp ^.+/$",
    "  route @slash {",
    "    uri strip_suffix /",
    "    redir {uri} permanent",
    "  }",
    "  @page file {path} {path}/index.html",
    "  handle @page {",
    "    rewrite * {file_match.relative}",
    "    file_server",
    "  }",
    "  map {path} {site_moved} {",
    ...patternsOf(redirects, "${1}").map(([pattern, to]) => `    "~${pattern}" "${to}"`),
    '    default ""',
    "  }",
    '  @moved expression `{site_moved} != ""`',
    "  route @moved {",
    "    rewrite * {site_moved}?{query}",
    "    redir {uri} permanent",
    "  }",
    "  error 404",
    "}",
    "handle_errors {",
    `  header Cache-Control "${revalidated}"`,
    '  header Content-Type "text/html; charset=utf-8"',
    "  rewrite * /404.html",
    "  file_server",
    "}",
  ];
}
