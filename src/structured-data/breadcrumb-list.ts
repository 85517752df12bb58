import { site } from "../site-copy";

/**
 * The breadcrumbs of a page: its ancestors, topmost first, then its name, which needs no URL.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function asBreadcrumbList(ancestors: readonly { label: string; to: string }[], here: string) {
  const crumbs = [...ancestors.map(({ label, to }) => ({ name: label, item: site.url + to })), { name: here }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
  };
}
