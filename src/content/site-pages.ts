/** The site's pages, for the sitemap and the share cards. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { rupees } from "../text/format";
import { latest } from "../time/latest";
import { courseDurations } from "./durations";
import { contentReader } from "./read-content";
import { pageFolders, pagePaths } from "./contract";
import { hero, seo } from "./schemas/field-groups";
import { policyFrontMatter, policyNames } from "./policies";

const pageText = z.object({ seo, hero, title: z.string().optional() });

/** A page that search engines may list. */
export type SitePage = {
  /** Its path, without a slash at the end. */
  path: string;
  /** Its main heading, with asterisks around the underlined part. */
  heading: string;
  /** What search results show: without the site's name, and one or two sentences. */
  title: string;
  description: string;
  /** The day of its last change, 2026-08-15. A list changes with the pages that it leads to. */
  updated: string;
  /** The colour and the picture of its hero; a policy has none. */
  hero?: Pick<z.infer<typeof hero>, "band" | "picture">;
  /** What the page is, in a word or two; a policy has none. */
  kicker?: string;
  /** What a course or a service costs, with the word before the figure where it needs one. */
  price?: { value: string; label?: string };
  /** A course's duration and level. */
  facts?: string[];
};

/** All pages that search engines may list, from the folder `data`, which has passed the check. */
export function sitePages(data: string): SitePage[] {
  const read = contentReader(data);
  const { tagline } = read("site.json");
  const { detail, durations } = read("course-pages.json");
  const { price: label } = read("service-pages.json").detail;
  const pages: SitePage[] = [
    ...Object.entries(pagePaths).map(([file, path]) => {
      const content = pageText.parse(JSON.parse(readFileSync(join(data, file), "utf8")));
      return { ...page(path, content), kicker: content.title ?? tagline }; // the home page has no title
    }),
    // A course's name is its heading already.
    ...read("courses.json").map((course) => ({
      ...page(`${pageFolders["courses.json"]}/${course.slug}`, course),
      kicker: detail.kicker,
      price: { value: rupees(course.price) },
      facts: [courseDurations(course, durations).page, course.level],
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
