/** Names of courses, services, trainers, articles and papers on the institute's pages are links. */
import type { Locator, Page } from "@playwright/test";
import admissions from "../../data/admissions.json";
import alumni from "../../data/alumni.json";
import faculty from "../../data/faculty.json";
import fees from "../../data/fees.json";
import papers from "../../data/publications.json";
import research from "../../data/research.json";
import services from "../../data/services.json";
import { headingId } from "../../src/text/heading-id";
import { blog, careers } from "../support/shown-content";
import { expect, test } from "../support/shared-page";
import { openDetails, phone } from "../support/page-visits";
import { headingOf, titleOf } from "../support/site-routes";

test.use({ viewport: phone, scripting: false });

/** A link's text and target, and the heading at that target. */
type Lead = { text: string; to: string; heading: string };

/** An entry's heading and the links inside it. */
type Entry = { heading: string; leads: Lead[] };

function toPage(slug: string): Lead {
  const folder = services.some((service) => service.slug === slug) ? "/services" : "/courses";
  const to = `${folder}/${slug}`;
  return { text: titleOf(slug), to, heading: headingOf(to).replaceAll("*", "") };
}

function toTrainer(slug: string, text?: string): Lead {
  const { name } = faculty.find((trainer) => trainer.slug === slug) ?? { name: "" };
  return { text: text ?? name, to: `/faculty#${slug}`, heading: name };
}

const toArticle = ({ slug, title }: { slug: string; title: string }): Lead => {
  return { text: title, to: `/blog#${slug}`, heading: title };
};

const toPaper = (title: string): Lead => ({ text: title, to: `/research#${headingId(title)}`, heading: title });

/** Returns a list with the value's link, or an empty list without a value. */
const leadIf = <Value>(value: Value | undefined, lead: (value: Value) => Lead) => (value ? [lead(value)] : []);

const entries: Record<string, Entry[]> = {
  "/faculty": faculty.map(({ slug, name, courses }) => ({
    heading: name,
    leads: [
      ...courses.map(toPage),
      ...blog.articles.filter(({ trainer }) => trainer === slug).map(toArticle),
      ...papers.filter(({ trainers }) => trainers?.includes(slug)).map(({ title }) => toPaper(title)),
    ],
  })),
  "/success-stories": alumni.map(({ name, course }) => ({ heading: name, leads: [toPage(course)] })),
  "/blog": blog.articles.map(({ title, author, trainer, course, service }, index, { length }) => ({
    heading: title,
    leads: [
      ...leadIf(trainer, (slug) => toTrainer(slug, author)),
      ...[course, service].flatMap((slug) => leadIf(slug, toPage)),
      ...leadIf(blog.articles[(index + 1) % length], toArticle),
    ],
  })),
  "/careers": careers.openings.items.map(({ title, trainer, service }) => ({
    heading: title,
    leads: [...leadIf(trainer, toTrainer), ...leadIf(service, toPage)],
  })),
  "/research": [
    ...papers.map(({ title, authors, trainers = [] }) => ({
      heading: title,
      leads: trainers.map((slug) => {
        const { heading } = toTrainer(slug);
        return toTrainer(
          slug,
          authors.find((author) => heading.endsWith(author)),
        );
      }),
    })),
    ...research.areas.items.map(({ title, trainer }) => ({ heading: title, leads: leadIf(trainer, toTrainer) })),
  ],
  "/admissions": [],
};

/** Returns the links outside entries: table rows and single links. */
function linksAlone(page: Page, path: string): [part?: Locator, leads?: Lead[]] {
  if (path === "/admissions")
    return [page.getByRole("table", { name: admissions.fees.caption }), fees.map(({ course }) => toPage(course))];
  if (path !== "/research") return [];
  return [page.getByRole("region", { name: research.areas.heading }), leadIf(research.service, toPage)];
}

/** Expects these links in a part of a page, in a single reading. */
async function expectLeads(part: Locator, leads: Lead[], name: string) {
  const links = part.getByRole("link");
  const shown = await links.evaluateAll((all) =>
    all.map((link) => `${link.textContent?.replace(/\s+/g, " ").trim()} → ${link.getAttribute("href")}`),
  );
  expect.soft(shown, name).toEqual(expect.arrayContaining(leads.map(({ text, to }) => `${text} → ${to}`)));
}

/** Targets by the page's path: the anchor, and the heading that it reveals. */
const places = new Map<string, Map<string, string>>();
for (const { to, heading } of Object.values(entries).flatMap((all) => all.flatMap(({ leads }) => leads))) {
  const [path = "", anchor] = to.split("#");
  if (anchor) places.set(path, (places.get(path) ?? new Map<string, string>()).set(`#${anchor}`, heading));
}

for (const [path, all] of Object.entries(entries))
  test(`the names on ${path} are links, and links to its entries reveal them`, async ({ page }) => {
    await page.goto(path);
    const items = page.getByRole("main").getByRole("listitem");
    for (const [anchor, heading] of places.get(path) ?? []) {
      const details = page.locator("details");
      await details.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = false)));
      await page.goto(path + anchor); // the page stays, and the browser opens what has the anchor
      await expect.soft(page.getByRole("heading", { level: 3, name: heading, exact: true })).toBeInViewport();
      await expect.soft(page.getByRole("main").locator("details[open]"), anchor).toHaveCount(1);
    }
    await openDetails(page);
    for (const { heading, leads } of all) {
      const title = page.getByRole("heading", { level: 3, name: heading, exact: true });
      await expectLeads(items.filter({ has: title }), leads, heading);
    }
    const [part, alone = []] = linksAlone(page, path);
    if (part) await expectLeads(part, alone, path);
  });
