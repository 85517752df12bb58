/** The articles as an RSS feed. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentReader } from "../../content/read-content";
import { instantInIndia } from "../../time/india-time";
import { outputPaths } from "../../content/output-paths";
import { articleParts } from "../prose";
import { earlyText } from "./early-text";

/** The addresses of article pictures, which only the build knows. */
const query = `{
  blog {
    articles {
      body {
        figure {
          src {
            relativePath
            childImageSharp {
              gatsbyImageData(layout: FIXED, width: 784, outputPixelDensities: [1], formats: [WEBP], placeholder: NONE)
            }
          }
        }
      }
    }
  }
}`;

type Figure = {
  src: { relativePath: string; childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } };
};
type Pictures = { blog?: { articles: { body: { figure: Figure | null }[] }[] } };

/** The plugin's configuration. Reads the folder `unchecked` before the check and `checked` during the build. */
export function feed(unchecked: string, checked: string) {
  const title = feedTitle(earlyText(unchecked, "site.json", "name"), earlyText(unchecked, "blog.json", "title"));
  const articles = { output: outputPaths.feed, match: "^/(blog/?)?$", title, query };
  return {
    resolve: "gatsby-plugin-feed",
    options: {
      query,
      setup: () => channel(checked),
      feeds: [{ ...articles, serialize: (asked: { query: Pictures }) => entries(checked, asked.query) }],
    },
  };
}

const feedTitle = (institute: string, page: string) => `${institute}: ${page}`;

/** The feed's metadata, with the field names of the library `rss`. */
export function channel(data: string) {
  const read = contentReader(data);
  const { name, url } = read("site.json");
  const { title, seo } = read("blog.json");
  return {
    title: feedTitle(name, title),
    description: seo.description,
    site_url: `${url}/blog`,
    feed_url: url + outputPaths.feed,
    language: "en-IN",
  };
}

/** The articles, newest first, with full text. Each URL is also the id. */
export function entries(data: string, { blog }: Pictures = {}) {
  const read = contentReader(data);
  const { url } = read("site.json");
  const figures = blog?.articles.flatMap(({ body }) => body.flatMap(({ figure }) => figure ?? [])) ?? [];
  const pictures = new Map(
    figures.map(({ src }) => [src.relativePath, src.childImageSharp.gatsbyImageData.images.fallback?.src]),
  );
  const newestFirst = read("blog.json").articles.toSorted((one, other) => other.date.localeCompare(one.date));
  return newestFirst.map(({ slug, title, excerpt, author, date, category, body }) => ({
    title,
    url: `${url}/blog#${slug}`,
    description: renderToStaticMarkup(excerpt), // feed readers interpret it as HTML
    author,
    categories: [category],
    date: feedTime(date),
    custom_elements: [{ "content:encoded": fullText(body, url, pictures) }],
  }));
}

/** An article's text as HTML with absolute URLs. */
function fullText(body: string[], url: string, pictures: Map<string, string | undefined>): string {
  const parts = articleParts(body).map(({ html, figure }) => {
    if (!figure) return html;
    const picture = createElement("img", { src: pictures.get(figure.src), alt: figure.alt });
    const caption = figure.caption && createElement("figcaption", null, figure.caption);
    return renderToStaticMarkup(createElement("figure", null, picture, caption));
  });
  return parts.join("").replaceAll(/ (href|src)="(?=\/)/g, `$&${url}`);
}

/** A feed needs a time: at 9 AM in India, it is the same day everywhere from there to western Europe. */
const feedTime = (date: string) => instantInIndia(date, "09:00");

/** Replaces the build time with the day of the last change, which keeps the output reproducible. */
export function datedByContent(xml: string, updated: string): string {
  const date = new Date(feedTime(updated)).toUTCString();
  return xml.replace(/(?<=<lastBuildDate>)[^<]*/, date);
}
