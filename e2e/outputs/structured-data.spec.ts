/** The JSON-LD of the whole site; without-script.spec.ts covers single pages. */
import { readFileSync } from "node:fs";
import site from "../../data/site.json";
import { nestedThings, type Thing } from "../support/checks/json-ld";
import { htmlFiles } from "../support/built/built-html";
import { pages } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";

test("every URL in JSON-LD belongs to a page, and the logo is a file", () => {
  const html = htmlFiles().map((file) => file.html);
  const objects = html.join("").matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const things = nestedThings(Array.from(objects, ([, json = ""]) => JSON.parse(json) as Thing));
  const addresses = things.flatMap(({ url, item, "@id": id }) => [url, item, id].filter((part) => part !== undefined));
  const known = pages.map(({ path }) => new URL(path, site.url).href);
  expect(addresses.filter((address) => !known.includes(String(address).replace(/#.*/, "")))).toEqual([]);
  const logos = things.flatMap(({ logo }) => logo ?? []);
  for (const logo of logos) expect(readFileSync(`public${new URL(String(logo)).pathname}`)).not.toHaveLength(0);
});
