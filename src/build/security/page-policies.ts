/** What the built pages need so that a policy can tell their own scripts and styles from injected ones. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stylePolicy } from "./content-security-policy";

const mark = '<meta http-equiv="Content-Security-Policy"';

/** A page's HTML that allows the styles in it and no others. It must be as it will be published, for every letter counts. */
export function guardHtml(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = ""]) => style);
  if (styles.length === 0 || html.includes(mark)) return html;
  return html.replace("<style", `${mark} content="${stylePolicy(styles)}"/><style`);
}

/** The scripts that stand in a page, also in a template; not data, such as JSON-LD, which never runs. */
export function scriptsIn(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, script = ""]) => script);
}

/** Guards every page of a folder, and gives the scripts that stand in them. */
export function guardPages(folder: string): Set<string> {
  const scripts = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = join(entry.parentPath, entry.name);
    const html = readFileSync(file, "utf8");
    if (!html.includes("<html")) continue; // a part that Gatsby puts into pages
    const guarded = guardHtml(html);
    if (guarded !== html) writeFileSync(file, guarded);
    scriptsIn(guarded).forEach((script) => scripts.add(script));
  }
  return scripts;
}
