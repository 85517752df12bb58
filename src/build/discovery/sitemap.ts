/** The sitemap: every page that search engines may list, with the day on which its content last changed. */
import { contentReader } from "../../content/read-content";
import { sitePages, type SitePage } from "../../content/site-pages";

/** The plugin's entry; it reads the folder `data`, which has passed the check by then. */
export function sitemap(data: string) {
  return {
    resolve: "gatsby-plugin-sitemap",
    options: {
      query: "{ __typename }", // the plugin wants a query; all that it needs is in the data
      createLinkInHead: false, // robots.txt names it
      resolveSiteUrl: () => contentReader(data)("site.json").url,
      resolvePages: () => sitePages(data),
      serialize: ({ path, updated }: SitePage) => ({ url: path, lastmod: updated }),
    },
  };
}
