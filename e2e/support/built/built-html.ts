/** Reads the HTML of the built site without a browser. */
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { Parser, StaticConfigLoader, type HtmlElement } from "html-validate";

type HtmlFile = { path: string; html: string };

type Link = { href: string | null; text: string; inMain: boolean; rel: string; target: string };

/** Every HTML file of the build with its URL path, excluding Gatsby's slices. */
export function htmlFiles(): HtmlFile[] {
  return readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html") && !entry.parentPath.includes("_gatsby"))
    .map(({ parentPath, name }) => ({
      path: join("/", relative("public", parentPath), name).replace(/(?:\/index)?\.html$/, "") || "/",
      html: readFileSync(join(parentPath, name), "utf8"),
    }));
}

const config = new StaticConfigLoader({}).getConfigFor("page.html");

/** Parses HTML into a document. */
export async function parse(html: string): Promise<HtmlElement> {
  return new Parser(await config).parseHtml(html);
}

export function linksOf(document: HtmlElement): Link[] {
  return document
    .querySelectorAll("a")
    .map((anchor) => ({
      href: valueOf(anchor, "href"),
      text: decodeEntities(anchor.textContent).trim(),
      inMain: anchor.closest("main") !== null,
      rel: valueOf(anchor, "rel") ?? "",
      target: valueOf(anchor, "target") ?? "",
    }));
}

function valueOf(element: HtmlElement, name: string): string | null {
  const value = element.getAttributeValue(name);
  return value === null ? null : decodeEntities(value);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Decodes the character references that React writes. */
export function decodeEntities(html: string): string {
  return html.replace(/&([^;]+);/g, (reference, name: string) => entities[name] ?? reference);
}
