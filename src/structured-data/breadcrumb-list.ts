import type { BreadcrumbListLeaf } from "schema-dts";
import site from "../../data/site.json";

/**
 * The way to a page: the pages that it leads over, the first one first, and the name of the page itself, which needs no
 * address.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function asBreadcrumbList(way: readonly { label: string; to: string }[], here: string): BreadcrumbListLeaf {
  const crumbs = [...way.map(({ label, to }) => ({ name: label, item: site.url + to })), { name: here }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
  };
}
