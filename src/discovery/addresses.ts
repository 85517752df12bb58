/** Where machines find what is made for them; no page stands there. */
export const addresses = {
  sitemap: "/sitemap-index.xml",
  feed: "/rss.xml",
  courseData: "/courses.json",
};
