/** The pages that have an address, as the sitemap and the share cards tell of them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { pageAddresses, pageFolders } from "./contract";
import { slug } from "./fields";
import { hero, seo } from "./groups";
import { policyHead, policyNames } from "./policies";

const words = z.object({ seo, hero });

/** A page with an address. */
export type SitePage = {
  /** Its address, from the root on, without a slash at the end. */
  path: string;
  /** Its main heading, with asterisks around what is underlined. */
  heading: string;
  /** The day on which its content last changed: 2026-08-15. */
  updated: string;
  /** The colour and the picture of its hero; a policy has none. */
  hero?: Pick<z.infer<typeof hero>, "band" | "picture">;
};

/** All pages that search engines may list, from the folder `data`, which has passed the check. */
export function sitePages(data: string): SitePage[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(data, file), "utf8"));
  const page = (path: string, { seo: { updated }, hero: { heading, band, picture } }: z.infer<typeof words>) => ({
    path,
    heading,
    updated,
    hero: { band, picture },
  });
  return [
    ...Object.entries(pageAddresses).map(([file, path]) => page(path, words.parse(read(file)))),
    ...Object.entries(pageFolders).flatMap(([file, folder]) =>
      z
        .array(words.extend({ slug }))
        .parse(read(file))
        .map((item) => page(`${folder}/${item.slug}`, item)),
    ),
    ...policyNames(data).map((name) => {
      const { heading, lastUpdated } = policyHead(data, name);
      return { path: `/${name}`, heading, updated: lastUpdated };
    }),
  ];
}
