import type { APIRequestContext } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import sharp from "sharp";
import blog from "../../data/blog.json";
import courses from "../../data/courses.json";
import site from "../../data/site.json";
import { sitePages } from "../../src/content/site-pages";
import type { CourseData } from "../../src/build/discovery/course-data";
import { indiaTime } from "../../src/time/india-time";
import { decodeEntities } from "../support/built-html";
import { articleTexts } from "../support/markdown-texts";
import { pages } from "../support/site-routes";
import { expect, test } from "../support/site-test";

/** Asks for a file and expects its type; gives what it holds. */
async function get(request: APIRequestContext, path: string, type: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()["content-type"], path).toMatch(new RegExp(`^${type}(?:;|$)`));
  return answer;
}

async function getXml<Shape>(request: APIRequestContext, path: string) {
  const xml = await (await get(request, path, "(?:application|text)/xml")).text();
  expect(XMLValidator.validate(xml), path).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ["sitemap", "item"].includes(name) });
  return parser.parse(xml) as Shape;
}

/** The path and what follows it of an address on this site. */
function here(address: string): string {
  expect(new URL(address).origin).toBe(site.url);
  return address.slice(site.url.length) || "/";
}

/** The values of an attribute of the head's tags that match. */
const inHead = (html: string, tag: RegExp, attribute: string) =>
  [...html.matchAll(/<(?:link|meta) [^>]*>/g)]
    .map(([text]) => text)
    .filter((text) => tag.test(text))
    .map((text) => new RegExp(` ${attribute}="([^"]*)"`).exec(text)?.[1]);

test("robots.txt leads to a sitemap that lists each page once, with its one address and its day", async ({
  request,
}) => {
  const robots = await (await get(request, "/robots.txt", "text/plain")).text();
  expect(robots).not.toContain("Disallow");
  const index = here(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? "");
  type Index = { sitemapindex: { sitemap: { loc: string }[] } };
  const [sitemap] = (await getXml<Index>(request, index)).sitemapindex.sitemap;
  type Sitemap = { urlset: { url: { loc: string; lastmod: string }[] } };
  const { urlset } = await getXml<Sitemap>(request, here(sitemap?.loc ?? ""));

  const listed = urlset.url.map(({ loc, lastmod }) => ({ path: here(loc), updated: lastmod.slice(0, 10) }));
  expect(listed).toEqual(sitePages("data").map(({ path, updated }) => ({ path, updated })));
  expect(listed.map(({ path }) => path).sort()).toEqual(pages.map(({ path }) => path).sort());
  for (const { loc } of urlset.url) {
    const html = await (await get(request, here(loc), "text/html")).text();
    expect(inHead(html, /rel="canonical"/, "href"), loc).toEqual([loc]);
  }
});

test("the manifest names the site, and its icons have the sizes that it states", async ({ request }) => {
  type Icon = { src: string; sizes: string; type: string; purpose?: string };
  type Manifest = { name: string; short_name: string; start_url: string; icons: Icon[] };
  const answer = await get(request, "/manifest.webmanifest", "application/manifest\\+json");
  const { icons, ...manifest } = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ name: site.name, short_name: site.shortName, start_url: "/" });
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  for (const { src, sizes, type, purpose } of icons) {
    const picture = sharp(await (await get(request, src, type)).body());
    const { width, height } = await picture.metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    if (purpose === "maskable") expect((await picture.stats()).isOpaque, src).toBe(true);
  }
});

