/** The links of the built pages and drawings. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlElement } from "html-validate";
import site from "../../data/site.json";
import { sectionsOf } from "../../src/content/sections";
import { decodeEntities, htmlFiles, parse } from "../support/built-html";
import { expect, test } from "../support/site-test";

const linking = ["href", "src", "srcset", "imagesrcset", "poster", "action"];

/** Returns the URLs in links, pictures, scripts, styles, icons and forms. */
function addressesIn(document: HtmlElement): Set<string> {
  const attributes = document.querySelectorAll("*").flatMap(({ attributes }) => attributes);
  const addresses = attributes.flatMap(({ key, value }) => {
    if (!linking.includes(key)) return [];
    const address = decodeEntities(String(value));
    return key.endsWith("srcset") ? address.split(",").flatMap((one) => one.trim().split(" ")[0] ?? []) : [address];
  });
  return new Set(addresses);
}

/** Returns the pages and drawings by path; only these can have anchors. */
async function documents(): Promise<Map<string, HtmlElement>> {
  const drawings = ["/icons.svg"].map((path) => ({ path, html: readFileSync(join("public", path), "utf8") }));
  return new Map(
    await Promise.all([...htmlFiles(), ...drawings].map(async ({ path, html }) => [path, await parse(html)] as const)),
  );
}

test("every link leads to a page or file of the site and to an anchor on it, or safely to another site", async () => {
  const all = await documents();
  const isDead = (address: string, path: string) => {
    if (!address || address === "#" || !URL.canParse(address, site.url + path)) return true;
    const { origin, protocol, pathname, hash } = new URL(address, site.url + path);
    if (origin !== site.url) return !/^(?:https|mailto|tel|data):$/.test(protocol);
    const [to, anchor] = [decodeURI(pathname), decodeURI(hash.slice(1))];
    const document = all.get(to);
    if (document) return anchor !== "" && document.querySelector(`[id="${anchor}"]`) === null;
    return anchor !== "" || to.endsWith("/") || !existsSync(join("public", to));
  };
  const dead = [...all].flatMap(([path, document]) =>
    [...addressesIn(document)].filter((address) => isDead(address, path)).map((address) => `${path}: ${address}`),
  );
  expect(dead).toEqual([]);
});

// The content check rejects links to sections that src/content/sections.ts does not declare.
test("every page declares its sections", async () => {
  const undeclared = [...(await documents())].flatMap(([path, document]) => {
    const declared = sectionsOf(path);
    const ids = document.querySelectorAll("section[id]").map(({ id }) => id ?? "");
    return ids.filter((id) => declared && !declared.includes(id)).map((id) => `${path}: ${id}`);
  });
  expect(undeclared).toEqual([]);
});
