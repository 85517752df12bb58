/** The site's pages, for the sitemap and share cards. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { rupees } from "../text/format";
import { latest } from "../time/india-time";
import { contentReader, readDurations, readTotalFee } from "./content-reader";
import { pageFolders, pagePaths } from "./contract";
import { hero, seo } from "./schemas/field-groups";
import { policyFrontMatter, policyNames } from "./policies";

const pageText = z.object({ seo, hero, title: z.string().optional() });

/** A page; `updated` also counts changes of the pages below it. Policies have neither hero nor kicker. */
export type SitePage = z.infer<typeof seo> & {
  /** Without a trailing slash. */
  path: string;
  /** The main heading, with asterisks around the underlined part. */
  heading: string;
  hero?: Pick<z.infer<typeof hero>, "band" | "picture">;
  kicker?: string;
  /** The price of a course or service, with a prefix where needed. */
  price?: { value: string; label?: string };
  facts?: string[];
};

/** Returns all indexable pages, as read from the checked folder `data`. */
export function sitePages(data: string): SitePage[] {
  const read = contentReader(data);
  const { tagline } = read("site.json");
  const { detail } = read("course-pages.json");
  const { price: label } = read("service-pages.json").detail;
  const pages: SitePage[] = [
    ...Object.entries(pagePaths).map(([file, path]) => {
      const content = pageText.parse(JSON.parse(readFileSync(join(data, file), "utf8")));
      return { ...page(path, content), kicker: content.title ?? tagline }; // the home page has no title
    }),
    // A course's heading is its name.
    ...read("courses.json").map((course) => ({
      ...page(`${pageFolders["courses.json"]}/${course.slug}`, course),
      kicker: detail.kicker,
      price: { value: rupees(readTotalFee(read, course)) },
      facts: [readDurations(read, course).page, course.level],
    })),
    ...read("services.json").map((service) => ({
      ...page(`${pageFolders["services.json"]}/${service.slug}`, service),
      kicker: service.title,
      price: { value: service.priceText, label },
    })),
    ...policyNames(data).map((name) => {
      const { title, heading, description, lastUpdated } = policyFrontMatter(data, name);
      return { path: `/${name}`, title, heading, description, updated: lastUpdated };
    }),
  ];
  return pages.map((list) => {
    const below = pages.filter(({ path }) => path.startsWith(`${list.path}/`));
    return { ...list, updated: latest([list, ...below].map(({ updated }) => updated)) };
  });
}

function page(path: string, { seo, hero: { heading, band, picture } }: z.infer<typeof pageText>) {
  return { path, heading, ...seo, hero: { band, picture } };
}
