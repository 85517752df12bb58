/** Checks that a page's JSON-LD matches what the page shows. */
import { expect, type Page } from "@playwright/test";
import batches from "../../data/batches.json";
import site from "../../data/site.json";
import { rupees } from "../../src/text/format";
import { isPlaceholder } from "../../src/text/placeholder";
import { instantInIndia } from "../../src/time/india-time";
import type { Route } from "./site-routes";

/** A JSON-LD object. */
export type Thing = { [key: string]: unknown; "@type": string | string[] };

/**
 * Required properties by type. Comments cite Google's requirements as of 2026, with paths below
 * https://developers.google.com/search/docs/appearance/.
 */
const requiredProperties: Record<string, string[]> = {
  EducationalOrganization: ["@id", "name", "url"], // structured-data/organization requires nothing
  LocalBusiness: ["name", "address", "openingHoursSpecification"], // structured-data/local-business
  PostalAddress: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  WebSite: ["name", "url"], // site-names
  ItemList: ["itemListElement"], // structured-data/carousel
  BreadcrumbList: ["itemListElement"], // structured-data/breadcrumb
  ListItem: ["position"], // both pages require it; the tests of carousel and breadcrumb compare the rest
  Course: ["name", "description", "provider", "offers", "url", "timeRequired"], // structured-data/course
  CourseInstance: ["@id", "startDate", "courseMode", "instructor"], // Google has required nothing since 2025
  Person: ["name"],
  Offer: ["price", "priceCurrency", "category"],
  Service: ["name", "description", "provider", "url"],
};

/** Matches markup for self-serving reviews, and for claims that the institute cannot guarantee. */
const forbidden =
  /"(Review|Rating|AggregateRating|JobPosting|VideoObject|FAQPage|review|aggregateRating|duration|courseWorkload)"/;

const institute = isPlaceholder(site.contact.address.street)
  ? "EducationalOrganization"
  : ["EducationalOrganization", "LocalBusiness"];

/** Returns the expected types on a page, in order. */
function typesOf({ path, listed }: Route): Thing["@type"][] {
  if (!listed) return [];
  if (path === "/") return [institute, "WebSite"];
  if (path === "/courses") return ["BreadcrumbList", "ItemList"];
  if (path.startsWith("/courses/")) {
    const upcoming = batches.filter(
      ({ course, start, fromTime }) => path.endsWith(`/${course}`) && instantInIndia(start, fromTime) > Date.now(),
    );
    return ["Course", "BreadcrumbList", ...upcoming.map(() => "CourseInstance")];
  }
  if (path.startsWith("/services/")) return ["Service", "BreadcrumbList"];
  return ["BreadcrumbList"];
}

/** Returns a page's JSON-LD objects in order. */
export async function jsonLdOf(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Thing);
}

/** All objects in a value, including nested ones. */
export function nestedThings(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(nestedThings);
  return "@type" in value ? [value as Thing, ...inside] : inside;
}

/** Returns an object's texts and price as the page displays them. */
function readableParts(thing: Thing): string[] {
  const keys = ["name", "description", "telephone", "email", "streetAddress", "addressLocality", "postalCode"];
  const texts = keys.map((key) => thing[key]).filter((text) => typeof text === "string");
  return typeof thing.price === "number" ? [...texts, rupees(thing.price)] : texts;
}

/** Normalises spaces and case, because styles may change case. */
const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

/** Expects the objects for this kind of page, with all required properties and nothing that the page does not show. */
export async function expectJsonLd(page: Page, route: Route) {
  const stated = await jsonLdOf(page);
  expect(stated.map((thing) => thing["@type"])).toEqual(typesOf(route));
  expect(stated.filter((thing) => thing["@context"] !== "https://schema.org")).toEqual([]);
  expect(JSON.stringify(stated)).not.toMatch(forbidden);
  const shown = plain(await page.locator("body").innerText());
  for (const thing of nestedThings(stated)) {
    for (const type of [thing["@type"]].flat()) {
      expect(Object.keys(requiredProperties)).toContain(type);
      expect(Object.keys(thing), type).toEqual(expect.arrayContaining(requiredProperties[type] ?? []));
    }
    expect(readableParts(thing).filter((text) => !shown.includes(plain(text)))).toEqual([]);
  }
  const trail = stated.find((thing) => thing["@type"] === "BreadcrumbList");
  if (trail) await expectTrail(page, trail);
}

/** Expects that the JSON-LD breadcrumb matches the displayed one. */
async function expectTrail(page: Page, { itemListElement }: Thing) {
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  const links = await crumbs.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const names = await crumbs.allInnerTexts();
  expect(itemListElement).toEqual(
    names.map((name, index) => {
      const crumb = { "@type": "ListItem", position: index + 1, name };
      return index < links.length ? { ...crumb, item: `${site.url}${links[index]}` } : crumb;
    }),
  );
}
