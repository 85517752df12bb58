/** The JSON-LD of the whole site; without-script.spec.ts covers single pages. */
import { readFileSync } from "node:fs";
import coursesInData from "../../data/courses.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { htmlFiles } from "../support/built-html";
import { visit } from "../support/page-visits";
import { pages } from "../support/site-routes";
import { filled } from "../support/filled-content";
import { expect, test } from "../support/site-test";
import { nestedThings, jsonLdOf, type Thing } from "../support/json-ld";

const courses = filled(coursesInData);

const coursesStated = courses.map(({ slug, title, price, hero }) => ({
  "@type": "Course",
  name: title,
  description: hero.tagline,
  url: `${site.url}/courses/${slug}`,
  offers: { price, priceCurrency: "INR", category: "Paid" },
}));

const servicesStated = services.map(({ slug, title, hero }) => ({
  "@type": "Service",
  name: title,
  description: hero.lead,
  url: `${site.url}/services/${slug}`,
}));

test("every course and service has its text and price in JSON-LD, and every URL belongs to a page", () => {
  const files = new Map(htmlFiles().map(({ path, html }) => [path, html]));
  const all = pages.flatMap(({ path }) =>
    Array.from(
      (files.get(path) ?? "").matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
      ([, json]) => {
        return JSON.parse(json ?? "") as Thing;
      },
    ),
  );
  const ofType = (type: string) => all.filter((thing) => thing["@type"] === type);
  expect(ofType("Course")).toMatchObject(coursesStated);
  expect(ofType("Service")).toMatchObject(servicesStated);
  expect(ofType("Service").filter((service) => "offers" in service)).toEqual([]);

  const things = nestedThings(all);
  const addresses = things
    .flatMap(({ url, item, "@id": id }) => [url, item, id].filter((part) => part !== undefined))
    .map((address) => String(address).replace(/#.*/, ""));
  const known = pages.map(({ path }) => new URL(path, site.url).href);
  expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
  for (const { logo } of things.filter((thing) => "logo" in thing))
    expect(readFileSync(`public${new URL(String(logo)).pathname}`).length).toBeGreaterThan(0);
});

test("the course list has all courses in JSON-LD, in order, whatever the query", async ({ page }) => {
  const items = coursesStated.map(({ url }, index) => ({ "@type": "ListItem", position: index + 1, url }));
  for (const query of ["", "?level=Advanced&sort=fee"]) {
    await visit(page, `/courses${query}`);
    const [, list] = await jsonLdOf(page);
    expect(list).toEqual({ "@context": "https://schema.org", "@type": "ItemList", itemListElement: items });
  }
});
