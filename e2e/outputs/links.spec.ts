/** The links of the built pages and drawings, all of which are parsed once. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlElement } from "html-validate";
import site from "../../data/site.json";
import { pageFolders } from "../../src/content/contract";
import { sectionIdsOf } from "../../src/content/sections";
import { decodeEntities, htmlFiles, linksOf, parse } from "../support/built/built-html";
import { pages } from "../support/content/site-routes";
import { read } from "../support/content/shown-content";
import { expect, test } from "../support/site-test";

test.describe.configure({ mode: "default" }); // in one worker

const linking = ["href", "src", "srcset", "imagesrcset", "poster", "action"];

/** Returns the URLs in links, pictures, scripts, styles, icons and forms. */
function addressesIn(document: HtmlElement): Set<string> {
  const attributes = document.querySelectorAll("*").flatMap(({ attributes }) => attributes);
  const addresses = attributes.flatMap(({ key, value }) => {
    if (!linking.includes(key)) return [];
    const address = decodeEntities(String(value));
    return key.endsWith("srcset")
      ? address.split(/,(?=\/)/).flatMap((candidate) => candidate.trim().split(" ")[0] ?? [])
      : [address];
  });
  return new Set(addresses);
}

/** The pages and drawings by path; only these can have anchors. */
const documents = new Map<string, HtmlElement>();

test.beforeAll(async () => {
  const drawings = ["/icons.svg"].map((path) => ({ path, html: readFileSync(join("public", path), "utf8") }));
  for (const { path, html } of [...htmlFiles(), ...drawings]) documents.set(path, await parse(html));
});

test("every link leads to a page or file of the site and to an anchor on it, or safely to another site", () => {
  const isDead = (address: string, path: string) => {
    if (!address || address === "#" || !URL.canParse(address, site.url + path)) return true;
    const { origin, protocol, pathname, hash } = new URL(address, site.url + path);
    if (origin !== site.url) return !/^(?:https|mailto|tel|data):$/.test(protocol);
    const [to, anchor] = [decodeURI(pathname), decodeURI(hash.slice(1))];
    const document = documents.get(to);
    if (document) return anchor !== "" && document.querySelector(`[id="${anchor}"]`) === null;
    return anchor !== "" || to.endsWith("/") || !existsSync(join("public", to));
  };
  const dead = [...documents].flatMap(([path, document]) =>
    [...addressesIn(document)].filter((address) => isDead(address, path)).map((address) => `${path}: ${address}`),
  );
  expect(dead).toEqual([]);
});

// The content check rejects links to other sections.
test("every page shows the sections that src/content/sections.ts finds in its content", () => {
  for (const [path, document] of documents) {
    const declared = sectionIdsOf(path);
    if (!declared) continue;
    const sections = document.querySelectorAll("section[id]").map(({ id }) => id ?? "");
    const shown = declared.filter((id) => document.querySelector(`[id="${id}"]`));
    expect.soft(shown, path).toEqual(sectionIdsOf(path, read));
    expect.soft(sections, path).toEqual(sections.filter((id) => declared.includes(id)));
  }
});

test("every page of the site is built, and each course and service is reachable from the home page", () => {
  const reached = new Set(["/"]);
  for (const path of reached) {
    const document = documents.get(path);
    const inside = (document ? linksOf(document) : []).flatMap(({ href }) => (href?.startsWith("/") ? href : []));
    inside.forEach((href) => reached.add(new URL(href, site.url).pathname));
  }
  const paths = pages.map(({ path }) => path);
  // Only detail pages must be linked; for other pages, editors decide.
  const details = paths.filter((path) => Object.values(pageFolders).some((folder) => path.startsWith(`${folder}/`)));
  expect(paths.filter((path) => !documents.has(path))).toEqual([]);
  expect(details.filter((path) => !reached.has(path))).toEqual([]);
});

test("every link to another site has rel noopener", () => {
  const outside = [...documents.values()]
    .flatMap(linksOf)
    .filter(({ href, target }) => /^https?:/.test(href ?? "") || target);
  expect(outside.length).toBeGreaterThan(0);
  expect(outside.filter(({ rel }) => !rel.split(" ").includes("noopener"))).toEqual([]);
});

test("each section of a course or service has a link in the row at its top", () => {
  for (const [path, document] of documents) {
    if (!Object.values(pageFolders).some((folder) => path.startsWith(`${folder}/`))) continue;
    const row = document
      .querySelectorAll("nav")
      .filter((nav) => nav.getAttributeValue("aria-label") === "On this page")
      .flatMap((nav) => nav.querySelectorAll("a").map((link) => link.getAttributeValue("href")));
    const sections = document.querySelectorAll("main section > h2").map(({ id }) => `#${id?.replace("-heading", "")}`);
    expect.soft(row, path).toEqual(sections);
    expect.soft(row.length, path).toBeGreaterThan(2);
  }
});
