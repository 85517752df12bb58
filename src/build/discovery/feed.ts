/** The articles as an RSS feed. */
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentReader } from "../../content/read-content";
import { instantInIndia } from "../../time/india-time";
import { outputPaths } from "../../content/output-paths";
import { earlyText } from "./early-text";

const query = "{ __typename }"; // the plugin wants queries; all that it needs is in the data

/** The plugin's entry; at build time it reads the folder `checked`, and `unchecked` before the check. */
export function feed(unchecked: string, checked: string) {
  const nameOfFeed = feedTitle(earlyText(unchecked, "site.json", "name"), earlyText(unchecked, "blog.json", "title"));
  const articles = { output: outputPaths.feed, match: "^/(blog/?)?$", title: nameOfFeed, query };
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

/** What the feed says of itself, in the words of the library `rss`. */
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

/** The articles, the newest first, each with its whole text; the address of each is its id, too. */
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
    date: morning(date),
    custom_elements: [{ "content:encoded": paragraphs.map((paragraph) => html(paragraph, "p")).join("") }],
  }));
}

/** Readers take a description and a text for HTML. */
const html = (words: string, tag: "p" | typeof Fragment = Fragment) =>
  renderToStaticMarkup(createElement(tag, null, words));

/** A feed dates to the second: nine in the morning in India is the same day from there to Europe. */
const morning = (date: string) => instantInIndia(date, "09:00");

/** The feed with the day on which the content changed for that of the build: the same content gives the same bytes. */
export function datedByContent(xml: string, updated: string): string {
  const date = new Date(morning(updated)).toUTCString();
  return xml.replace(/(?<=<lastBuildDate>)[^<]*/, date);
}
