/** The sitemap: every indexable page, with the day of its last change. */
import { contentReader } from "../../content/read-content";
import { sitePages, type SitePage } from "../../content/site-pages";

/** The plugin's configuration. Reads the checked folder `data`. */
export function sitemap(data: string) {
  return {
    resolve: "gatsby-plugin-sitemap",
    options: {
      query: "{ __typename }", // required by the plugin; the pages come from the data
      createLinkInHead: false, // robots.txt refers to it
      resolveSiteUrl: () => contentReader(data)("site.json").url,
      resolvePages: () => sitePages(data),
      serialize: ({ path, updated }: SitePage) => ({ url: path, lastmod: updated }),
    },
  };
}
