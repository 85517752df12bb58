/** The metadata in a page's head. */
import { expect, type Page } from "@playwright/test";
import site from "../../data/site.json";
import type { Route } from "./site-routes";

/** Expects title, metadata, language and canonical URL from the content, each exactly once. */
export async function expectHead(page: Page, route: Route) {
  await expect(page).toHaveTitle(route.title);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  const expected = expectedMeta(route);
  const stated = await page
    .locator("head meta")
    .evaluateAll(
      (all, selectors) =>
        Object.fromEntries(
          selectors.map((selector) => [
            selector,
            all.filter((meta) => meta.matches(`[${selector}]`)).map((meta) => meta.getAttribute("content")),
          ]),
        ),
      Object.keys(expected),
    );
  expect(stated).toEqual(
    Object.fromEntries(Object.entries(expected).map(([selector, content]) => [selector, [content]])),
  );
  const canonical = page.locator('link[rel="canonical"]');
  if (route.listed) await expect(canonical).toHaveAttribute("href", addressOf(route));
  else await expect(canonical).toHaveCount(0);
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
