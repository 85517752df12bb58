/** The pages that have an address, as the sitemap and the share cards tell of them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { rupees } from "../format";
import { contentReader } from "./content";
import { pageAddresses, pageFolders } from "./contract";
import { slug } from "./fields";
import { hero, seo } from "./groups";
import { policyHead, policyNames } from "./policies";

const words = z.object({ seo, hero, title: z.string().optional() });

/** A page with an address. */
export type SitePage = {
  /** Its address, from the root on, without a slash at the end. */
  path: string;
  /** Its main heading, with asterisks around what is underlined. */
  heading: string;
  /** The day on which its content last changed: 2026-08-15. A list changes with each page that it leads to. */
  updated: string;
  /** The colour and the picture of its hero; a policy has none. */
  hero?: Pick<z.infer<typeof hero>, "band" | "picture">;
  /** What the page is, in a word or two; a policy's heading says it. */
  kicker?: string;
} & Offer;

/** What a course or a service says of itself beside its heading. */
type Offer = {
  /** What it costs, with the word before that where the figure does not speak for itself. */
  price?: { value: string; label?: string };
  facts?: string[];
};

/** All pages that search engines may list, from the folder `data`, which has passed the check. */
export function sitePages(data: string): SitePage[] {
  const content = contentReader(data);
  const read = (file: string): unknown => JSON.parse(readFileSync(join(data, file), "utf8"));
  const offers = offersOf(content);
  const { tagline } = content("site.json");
  const page = (
    path: string,
    { seo: { updated }, hero: { heading, band, picture }, ...of }: z.infer<typeof words>,
  ) => ({
    path,
    heading,
    updated,
    hero: { band, picture },
    kicker: of.title ?? tagline, // the home page has no title
  });
  const pages: SitePage[] = [
    ...Object.entries(pageAddresses).map(([file, path]) => page(path, words.parse(read(file)))),
    ...Object.entries(pageFolders).flatMap(([file, folder]) =>
      z
        .array(words.extend({ slug }))
        .parse(read(file))
        .map((item, index) => ({ ...page(`${folder}/${item.slug}`, item), ...offers[file]?.[index] })),
    ),
    ...policyNames(data).map((name) => {
      const { heading, lastUpdated } = policyHead(data, name);
      return { path: `/${name}`, heading, updated: lastUpdated };
    }),
  ];
  return pages.map((list) => {
    const below = pages.filter(({ path }) => path.startsWith(`${list.path}/`));
    const days = [list, ...below].map(({ updated }) => updated);
    return { ...list, updated: days.reduce((one, other) => (one > other ? one : other)) };
  });
}

/** The offers of each file, in its order. A course's name is its heading already. */
function offersOf(content: ReturnType<typeof contentReader>): Partial<Record<string, (Offer & { kicker?: string })[]>> {
  const { kicker } = content("course-pages.json").detail;
  const { price: label } = content("service-pages.json").detail;
  return {
    "courses.json": content("courses.json").map(({ price, pageDuration, level }) => ({
      kicker,
      price: { value: rupees(price) },
      facts: [pageDuration, level],
    })),
    "services.json": content("services.json").map(({ priceText }) => ({
      price: { value: priceText, label },
    })),
  };
}
