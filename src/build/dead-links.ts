/** Checks the links of the built site: each must lead to an existing page or file, and to an anchor on it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../content/files-below";
import { contentReader } from "../content/read-content";
import { sectionsOf } from "../content/sections";
import { checkedData } from "./checked-copy";
import { redirectOf, type RedirectRule } from "./hosts/netlify-rules";

/**
 * What the site serves: the paths, each with the attributes in its page or drawing (none for other files), and the
 * redirects.
 */
type Site = { url: string; files: Map<string, Attribute[]>; redirects: RedirectRule[] };

type Attribute = { tag: string; name: string; value: string };

/**
 * Finds dead links in public/ of the project at `root`; `redirects` lists old addresses. Each message names the first
 * page with the link, the problem, and the lines of data/ that contain the link, if any.
 */
export function deadLinks(root: string, redirects: RedirectRule[]): string[] {
  const folder = join(root, "public");
  const read = (file: string) => (/\.(?:html|svg)$/.test(file) ? readFileSync(join(folder, file), "utf8") : "");
  const site: Site = {
    url: contentReader(join(root, checkedData))("site.json").url,
    files: new Map(filesBelow(folder).map((file) => [pathOf(file), attributesIn(read(file))])),
    redirects,
  };
  const pagesWith = new Map<string, string[]>();
  for (const [path, attributes] of site.files) {
    const links = [...addressesIn(attributes)].flatMap((address) => {
      const error = linkError(address, path, site);
      return error ? [`"${address}" ${error}${linesWith(address, root)}`] : [];
    });
    for (const error of [...links, ...undeclaredSections(path, attributes)])
      pagesWith.set(error, [...(pagesWith.get(error) ?? []), path]);
  }
  return Array.from(pagesWith, ([error, { 0: first = "", length }]) => {
    return `${first}${length > 1 ? ` and ${length - 1} more` : ""}: ${error}`;
  });
}

/** The path at which the site serves a file of public/. */
function pathOf(file: string): string {
  return encodeURI(`/${file}`).replace(/(?:\/index)?\.html$/, "") || "/";
}

const entities: Partial<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** The attributes in markup from React and remark, which use double quotes. Ignores the code of scripts. */
function attributesIn(markup: string): Attribute[] {
  const tags = markup.replace(/(<script\b[^>]*>).*?(?=<\/script>)/gs, "$1").matchAll(/<(\w+)((?:"[^"]*"|[^"<>])*)>/g);
  return [...tags].flatMap(([, tag = "", attributes = ""]) =>
    Array.from(attributes.matchAll(/\s([\w:-]+)="([^"]*)"/g), ([, name = "", value = ""]) => ({
      tag,
      name: name.toLowerCase(),
      value: value.replace(/&([^;]+);/g, (reference, entity: string) => entities[entity] ?? reference),
    })),
  );
}

/** The addresses of links, pictures, scripts, styles, icons and forms. */
function addressesIn(attributes: Attribute[]): Set<string> {
  const addresses = attributes.flatMap(({ name, value }) => {
    if (name.endsWith("srcset")) return value.split(",").flatMap((part) => part.trim().split(" ")[0] ?? []);
    return /^(?:href|src|poster|action)$/.test(name) ? [value] : [];
  });
  return new Set(addresses);
}

/**
 * The problem with an address on the page at `path`, worded as the rest of a sentence. Does not send requests to other
 * sites.
 */
function linkError(address: string, path: string, { url, files, redirects }: Site): string | undefined {
  if (/^#?$/.test(address) || !URL.canParse(address, url + path)) return "is not an address";
  const { origin, protocol, pathname, hash } = new URL(address, url + path);
  if (origin !== new URL(url).origin)
    return /^(?:https|mailto|tel|data):$/.test(protocol) ? undefined : "must begin with https://, mailto: or tel:";
  const attributes = files.get(pathname);
  const moved = redirectOf(pathname, redirects);
  if (!attributes) return moved ? `is an old address: link to ${moved.to}` : "leads to no page or file of this site";
  const isAnchor = ({ name, value }: Attribute) => name === "id" && encodeURI(`#${value}`) === hash;
  return hash === "" || attributes.some(isAnchor) ? undefined : `names an anchor that ${pathname} does not have`;
}

/**
 * Sections on the page at `path` that src/content/sections.ts does not declare, which makes the content check reject
 * links to them.
 */
function undeclaredSections(path: string, attributes: Attribute[]): string[] {
  const declared = sectionsOf(path);
  return attributes
    .filter(({ tag, name, value }) => tag === "section" && name === "id" && declared && !declared.includes(value))
    .map(({ value }) => `the section "${value}" is missing from its page in src/content/sections.ts`);
}

/** Lists the lines of data/ that contain an address: " (data/home.json:63)"; "" if there are none. */
function linesWith(address: string, root: string): string {
  if (!address.includes("/")) return "";
  const lines = filesBelow(join(root, "data")).flatMap((file) =>
    /\.(?:json|md)$/.test(file)
      ? readFileSync(join(root, "data", file), "utf8")
          .split("\n")
          .flatMap((line, index) => (line.split(/["()\s]/).includes(address) ? [`data/${file}:${index + 1}`] : []))
      : [],
  );
  return lines.length > 0 ? ` (${lines.join(", ")})` : "";
}
