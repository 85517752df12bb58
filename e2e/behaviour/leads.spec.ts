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
import { articleTexts } from "../support/markdown-texts";
import { blog, careers } from "../support/shown-content";
import { expect, test } from "../support/site-test";
import { openDetails, phone, visit } from "../support/page-visits";
import { headingOf, titleOf } from "../support/site-routes";

test.use({ viewport: phone });

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
};

/** Links outside entries: table rows and single links. */
const alone: { path: string; part: (page: Page) => Locator; leads: Lead[] }[] = [
  {
    path: "/admissions",
    part: (page) => page.getByRole("table", { name: admissions.fees.caption }),
    leads: fees.map(({ course }) => toPage(course)),
  },
  {
    path: "/research",
    part: (page) => page.getByRole("region", { name: research.areas.heading }),
    leads: leadIf(research.service, toPage),
  },
];

async function expectLeads(part: Locator, leads: Lead[]) {
  for (const { text, to } of leads)
    await expect.soft(part.getByRole("link", { name: text, exact: true })).toHaveAttribute("href", to);
}

for (const [path, all] of Object.entries(entries)) {
  test(`the names on ${path} are links`, async ({ page }) => {
    await page.goto(path);
    await openDetails(page);
    for (const { heading, leads } of all) {
      const title = page.getByRole("heading", { level: 3, name: heading, exact: true });
      await expectLeads(page.getByRole("main").getByRole("listitem").filter({ has: title }), leads);
    }
  });
}

for (const { path, part, leads } of alone) {
  test(`${leads.length} names outside entries on ${path} are links`, async ({ page }) => {
    await page.goto(path);
    await expectLeads(part(page), leads);
  });
}

const places = new Map(
  [...Object.values(entries).flat(), ...alone].flatMap(({ leads }) => leads).map((lead) => [lead.to, lead.heading]),
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each link opens and reveals its target", async ({ page }) => {
    expect(places.size).toBeGreaterThan(faculty.length + blog.articles.length);
    for (const [to, heading] of places) {
      await page.goto("about:blank"); // otherwise only the hash changes, and open details stay open
      await page.goto(to);
      const level = to.includes("#") ? 3 : 1;
      await expect(page.getByRole("heading", { level, name: heading, exact: true }), to).toBeInViewport();
      if (to.includes("#")) await expect(page.getByRole("main").locator("details[open]"), to).toHaveCount(1);
    }
  });
});

test("every article links to the next, even in a filtered list, and the last to the first", async ({ page }) => {
  const [first] = blog.articles;
  await visit(page, `/blog?${new URLSearchParams({ category: first?.category ?? "" }).toString()}#${first?.slug}`);
  for (const [index, { title }] of blog.articles.entries()) {
    const next = blog.articles[(index + 1) % blog.articles.length] ?? first;
    const heading = page.getByRole("heading", { level: 3, name: title, exact: true });
    const card = page.getByRole("main").getByRole("listitem").filter({ has: heading });
    await card.getByRole("link", { name: next?.title, exact: true }).press("Enter");
    await expect(page).toHaveURL(`/blog#${next?.slug}`);
    const place = page.getByRole("heading", { level: 3, name: next?.title, exact: true });
    await expect(place).toBeInViewport();
    await expect(page.getByText(articleTexts(next?.body ?? [])[0] ?? "", { exact: true })).toBeVisible();
  }
});
