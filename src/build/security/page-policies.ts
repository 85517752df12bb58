/** Adds a policy to each built page, and collects the inline scripts that the site-wide policy allows. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify_sync as minify } from "terser";
import { filesBelow } from "../../content/files-below";
import { stylePolicy } from "./content-security-policy";

const metaTag = '<meta http-equiv="Content-Security-Policy"';

/** A page's HTML with a policy that allows only the styles in it. Any later change of the HTML may break their hashes. */
export function addPagePolicy(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = ""]) => style);
  if (styles.length === 0 || html.includes(metaTag)) return html;
  return html.replace("<style", `${metaTag} content="${stylePolicy(styles)}"/><style`);
}

/** The elements of inline scripts: not those of data, such as JSON-LD, nor of files. */
const inlineScripts = /(<script(?![^>]*\s(?:src|type)=)[^>]*>)(.*?)(?=<\/script>)/gs;

/** Scripts that are minified already; most pages have the same ones. */
const minified = new Map<string, string>();

/** A page's HTML with its inline scripts minified, so that their source can be readable. */
function minifyScripts(html: string): string {
  return html.replace(inlineScripts, (_, tag: string, script: string) => {
    const short = minified.get(script) ?? minify(script, { ecma: 2020, compress: { passes: 3 } }).code ?? script;
    minified.set(script, short).set(short, short);
    return tag + short;
  });
}

/** The inline scripts of a page and its templates, without data such as JSON-LD, which never runs. */
export function scriptsIn(html: string): string[] {
  return Array.from(html.matchAll(inlineScripts), ([, , script = ""]) => script);
}

/** Adds a policy to every page of a folder, minifies their inline scripts and returns these. */
export function addPagePolicies(folder: string): Set<string> {
  const scripts = new Set<string>();
  for (const path of filesBelow(folder).filter((path) => path.endsWith(".html"))) {
    const file = join(folder, path);
    const html = readFileSync(file, "utf8");
    if (!html.includes("<html")) continue; // a slice that Gatsby inserts into pages
    const secured = addPagePolicy(minifyScripts(html));
    if (secured !== html) writeFileSync(file, secured);
    scriptsIn(secured).forEach((script) => scripts.add(script));
  }
  return scripts;
}
