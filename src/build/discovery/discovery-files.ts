/** The files for crawlers, feed readers and other programs. */
import { renderToStaticMarkup } from "react-dom/server";
import { outputPaths } from "../../content/output-paths";
import { contentReader } from "../../content/content-reader";
import { sitePages } from "../../content/site-pages";
import { instantInIndia } from "../../time/india-time";
import { articleParts } from "../rendered-prose";
import { calendars } from "./calendars";
import { courseData } from "./course-data";

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

/** Renders the RSS feed for the checked folder `data`: the text of all articles, newest first. */
export async function feed(data: string): Promise<string> {
  const { Feed } = await import("feed"); // an ES module, which gatsby-node.ts cannot import statically
  const read = contentReader(data);
  const { name, url } = read("site.json");
  const { title, seo, articles } = read("blog.json");
  const rss = new Feed({
    title: `${name}: ${title}`,
    description: seo.description,
    id: `${url}/blog`,
    link: `${url}/blog`,
    feed: url + outputPaths.feed,
    language: "en-IN",
    updated: feedTime(seo.updated),
    generator: false,
  });
  for (const article of articles.toSorted((one, other) => other.date.localeCompare(one.date)))
    rss.addItem({
      title: article.title,
      link: `${url}/blog#${article.slug}`,
      description: renderToStaticMarkup(article.excerpt), // feed readers interpret it as HTML
      category: [{ name: article.category }],
      date: feedTime(article.date),
      content: fullText(article.body, url),
      extensions: [{ name: "dc:creator", objects: { _cdata: article.author } }], // `author` needs an e-mail address
    });
  return rss.rss2();
}

/** An article's text as HTML with absolute URLs. Only the page has its pictures, whose addresses change. */
function fullText(body: string[], url: string): string {
  const html = articleParts(body).map((part) => part.html ?? "");
  return html.join("").replaceAll(/ href="(?=\/)/g, `$&${url}`);
}

/** A feed needs a time of day: 9 AM in India is the same date from there to western Europe. */
const feedTime = (date: string) => new Date(instantInIndia(date, "09:00"));
