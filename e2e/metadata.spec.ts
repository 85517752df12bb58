import { expect, test, type Page } from "@playwright/test";
import site from "../data/site.json";
import { routes, type Route } from "./routes";
import { visit } from "./visit";

for (const script of [false, true]) {
  test.describe(script ? "with its script run" : "as delivered", () => {
    test.use({ javaScriptEnabled: script });

    test("every page answers as it should and says what it is", async ({ page }) => {
      test.slow(); // all pages
      for (const route of routes) await test.step(route.path, () => expectWords(page, route, script));
    });
  });
}

async function expectWords(page: Page, route: Route, script: boolean) {
  const response = script ? await visit(page, route.path) : await page.goto(route.path);
  expect(response?.status()).toBe(route.status);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([route.heading]);
  await expect(page).toHaveTitle(route.title);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  for (const [selector, content] of Object.entries(expectedMeta(route))) {
    await expect(page.locator(`meta[${selector}]`), selector).toHaveAttribute("content", content);
  }
  const canonical = page.locator('link[rel="canonical"]');
  if (route.listed) await expect(canonical).toHaveAttribute("href", addressOf(route));
  else await expect(canonical).toHaveCount(0);
}

/** The page's one address: without a slash at the end, but for the root. */
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
    'property="og:locale"': "en_IN",
    'property="og:image"': site.url + site.shareImage,
    'property="og:image:width"': "1200",
    'property="og:image:height"': "630",
    'property="og:image:alt"': site.shareImageAlt,
    'name="twitter:card"': "summary_large_image",
    ...(route.listed ? { 'property="og:url"': addressOf(route) } : { 'name="robots"': "noindex" }),
  };
}

test("no two pages share a title or a description", () => {
  for (const part of ["title", "description"] as const) {
    const all = routes.map((route) => route[part]);
    expect(all.filter((words, index) => all.indexOf(words) !== index)).toEqual([]);
  }
});

test("search results show every title and description whole", () => {
  const unfit = routes.filter(
    ({ title, description: { length } }) => title.length > 60 || length < 120 || length > 160,
  );
  expect(unfit).toEqual([]);
});

test("the picture for shared links is there, in the size that the pages state", async ({ request }) => {
  const response = await request.get(site.shareImage);
  expect(response.headers()["content-type"]).toBe("image/png");
  const header = (await response.body()).subarray(16, 24); // a PNG keeps width and height there
  expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([1200, 630]);
});
