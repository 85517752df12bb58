/** Checks that a page's JSON-LD matches what the page shows; snapshots of the builders have every object in full. */
import { expect, type Page } from "@playwright/test";
import { rupees } from "../../../src/text/format";
import type { Route } from "../content/site-routes";

/** A JSON-LD object. */
export type Thing = { [key: string]: unknown; "@type": string | string[] };

/** Matches markup for self-serving reviews, and for claims that the institute cannot guarantee. */
const forbidden = /"(Review|Rating|AggregateRating|JobPosting|VideoObject|FAQPage|review|aggregateRating|duration)"/;

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

/** Expects breadcrumbs on every page but the first, and nothing that the page does not show. */
export async function expectJsonLd(page: Page, { path, listed }: Route) {
  const stated = await jsonLdOf(page);
  const types = stated.map((thing) => thing["@type"]);
  // The outlines cover the others.
  expect(types.filter((type) => !listed || type === "BreadcrumbList")).toHaveLength(path === "/" ? 0 : 1);
  expect(stated.filter((thing) => thing["@context"] !== "https://schema.org")).toEqual([]);
  expect(JSON.stringify(stated)).not.toMatch(forbidden);
  const shown = plain(await page.locator("body").innerText());
  for (const thing of nestedThings(stated))
    expect(readableParts(thing).filter((text) => !shown.includes(plain(text)))).toEqual([]);
}
