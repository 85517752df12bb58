/** What the built pages hold and no visitor needs is taken out of them, after the build. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import browserslist from "browserslist";
import { browserslistToTargets, transform } from "lightningcss";

/** Gatsby's name, which it writes into every page. */
const byGatsby = /<meta name="generator"[^>]*>/;

const unneeded = [
  byGatsby,
  // For XHTML.
  /\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\//g,
  // For Internet Explorer.
  /<meta http-equiv="x-ua-compatible"[^>]*>/,
  // For old versions of Safari.
  /, shrink-to-fit=no(?=")/,
];

/** Gatsby's list of the scripts to fetch ahead, by page. Ours have other names (src/build/webpack.ts), so it names none. */
const scriptsAhead = /<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>/s;
const noneAhead = "<script>window.___chunkMapping={}</script>";

/** A page's HTML without what nobody needs, and with the shortest styles that the site's browsers understand alike. */
export function leanHtml(html: string): string {
  const lean = unneeded.reduce((text, part) => text.replace(part, ""), html.replace(scriptsAhead, noneAhead));
  return lean.replace(/(<style[^>]*>)(.*?)(?=<\/style>)/gs, (_, tag: string, css: string) => tag + leanCss(css));
}

const known = new Map<string, string>();

/** Pages of one kind have the same styles, and a long course list has many of them. */
function leanCss(css: string): string {
  const found = known.get(css);
  if (found !== undefined) return found;
  const targets = browserslistToTargets(browserslist());
  const { code } = transform({ filename: "page.css", code: Buffer.from(css), minify: true, targets });
  known.set(css, code.toString());
  return code.toString();
}

/** Makes every page in a folder lean that Gatsby has written since. */
export function leanPages(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = join(entry.parentPath, entry.name);
    const html = readFileSync(file, "utf8");
    if (byGatsby.test(html)) writeFileSync(file, leanHtml(html));
  }
}