test("every page leads to the icons and the manifest, and states the colour of its header", async ({ request }) => {
  for (const { path } of pages) {
    const html = await (await get(request, path, "text/html")).text();
    expect(inHead(html, /rel="(?:icon|apple-touch-icon|manifest)"/, "href"), path).toEqual([
      "/manifest.webmanifest",
      "/favicon-32.png",
      "/favicon.svg",
      "/apple-touch-icon.png",
    ]);
    expect(inHead(html, /name="theme-color"/, "content"), path).toHaveLength(1);
    const feeds = inHead(html, /type="application\/rss\+xml"/, "href");
    expect(feeds, path).toEqual(["/", "/blog"].includes(path) ? ["/rss.xml"] : []);
  }
  await get(request, "/favicon.svg", "image/svg\\+xml");
  const small = await (await get(request, "/favicon-32.png", "image/png")).body();
  expect(await sharp(small).metadata()).toMatchObject({ width: 32, height: 32 });
  const apple = sharp(await (await get(request, "/apple-touch-icon.png", "image/png")).body());
  expect(await apple.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await apple.stats()).isOpaque, "else it gets a black ground").toBe(true);

  // Browsers, feed readers and chats ask for it unasked.
  const ico = await (await get(request, "/favicon.ico", "image/(?:vnd.microsoft.icon|x-icon)")).body();
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18)).equals(small), "holds the small picture").toBe(true);
});

test("whoever finds a weakness is told where to write, for at most a year", async ({ request }) => {
  const text = await (await get(request, "/.well-known/security.txt", "text/plain; ?charset=utf-8")).text();
  expect(text).toContain(`Contact: mailto:${site.contact.email}\n`);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  const [, expires = ""] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});

test("the open data has the courses in their order, with fees and addresses that answer, for any site", async ({
  page,
  request,
}) => {
  const answer = await get(request, "/courses.json", "application/json");
  expect(answer.headers()["access-control-allow-origin"]).toBe("*");
  const data = (await answer.json()) as CourseData;
  expect(data).toMatchObject({ institute: site.name, url: site.url });
  expect(data.courses.map(({ slug, name, fee, currency }) => [slug, name, fee, currency])).toEqual(
    courses.map(({ slug, title, price }) => [slug, title, price, "INR"]),
  );
  for (const { url, syllabus, duration } of data.courses) {
    const html = await (await get(request, here(url), "text/html")).text();
    expect(html, url).toContain(`>${duration}<`);
    await get(request, here(syllabus), "application/pdf");
  }
  await page.goto("/courses");
  const link = page.locator('head link[rel="alternate"][type="application/json"]');
  await expect(link).toHaveAttribute("href", "/courses.json");
});

test("the feed has all articles, the newest first, each with its day and a link that opens it", async ({
  page,
  request,
}) => {
  type Item = { title: string; link: string; guid: { "#text": string }; pubDate: string; "content:encoded": string };
  type Rss = { rss: { channel: { link: string; language: string; lastBuildDate: string; item: Item[] } } };
  const { channel } = (await getXml<Rss>(request, "/rss.xml")).rss;
  expect(here(channel.link)).toBe("/blog");
  expect(channel.language).toBe("en-IN");
  const dayOf = (date: string) => indiaTime(Date.parse(date)).date;
  expect(dayOf(channel.lastBuildDate), "says when the content changed, not when it was built").toBe(blog.seo.updated);

  const newestFirst = [...blog.articles].sort((one, other) => (one.date < other.date ? 1 : -1));
  const said = channel.item.map(({ title, pubDate, link }) => [title, dayOf(pubDate), here(link)]);
  expect(said).toEqual(newestFirst.map(({ title, date, slug }) => [title, date, `/blog#${slug}`]));

  await page.goto("/blog");
  for (const [index, { link, guid, "content:encoded": text }] of channel.item.entries()) {
    expect(guid["#text"]).toBe(link);
    await expect(page.locator(new URL(link).hash)).toBeAttached();
    const words = text.replace(/<figcaption>.*?<\/figcaption>/g, "").replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, "$1");
    const read = decodeEntities(words.replace(/<[^>]+>/g, ""));
    expect(read).toBe(articleTexts(newestFirst[index]?.body ?? []).join(""));
    for (const [, address = ""] of text.matchAll(/ (?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(?:https|mailto|tel):/);
  }
  const link = page.getByRole("main").getByRole("link", { name: blog.newsletter.feed });
  await expect(link).toHaveAttribute("href", "/rss.xml");
});
