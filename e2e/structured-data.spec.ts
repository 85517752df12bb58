import type { Page } from "@playwright/test";
import courses from "../data/courses.json";
import services from "../data/services.json";
import site from "../data/site.json";
import { rupees } from "../src/text/format";
import { isPlaceholder } from "../src/text/placeholder";
import { routes, unknownPage, type Route } from "./routes";
import { expect, ofMissingPage, test } from "./test";
import { layOutAll, visit } from "./visit";

/** A thing of JSON-LD: its type, and what is stated of it. */
type Thing = { [key: string]: unknown; "@type": string | string[] };

/**
 * The least that is stated of a thing, by type: what Google asks for as of 2026, on the page that is named below
 * https://developers.google.com/search/docs/appearance/, or else what the site means to state.
 */
const least: Record<string, string[]> = {
  EducationalOrganization: ["@id", "name", "url"], // structured-data/organization asks for nothing
  LocalBusiness: ["name", "address", "openingHoursSpecification"], // structured-data/local-business: the first two
  PostalAddress: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  WebSite: ["name", "url"], // site-names
  ItemList: ["itemListElement"], // structured-data/carousel
  BreadcrumbList: ["itemListElement"], // structured-data/breadcrumb
  ListItem: ["position", "name"], // both, with url for the one; with item for the other, in all but the last
  Course: ["name", "description", "provider", "offers", "url"], // structured-data/course: the first three
  Offer: ["price", "priceCurrency", "category"],
  Service: ["name", "description", "provider", "url"],
};

/** Praise of the institute by itself, what it cannot answer for, and durations: the site states two for each course. */
const never =
  /"(Review|Rating|AggregateRating|JobPosting|VideoObject|FAQPage|CourseInstance|review|aggregateRating|hasCourseInstance|duration|timeRequired|courseWorkload)"/;

const institute = isPlaceholder(site.contact.address.street)
  ? "EducationalOrganization"
  : ["EducationalOrganization", "LocalBusiness"];

/** The types that a page states, in the order of the page. */
function typesOf({ path, listed }: Route): Thing["@type"][] {
  if (!listed) return [];
  if (path === "/") return [institute, "WebSite"];
  if (path === "/courses") return ["BreadcrumbList", "ItemList"];
  if (path.startsWith("/courses/")) return ["Course", "BreadcrumbList"];
  if (path.startsWith("/services/")) return ["Service", "BreadcrumbList"];
  return ["BreadcrumbList"];
}

async function statedOn(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Thing);
}

/** The things of a value, and those inside them. */
function everyThing(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(everyThing);
  return "@type" in value ? [value as Thing, ...inside] : inside;
}

/** What a thing states in words that visitors read. */
function wordsOf(thing: Thing): string[] {
  const keys = ["name", "description", "telephone", "email", "streetAddress", "addressLocality", "postalCode"];
  const words = keys.map((key) => thing[key]).filter((word) => typeof word === "string");
  return typeof thing.price === "number" ? [...words, rupees(thing.price)] : words;
}

/** Words as they are read, whatever capitals the styles make of them. */
const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

async function expectWhatThePageShows(page: Page, stated: Thing[]) {
  await page.evaluate(layOutAll);
  const shown = plain(await page.locator("body").innerText());
  for (const thing of everyThing(stated)) {
    for (const type of [thing["@type"]].flat()) {
      expect(Object.keys(least)).toContain(type);
      expect(Object.keys(thing), type).toEqual(expect.arrayContaining(least[type] ?? []));
    }
    expect(wordsOf(thing).filter((words) => !shown.includes(plain(words)))).toEqual([]);
  }
}

/** The breadcrumb states the trail that it draws. */
async function expectTrail(page: Page, list: Thing | undefined) {
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  const links = await crumbs.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const names = await crumbs.allInnerTexts();
  expect(list?.itemListElement).toEqual(
    names.map((name, index) => {
      const crumb = { "@type": "ListItem", position: index + 1, name };
      return index < links.length ? { ...crumb, item: `${site.url}${links[index]}` } : crumb;
    }),
  );
}

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

test.describe("as delivered", () => {
  test.use({ javaScriptEnabled: false });

  test("each page states the things that it shows, and nothing else", async ({ page, request, complaints }) => {
    const [byBrowser] = ofMissingPage(unknownPage.path);
    complaints.expect(byBrowser);
    test.slow(); // all pages
    const all: Thing[] = [];
    const canonicals: (string | null)[] = [];
    for (const route of routes) {
      await test.step(route.path, async () => {
        await page.goto(route.path);
        const stated = await statedOn(page);
        expect(stated.map((thing) => thing["@type"])).toEqual(typesOf(route));
        expect(stated.filter((thing) => thing["@context"] !== "https://schema.org")).toEqual([]);
        expect(JSON.stringify(stated)).not.toMatch(never);
        await expectWhatThePageShows(page, stated);
        const trail = stated.find((thing) => thing["@type"] === "BreadcrumbList");
        if (trail) await expectTrail(page, trail);
        all.push(...stated);
        if (route.listed) canonicals.push(await page.locator('link[rel="canonical"]').getAttribute("href"));
      });
    }
    const ofType = (type: string) => all.filter((thing) => thing["@type"] === type);
    expect(ofType("Course")).toMatchObject(coursesStated);
    expect(ofType("Service")).toMatchObject(servicesStated);
    expect(ofType("Service").filter((service) => "offers" in service)).toEqual([]);

    const things = everyThing(all);
    const addresses = things.flatMap(({ url, item, "@id": id }) =>
      [url, item, id].filter((part) => part !== undefined),
    );
    const pages = [...new Set(addresses.map((address) => String(address).replace(/#.*/, "")))];
    expect(pages.filter((address) => !canonicals.includes(address))).toEqual([]);
    for (const { logo } of things.filter((thing) => "logo" in thing))
      expect((await request.get(new URL(String(logo)).pathname)).status()).toBe(200);
  });
});

test("the list of courses states all of them in their order, whatever a visitor asks it for", async ({ page }) => {
  const items = coursesStated.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, url }));
  expect(items.length, "courses that Google wants for a list").toBeGreaterThanOrEqual(3);
  for (const query of ["", "?level=Advanced&sort=fee"]) {
    await visit(page, `/courses${query}`);
    const [, list] = await statedOn(page);
    expect(list).toEqual({ "@context": "https://schema.org", "@type": "ItemList", itemListElement: items });
  }
});

test("a link takes the things of the last page away and brings those of the next", async ({ page }) => {
  await visit(page, "/courses");
  const delivered = await statedOn(page);
  await page.getByRole("main").getByRole("link", { name: "Learn more about Python" }).click();
  await expect(page).toHaveURL("/courses/python");
  await expect
    .poll(() => statedOn(page))
    .toMatchObject([{ "@type": "Course", name: "Python" }, { "@type": "BreadcrumbList" }]);
  await page.goBack();
  await expect.poll(() => statedOn(page)).toEqual(delivered);
  await page.getByRole("banner").getByRole("link", { name: site.name }).click();
  await expect.poll(() => statedOn(page)).toMatchObject([{ "@type": institute }, { "@type": "WebSite" }]);
});
