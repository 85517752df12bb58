import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import courses from "../data/courses.json";
import services from "../data/services.json";
import site from "../data/site.json";
import { rupees } from "../src/text/format";
import { pages, routes, unknownPage, type Route } from "./routes";
import { expect, ofMissingPage, test } from "./test";
import { callScript, visit } from "./visit";

for (const script of [false, true]) {
  test.describe(script ? "with its script run" : "as delivered", () => {
    test.use({ javaScriptEnabled: script });

    test("every page answers as it should and says what it is", async ({ page, complaints }) => {
      test.slow(); // all pages
      const [byBrowser, byPage] = ofMissingPage(unknownPage.path);
      complaints.expect(byBrowser, ...(script ? [byPage] : []));
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
  const expected = expectedMeta(route);
  const said = await page
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
  expect(said).toEqual(
    Object.fromEntries(Object.entries(expected).map(([selector, content]) => [selector, [content]])),
  );
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
    'property="og:image:type"': route.listed ? "image/jpeg" : "image/png",
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

/** The picture that shared links to a page show, and what is said of it. */
async function sharedPicture(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const meta = (property: string) => new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  return { address: meta("og:image"), alt: meta("og:image:alt").replaceAll("&#x27;", "'").replaceAll("&amp;", "&") };
}

async function expectPicture(request: APIRequestContext, address: string) {
  expect(address).toContain(`${site.url}/`);
  const response = await request.get(address.slice(site.url.length));
  const bytes = await response.body();
  const { format, width, height } = await sharp(bytes).metadata();
  expect(response.headers()["content-type"]).toBe(`image/${format}`);
  expect(bytes.length, "WhatsApp shows none above 300 kB").toBeLessThan(150_000);
  expect([width, height]).toEqual([1200, 630]);
}

test("each page has a picture of its own for shared links, in the size that the page states", async ({ request }) => {
  const shared = new Map<string, string>();
  for (const { path, heading } of pages) {
    await test.step(path, async () => {
      const { address, alt } = await sharedPicture(request, path);
      expect(alt).toContain(heading);
      expect(alt).toContain(site.name);
      await expectPicture(request, address);
      shared.set(address.replace(/\?.*/, ""), path);
    });
  }
  expect(shared.size).toBe(pages.length);
});

test("who gets a link to a course or a service is told what it costs", async ({ request }) => {
  const costs = [
    ...courses.map(({ slug, price }) => [`/courses/${slug}`, rupees(price)] as const),
    ...services.map(({ slug, priceText }) => [`/services/${slug}`, priceText] as const),
  ];
  for (const [path, cost] of costs) expect((await sharedPicture(request, path)).alt, path).toContain(cost);
});

test("the picture of the pages without an address is there, in the size that they state", async ({ request }) => {
  await expectPicture(request, site.url + site.shareImage);
});

/** What a page's head says: its title, and every `<meta>` and `<link>` that is not a file. */
function headOf(page: Page, html?: string) {
  // Without the other page's styles, which the policy of this one stops.
  const words = html?.replace(/<style\b.*?<\/style>/gs, "");
  return page.evaluate((html) => {
    const { head, title } = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
    const tags = head.querySelectorAll("meta:not([http-equiv]), link[data-react-helmet]");
    // In any order: react-helmet appends in another one than it renders.
    const attributesOf = ({ attributes }: Element) =>
      [...attributes].map(({ name, value }) => `${name}="${value}"`).sort();
    return [title, ...[...tags].map((tag) => `${tag.localName} ${attributesOf(tag).join(" ")}`).sort()];
  }, words);
}

async function expectOwnHead(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  await expect(page).toHaveURL(path);
  await expect.poll(() => headOf(page)).toEqual(await headOf(page, html));
}

test("the head follows the visitor from page to page", async ({ page, complaints }) => {
  complaints.expect(...ofMissingPage("/no-such-page"));
  const press = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await visit(page, "/no-such-page");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await test.step("from the page that says there is none", async () => {
    await press("Admissions");
    await expectOwnHead(page, "/admissions");
  });
  await test.step("further, to a page with another canonical address", async () => {
    await press("Contact");
    await expectOwnHead(page, "/contact");
  });
  await test.step("back", async () => {
    await page.goBack();
    await expectOwnHead(page, "/admissions");
    await page.goBack();
    await expectOwnHead(page, "/no-such-page");
  });
  expect(await page.evaluate(() => "same" in window), "no page was loaded anew").toBe(true);
});

for (const path of ["/contact", "/no-such-page"]) {
  test(`the head is the next page's own after a press as soon as ${path} has come alive`, async ({
    page,
    complaints,
  }) => {
    if (path !== "/contact") complaints.expect(...ofMissingPage(path));
    await page.addInitScript(() => {
      addEventListener("hydrated", () => {
        Object.assign(window, { same: true });
        // After the page's own listener, which lets React hear of presses again.
        setTimeout(() => document.querySelector<HTMLElement>('header a[href="/admissions"]')?.click());
      });
    });
    await page.goto(path);
    await callScript(page);
    await expectOwnHead(page, "/admissions");
    expect(await page.evaluate(() => "same" in window), "no page was loaded anew").toBe(true);
  });
}
