/** The metadata in a page's head. */
import { expect, type Page } from "@playwright/test";
import site from "../../../data/site.json";
import type { Route } from "../content/site-routes";

/** Expects title, metadata, language and canonical URL from the content, each exactly once. */
export async function expectHead(page: Page, route: Route) {
  const meta = Object.entries(expectedMeta(route)).map(([selector, content]) => [selector, [content]]);
  const stated = await page.evaluate(headOf, Object.keys(expectedMeta(route)));
  expect
    .soft(stated, "head")
    .toEqual({
      titles: [route.title],
      language: "en-IN",
      canonical: route.listed ? [addressOf(route)] : [],
      meta: Object.fromEntries(meta) as Record<string, string[]>,
    });
}

/** Runs in the browser. */
function headOf(selectors: string[]) {
  const valuesOf = (selector: string, name: string) =>
    Array.from(document.head.querySelectorAll(selector), (element) => element.getAttribute(name));
  return {
    titles: Array.from(document.head.querySelectorAll("title"), (title) => title.textContent),
    language: document.documentElement.lang,
    canonical: valuesOf('link[rel="canonical"]', "href"),
    meta: Object.fromEntries(selectors.map((selector) => [selector, valuesOf(`meta[${selector}]`, "content")])),
  };
}

/** The page's canonical URL: no trailing slash, except for the root. */
function addressOf({ path }: Route): string {
  return new URL(path, site.url).href;
}

function expectedMeta(route: Route): Record<string, string> {
  return {
    'name="description"': route.description,
    'property="og:title"': route.title.replace(` | ${site.shortName}`, ""),
    'property="og:description"': route.description,
    'property="og:type"': "website",
    'property="og:site_name"': site.name,
    'property="og:image:width"': "1200",
    'property="og:image:height"': "630",
    'name="twitter:card"': "summary_large_image",
    ...(route.listed ? { 'property="og:url"': addressOf(route) } : withoutAddress),
  };
}

const withoutAddress = {
  'name="robots"': "noindex",
  'property="og:image"': site.url + site.shareImage,
  'property="og:image:alt"': site.shareImageAlt,
};
