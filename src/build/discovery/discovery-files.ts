/** The files for crawlers, feed readers and other programs. */
import { outputPaths } from "../../content/output-paths";
import { contentReader } from "../../content/read-content";
import { sitePages } from "../../content/site-pages";
import { calendars } from "./calendars";
import { courseData } from "./course-data";
import { feed } from "./feed";

/** Maps file paths to texts, for the checked folder `data`. */
export async function discoveryFiles(data: string): Promise<Map<string, string>> {
  const { url } = contentReader(data)("site.json");
  return new Map([
    [outputPaths.robots, `User-agent: *\nAllow: /\n\nSitemap: ${url}${outputPaths.sitemap}\n`],
    [outputPaths.sitemap, sitemap(data, url)],
    [outputPaths.courseData, `${JSON.stringify(courseData(data), null, 2)}\n`],
    [outputPaths.feed, await feed(data)],
    ...calendars(data),
  ]);
}

/** Every indexable page, with the day of its last change (https://www.sitemaps.org/protocol.html). */
function sitemap(data: string, url: string): string {
  const entry = ({ path, updated }: { path: string; updated: string }) =>
    `<url><loc>${url}${path}</loc><lastmod>${updated}</lastmod></url>\n`;
  const entries = sitePages(data).map(entry).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}
