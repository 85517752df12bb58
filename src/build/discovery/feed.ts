/** The articles as an RSS feed. */
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentReader } from "../../content/read-content";
import { instantInIndia } from "../../time/india-time";
import { outputPaths } from "../../content/output-paths";
import { earlyText } from "./early-text";

const query = "{ __typename }"; // required by the plugin; the feed comes from the data

/** The plugin's configuration; it reads the folder `unchecked` before the check and `checked` during the build. */
export function feed(unchecked: string, checked: string) {
  const title = feedTitle(earlyText(unchecked, "site.json", "name"), earlyText(unchecked, "blog.json", "title"));
  const articles = { output: outputPaths.feed, match: "^/(blog/?)?$", title, query };
  return {
    resolve: "gatsby-plugin-feed",
    options: {
      query,
      setup: () => channel(checked),
      feeds: [{ ...articles, serialize: () => entries(checked) }],
    },
  };
}

const feedTitle = (institute: string, page: string) => `${institute}: ${page}`;

/** The metadata of the feed, with the field names of the library `rss`. */
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

/** The articles, newest first, with their full text; the address of each is also its id. */
export function entries(data: string) {
  const read = contentReader(data);
  const { url } = read("site.json");
  const newestFirst = read("blog.json").articles.toSorted((one, other) => other.date.localeCompare(one.date));
  return newestFirst.map(({ slug, title, excerpt, author, date, category, paragraphs }) => ({
    title,
    url: `${url}/blog#${slug}`,
    description: html(excerpt),
    author,
    categories: [category],
    date: feedTime(date),
    custom_elements: [{ "content:encoded": paragraphs.map((paragraph) => html(paragraph, "p")).join("") }],
  }));
}

/** Feed readers interpret descriptions and texts as HTML. */
const html = (text: string, tag: "p" | typeof Fragment = Fragment) =>
  renderToStaticMarkup(createElement(tag, null, text));

/** A feed needs a time: 9 AM in India is the same day from there to Europe. */
const feedTime = (date: string) => instantInIndia(date, "09:00");

/** Replaces the build's time in the feed by the day of the last change, so that the same content gives the same bytes. */
export function datedByContent(xml: string, updated: string): string {
  const date = new Date(feedTime(updated)).toUTCString();
  return xml.replace(/(?<=<lastBuildDate>)[^<]*/, date);
}
