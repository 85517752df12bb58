/** Finishes the built pages: adds inline scripts and a security policy, and removes what no page needs. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { browserslist } from "../../package.json";
import { listFiles } from "../files/list-files";
import { stylePolicy } from "./security/headers";

/** The oldest browser of each engine in package.json, in esbuild's notation. */
const target = browserslist
  .filter((query) => /^(?:chrome|firefox|safari)/.test(query))
  .map((query) => query.replace(" >= ", ""));

function compile(root: string, name: string): string {
  const entry = join(root, `src/browser/inline/${name}.ts`);
  if (!existsSync(entry)) throw new Error(`<script data-inline="${name}">: there is no ${entry}.`);
  const [file] = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "iife",
    target,
    tsconfigRaw: {}, // the project's tsconfig would add "use strict"
    write: false,
  }).outputFiles;
  return file?.text.trim() ?? "";
}

/** Scripts that are useless on a page without this attribute. */
const attributeOf = new Map([
  ["before-hydration", "data-island="],
  ["remove-started", "data-begins="],
]);

/** Returns a function that inserts the inline scripts of a page. */
export function inlineScriptFiller(root: string) {
  const compiled = new Map<string, string>();
  return (html: string) =>
    html.replace(
      /(<script data-inline="([\w-]+)">).*?(<\/script>)/gs,
      (_, start: string, name: string, end: string) => {
        if (!html.includes(attributeOf.get(name) ?? "")) return "";
        const script = compiled.get(name) ?? compile(root, name);
        compiled.set(name, script);
        return start + script + end;
      },
    );
}

const metaTag = '<meta http-equiv="Content-Security-Policy"';

/** Adds a policy that allows only the page's own styles. Later changes to the styles would invalidate their hashes. */
export function addPagePolicy(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = ""]) => style);
  if (styles.length === 0 || html.includes(metaTag)) return html;
  return html.replace("<style", `${metaTag} content="${stylePolicy(styles)}"/><style`);
}

/** Inline scripts, but not script files or data blocks such as JSON-LD. */
const inlineScripts = /(<script(?![^>]*\s(?:src|type)=)[^>]*>)(.*?)(?=<\/script>)/gs;

/** The inline scripts of a page and its templates, without data blocks, which never run. */
export function scriptsIn(html: string): string[] {
  return Array.from(html.matchAll(inlineScripts), ([, , script = ""]) => script);
}

/** What Gatsby and its plugins add for Helmet, `<GatsbyImage>` and the runtime, none of which run in the browser. */
const unused = [
  / data-react-helmet="true"/g,
  /<meta name="generator"[^>]*>/g,
  /<style>\.gatsby-image-wrapper.*?<\/style>|<noscript><style>\.gatsby-image.*?<\/noscript>/gs,
  /<script type="module">const \w="undefined"!=typeof HTMLImageElement.*?<\/script>/gs,
  /<div id="gatsby-announcer".*?<\/div>/g,
  /\s*<script[^>]*>(?:\s|\/\*<!\[CDATA\[\*\/)*window\.(?:___|pagePath).*?<\/script>/gs,
];

/** Adds policies and inline scripts to every page in public/ of the project at `root`. Returns the scripts. */
export function finishPages(root: string): Set<string> {
  const folder = join(root, "public");
  const fillScripts = inlineScriptFiller(root);
  const scripts = new Set<string>();
  for (const path of listFiles(folder).filter((path) => path.endsWith(".html"))) {
    const file = join(folder, path);
    const html = readFileSync(file, "utf8");
    if (!html.includes("<html")) continue; // a file for an external service
    const secured = addPagePolicy(fillScripts(unused.reduce((rest, part) => rest.replace(part, ""), html)));
    if (secured !== html) writeFileSync(file, secured);
    for (const script of scriptsIn(secured)) scripts.add(script);
  }
  return scripts;
}
