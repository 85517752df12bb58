/**
 * Files for search engines, feed readers and other programs. Covers only what needs a finished build;
 * __tests__/build/discovery covers the rest.
 */
import type { APIRequestContext } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import sharp from "sharp";
import courses from "../../data/courses.json";
import site from "../../data/site.json";
import type { CourseData } from "../../src/build/discovery/course-data";
import { sitePages } from "../../src/content/site-pages";
import { htmlFiles } from "../support/built-html";
import { pages } from "../support/site-routes";
import { blog } from "../support/shown-content";
import { expect, test } from "../support/site-test";

/** Requests a file, and expects its media type. */
async function get(request: APIRequestContext, path: string, type: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()["content-type"], path).toMatch(new RegExp(`^${type}(?:;|$)`));
  return answer;
}

async function getXml<Shape>(request: APIRequestContext, path: string) {
  const xml = await (await get(request, path, "(?:application|text)/xml")).text();
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ["sitemap", "item"].includes(name) });
  return parser.parse(xml, true) as Shape;
}

/** The path and hash of a URL on this site. */
function here(url: string): string {
  expect(new URL(url).origin).toBe(site.url);
  return url.slice(site.url.length) || "/";
}

test("robots.txt names a sitemap that lists every page with the day it changed", async ({ request }) => {
  const robots = await (await get(request, "/robots.txt", "text/plain")).text();
  type Index = { sitemapindex: { sitemap: { loc: string }[] } };
  const index = await getXml<Index>(request, here(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ""));
  type Sitemap = { urlset: { url: { loc: string; lastmod: string }[] } };
  const { urlset } = await getXml<Sitemap>(request, here(index.sitemapindex.sitemap[0]?.loc ?? ""));
  const listed = urlset.url.map(({ loc, lastmod }) => ({ path: here(loc), updated: lastmod.slice(0, 10) }));
  expect(listed).toEqual(sitePages("data").map(({ path, updated }) => ({ path, updated })));
  expect(listed.map(({ path }) => path).sort()).toEqual(pages.map(({ path }) => path).sort());
});

test("the icons have the formats and sizes in the manifest, and security.txt is plain text", async ({ request }) => {
  type Icon = { src: string; sizes: string; type: string; purpose?: string };
  const answer = await get(request, "/manifest.webmanifest", "application/manifest\\+json");
  const { icons, ...manifest } = (await answer.json()) as { icons: Icon[] };
  expect(manifest).toMatchObject({ name: site.name, short_name: site.shortName, start_url: "/" });
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  const apple = { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png", purpose: "maskable" };
  const favicon = { src: "/favicon-32.png", sizes: "32x32", type: "image/png", purpose: undefined };
  for (const { src, sizes, type, purpose } of [...icons, apple, favicon]) {
    const picture = sharp(await (await get(request, src, type)).body());
    const { width, height } = await picture.metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    if (purpose === "maskable") expect((await picture.stats()).isOpaque, src).toBe(true);
  }
  await get(request, "/favicon.svg", "image/svg\\+xml");
  await get(request, "/.well-known/security.txt", "text/plain; ?charset=utf-8");
});

test("every page links to the icons, the manifest and its feed or data, and has a theme colour", () => {
  const linked = ["/manifest.webmanifest", "/favicon-32.png", "/favicon.svg", "/apple-touch-icon.png"];
  const others: Record<string, string[]> = { "/": ["/rss.xml"], "/blog": ["/rss.xml"], "/courses": ["/courses.json"] };
  const files = new Map(htmlFiles().map(({ path, html }) => [path, html]));
  for (const { path } of pages) {
    const tags = Array.from(files.get(path)?.matchAll(/<(?:link|meta) [^>]*>/g) ?? [], ([tag]) => tag);
    const isLinked = / (?:rel="(?:icon|apple-touch-icon|manifest)"|type="application\/(?:rss\+xml|json)")/;
    const hrefs = tags.filter((tag) => isLinked.test(tag)).map((tag) => / href="([^"]*)"/.exec(tag)?.[1]);
    expect(hrefs.sort(), path).toEqual([...linked, ...(others[path] ?? [])].sort());
    expect(
      tags.filter((tag) => tag.includes('name="theme-color"')),
      path,
    ).toHaveLength(1);
  }
});

test("the open data lists every course, with working links, and is available to any site", async ({ request }) => {
  const answer = await get(request, "/courses.json", "application/json");
  expect(answer.headers()["access-control-allow-origin"]).toBe("*");
  const data = (await answer.json()) as CourseData;
  expect(data.courses.map(({ slug, fee }) => [slug, fee])).toEqual(courses.map(({ slug, price }) => [slug, price]));
  for (const { url, syllabus } of data.courses) {
    await get(request, here(url), "text/html");
    await get(request, here(syllabus), "application/pdf");
  }
});

test("the feed has every article, with absolute links only", async ({ request }) => {
  type Item = { link: string; "content:encoded": string };
  const { channel } = (await getXml<{ rss: { channel: { item: Item[] } } }>(request, "/rss.xml")).rss;
  expect(channel.item).toHaveLength(blog.articles.length);
  for (const { "content:encoded": text } of channel.item)
    for (const [, address = ""] of text.matchAll(/ (?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(?:https|mailto|tel):/);
});
