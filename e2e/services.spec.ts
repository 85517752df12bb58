import type { Locator, Page } from "@playwright/test";
import servicePages from "../data/service-pages.json";
import reviewsOfTheSite from "../data/service-testimonials.json";
import servicesOfTheSite from "../data/services.json";
import site from "../data/site.json";
import { rupees } from "../src/text/format";
import { expect, test } from "./test";
import { desk, phone, visit } from "./visit";

type Part<Item> = { heading: string; items: Item[] };
type Review = { name: string; role: string; service: string; rating: number; content: string };
type Priced = { title: string; projects: string[]; priceFrom: number; priceTo: number; popular: boolean };
type Track = { title: string; duration: string; description: string; skills: string[] } & {
  stipendFrom: number;
  stipendTo: number;
};
type Service = Omit<(typeof servicesOfTheSite)[number], "reviews" | "companies"> & {
  duration?: string;
  stats?: { figure: string; label: string }[];
  domains?: Part<Priced>;
  tracks?: Part<Track>;
  programmes?: Part<{ title: string; duration: string; description: string; topics: string[] }>;
  researchDomains?: Part<{ title: string; publications: number }>;
  companies?: Part<{ name: string; field: string; package?: string }>;
  successes?: Part<{ name: string; before: string; after: string; package: string }>;
  reviews?: Part<Review>;
};

const services = servicesOfTheSite as Service[];

/** The entries of a part, each with its own content, in the order of the content. Not every service has every part. */
async function expectPart<Item>(
  page: Page,
  part: Part<Item> | undefined,
  entry: Locator,
  expectEntry: (entry: Locator, item: Item) => Promise<void>,
) {
  if (!part) return;
  const region = page.getByRole("region", { name: part.heading, exact: true });
  const entries = region.getByRole("listitem").filter({ has: entry });
  await expect(entries).toHaveCount(part.items.length);
  for (const [position, item] of part.items.entries()) await expectEntry(entries.nth(position), item);
}

async function expectTexts(within: Locator, texts: string[]) {
  for (const text of texts) await expect(within.getByText(text, { exact: true })).toBeVisible();
}

async function expectReview(entry: Locator, { name, role, service, rating, content }: Review) {
  await expectTexts(entry, [name, role, service, content, `Rated ${rating} of 5`]);
}

test("the overview shows the services and reviews of the content, and each card leads to its page", async ({
  page,
}) => {
  await visit(page, "/services");
  const { list, reviews, custom } = servicePages;
  const heading = page.getByRole("heading", { level: 3 });
  const items = services;
  await expectPart(page, { ...list, items }, heading, async (card, service) => {
    await expect(card.getByRole("heading")).toHaveText(service.title + (service.popular ? " Popular" : ""));
    await expectTexts(card, [service.description, service.priceText]);
    await expect(card.getByRole("listitem")).toHaveText(service.features);
    const more = card.getByRole("link", { name: `Learn More about ${service.title}`, exact: true });
    await expect(more).toHaveAttribute("href", `/services/${service.slug}`);
  });
  await expectPart(page, { ...reviews, items: reviewsOfTheSite }, page.getByRole("figure"), expectReview);

  const support = page.getByRole("region", { name: custom.heading }).getByRole("link", { name: custom.action.label });
  await expect(support).toHaveAttribute("href", custom.action.link);
  await page.getByText(services[1]?.description ?? "").click({ force: true }); // the card's link lies over it
  await expect(page).toHaveURL(`/services/${services[1]?.slug}`);
});

