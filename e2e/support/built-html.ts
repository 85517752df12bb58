/** The HTML of the built site, read without a browser. */
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { Parser, StaticConfigLoader, type HtmlElement } from "html-validate";
import type { Link } from "./dead-links";

type HtmlFile = { path: string; html: string };

/** Every HTML file of the build with the address at which it answers, without Gatsby's slices. */
export function htmlFiles(): HtmlFile[] {
  return readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html") && !entry.parentPath.includes("_gatsby"))
    .map(({ parentPath, name }) => ({
      path: join("/", relative("public", parentPath), name).replace(/(?:\/index)?\.html$/, "") || "/",
      html: readFileSync(join(parentPath, name), "utf8"),
    }));
}

/** The document of an HTML text. */
export async function parse(html: string): Promise<HtmlElement> {
  return new Parser(await new StaticConfigLoader({}).getConfigFor("page.html")).parseHtml(html);
}

/** The links of a document. */
export function linksOf(document: HtmlElement): Link[] {
  return document.querySelectorAll("a").map((anchor) => {
    const href = valueOf(anchor, "href");
    const place = decodeURIComponent(href?.split("#")[1] ?? "");
    return {
      href,
      text: decodeEntities(anchor.textContent).trim(),
      inMain: anchor.closest("main") !== null,
      rel: valueOf(anchor, "rel") ?? "",
      target: valueOf(anchor, "target") ?? "",
      hasPlace: place === "" || document.querySelector(`[id="${place}"]`) !== null,
    };
  });
}

/** What else of this site a document names: pictures, scripts, fonts, icons, where its forms go, what its styles use. */
export function filesOf(document: HtmlElement, html: string): string[] {
  const inAttributes = ["href", "src", "srcset", "poster", "action"].flatMap((name) =>
    document
      .querySelectorAll(`[${name}]`)
      .filter((element) => element.tagName !== "a")
      .flatMap((element) => (valueOf(element, name) ?? "").split(",").map((part) => part.trim().split(" ")[0] ?? "")),
  );
  const inStyles = Array.from(html.matchAll(/url\(["']?([^"')]+)/g), ([, address = ""]) => address);
  const here = [...inAttributes, ...inStyles].filter((address) => address.startsWith("/"));
  return [...new Set(here.map((address) => decodeURI(address.replace(/[?#].*/, ""))))];
}

function valueOf(element: HtmlElement, name: string): string | null {
  const value = element.getAttributeValue(name);
  return value === null ? null : decodeEntities(value);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Decodes the character references that React and marked write. */
export function decodeEntities(html: string): string {
  return html.replace(/&([^;]+);/g, (reference, name: string) => entities[name] ?? reference);
}
