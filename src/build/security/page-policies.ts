/**
 * Adds inline scripts and a policy to each built page, and collects the inline scripts that the site-wide policy
 * allows.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../content/files-below";
import { inlineScriptFiller } from "../inline-scripts";
import { stylePolicy } from "./content-security-policy";

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

/** Attributes that react-helmet needs only in the browser, where it does not run. */
const helmetMarks = ' data-react-helmet="true"';

/** Where Gatsby's browser runtime finds chunks and page data. */
const runtimeData = /\s*<script[^>]*>\s*window\.___.*?<\/script>/gs;

/** Adds policies and inline scripts to every page in public/ of the project at `root`. Returns the scripts. */
export function finishPages(root: string): Set<string> {
  const folder = join(root, "public");
  const fillScripts = inlineScriptFiller(root);
  const scripts = new Set<string>();
  for (const path of filesBelow(folder).filter((path) => path.endsWith(".html"))) {
    const file = join(folder, path);
    const html = readFileSync(file, "utf8");
    if (!html.includes("<html")) continue; // a file for an external service
    const secured = addPagePolicy(fillScripts(html.replaceAll(helmetMarks, "").replace(runtimeData, "")));
    if (secured !== html) writeFileSync(file, secured);
    for (const script of scriptsIn(secured)) scripts.add(script);
  }
  return scripts;
}