for (const service of services) {
  test(`the page of ${service.title} shows the facts and parts of its content, and no others`, async ({ page }) => {
    await visit(page, `/services/${service.slug}`);
    const facts = page.getByRole("complementary", { name: "Facts and enrolment" });
    await expect(facts.getByRole("term")).toHaveText(["Price", ...service.facts.map(({ label }) => label)]);
    await expect(facts.getByRole("definition")).toHaveText([
      service.priceText,
      ...service.facts.map(({ value }) => value),
    ]);

    const { domains, tracks, programmes, offers, researchDomains, process, companies, successes, reviews } = service;
    const parts = [domains, tracks, programmes, offers, researchDomains, process, companies, successes, reviews];
    const headings = parts.flatMap((part) => (part ? [part.heading] : []));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText([...headings, service.enroll.heading]);
    if (service.stats) {
      const figures = main.locator("dl").filter({ hasNot: page.getByText(service.priceText, { exact: true }) });
      await expect(figures.getByRole("term")).toHaveText(service.stats.map(({ label }) => label));
      await expect(figures.getByRole("definition")).toHaveText(service.stats.map(({ figure }) => figure));
    }

    const heading = page.getByRole("heading", { level: 3 });
    await expectPart(page, domains, heading, async (card, { title, projects, priceFrom, priceTo, popular }) => {
      await expectTexts(card, [title, `${rupees(priceFrom)} to ${rupees(priceTo)}`]);
      await expect(card.getByRole("listitem")).toHaveText(projects);
      await expect(card.getByText("Popular", { exact: true })).toHaveCount(popular ? 1 : 0);
    });
    await expectPart(page, tracks, heading, async (card, { title, duration, description, skills, ...stipend }) => {
      const range = `${rupees(stipend.stipendFrom)} to ${rupees(stipend.stipendTo)}`;
      await expectTexts(card, [title, duration, description, range]);
      await expect(card.getByRole("list", { name: "Skills" }).getByRole("listitem")).toHaveText(skills);
    });
    await expectPart(page, programmes, heading, async (card, { title, duration, description, topics }) => {
      await expect(card.getByRole("heading")).toHaveText(`${title} ${duration}`);
      await expectTexts(card, [description]);
      await expect(card.getByRole("list", { name: "Topics" }).getByRole("listitem")).toHaveText(topics);
    });
    await expectPart(page, offers, heading, (card, { title, text }) => expectTexts(card, [title, text]));
    await expectPart(page, researchDomains, heading, (row, { title, publications }) =>
      expect(row).toHaveText(`${title}${publications} publications`),
    );
    await expectPart(page, process, heading, (step, { title, text }) => expectTexts(step, [title, text]));
    await expectPart(page, companies, heading, (cell, { name, field, package: range = "" }) =>
      expect(cell).toHaveText(name + field + range),
    );
    await expectPart(page, successes, heading, async (card, { name, before, after, package: yearly }) => {
      await expectTexts(card, [name, yearly]);
      await expect(card.getByRole("definition")).toHaveText([before, after]);
    });
    await expectPart(page, reviews, page.getByRole("figure"), expectReview);
  });
}

test("every service leads to the enquiry, on a phone always in sight, and to WhatsApp with its own name", async ({
  page,
}) => {
  for (const { slug, title, action, intent, process } of services) {
    await page.setViewportSize(desk);
    await visit(page, `/services/${slug}`);
    const begin = page.getByRole("main").getByRole("link", { name: action, exact: true });
    await expect(begin, title).toHaveCount(3);
    for (const link of await begin.all()) {
      await expect(link).toHaveAttribute("href", `/contact?intent=${intent}#enquiry`);
    }
    for (const link of await page.getByRole("link", { name: "Ask on WhatsApp" }).all()) {
      const address = new URL((await link.getAttribute("href")) ?? "");
      expect(address.origin + address.pathname).toBe(`https://wa.me/${site.contact.whatsapp.replace(/\D/g, "")}`);
      expect(address.searchParams.get("text")).toContain(title);
      await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
    }
    await page.setViewportSize(phone);
    await page.getByRole("region", { name: process.heading, exact: true }).scrollIntoViewIfNeeded();
    await expect(begin.nth(2), `${title}: the bar between the parts and the banner`).toBeInViewport({ ratio: 1 });
  }
});
