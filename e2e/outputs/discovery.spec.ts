/**
 * Files for search engines, feed readers and other programs. Covers only what needs a finished build;
 * __tests__/build/discovery covers the rest.
 */
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import courses from "../../data/courses.json";
import site from "../../data/site.json";
import type { CourseData } from "../../src/build/discovery/course-data";
import { calendarPath } from "../../src/content/output-paths";
import { sitePages } from "../../src/content/site-pages";
import { batches } from "../support/content/batches";
import { htmlFiles } from "../support/built/built-html";
import { pages } from "../support/content/site-routes";
import { blog } from "../support/content/shown-content";
import { expect, test } from "../support/site-test";

/** Requests a file, and expects its media type. */
async function get(request: APIRequestContext, path: string, type: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()["content-type"], path).toMatch(new RegExp(`^${type}(?:;|$)`));
  return answer;
}

/** The texts of all elements with a name, such as "loc", in an XML file. */
async function xmlTexts(page: Page, path: string, name: string) {
  const xml = await (await get(page.request, path, "(?:application|text)/xml")).text();
  const textsOf = (name: string) =>
    page.evaluate(
      ([xml, name]) => {
        const found = new DOMParser().parseFromString(xml, "text/xml").getElementsByTagName(name);
        return Array.from(found, ({ textContent }) => textContent);
      },
      [xml, name] as const,
    );
  expect(await textsOf("parsererror"), path).toEqual([]);
  return textsOf(name);
}

/** The path and hash of a URL on this site. */
function here(url: string): string {
  expect(new URL(url).origin).toBe(site.url);
  return url.slice(site.url.length) || "/";
}

test("robots.txt names a sitemap that lists every page with the day it changed", async ({ page }) => {
  const robots = await (await get(page.request, "/robots.txt", "text/plain")).text();
  const sitemap = here(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? "");
  const days = await xmlTexts(page, sitemap, "lastmod");
  const listed = (await xmlTexts(page, sitemap, "loc")).map((loc, index) => ({
    path: here(loc),
    updated: days[index]?.slice(0, 10),
  }));
  expect(listed).toEqual(sitePages("data").map(({ path, updated }) => ({ path, updated })));
  expect(listed.map(({ path }) => path).sort()).toEqual(pages.map(({ path }) => path).sort());
});

test("the icons and calendars are as their readers expect", async ({ request }) => {
  const picture = sharp(await (await get(request, "/apple-touch-icon.png", "image/png")).body());
  expect(await picture.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await picture.stats()).isOpaque).toBe(true);
  for (const [icon, type] of [
    ["favicon.svg", "svg\\+xml"],
    ["favicon-32.png", "png"],
  ])
    await get(request, `/${icon}`, `image/${type}`);
  for (const batch of batches) await get(request, calendarPath(batch.course, batch), "text/calendar; ?charset=utf-8");
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

test("the feed has every article, with absolute links only", async ({ page }) => {
  const texts = await xmlTexts(page, "/rss.xml", "content:encoded");
  expect(texts).toHaveLength(blog.articles.length);
  for (const text of texts)
    for (const [, address = ""] of text.matchAll(/ (?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(?:https|mailto|tel):/);
});

test("pages link to their feed or data", () => {
  const others: Record<string, string> = { "/": "/rss.xml", "/blog": "/rss.xml", "/courses": "/courses.json" };
  for (const { path, html } of htmlFiles()) {
    const [link] = html.match(/<link [^>]*rel="alternate"[^>]*>/) ?? [];
    expect(link?.match(/ href="([^"]*)"/)?.[1], path).toBe(others[path]);
  }
});
