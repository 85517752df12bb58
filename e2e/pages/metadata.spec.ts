/** The pictures of shared links, and the head as visitors go on; that of each page is in every-page.spec.ts. */
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import courses from "../../data/courses.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { rupees } from "../../src/text/format";
import { decodeEntities, htmlFiles } from "../support/built-html";
import { pressHeaderLink, requestScript, visit } from "../support/page-visits";
import { pages } from "../support/site-routes";
import { expect, missingPageErrors, test } from "../support/site-test";

const htmlOf = new Map(htmlFiles().map(({ path, html }) => [path, html]));

/** The picture that shared links to a page show, and what is said of it. */
function sharedPicture(path: string) {
  const meta = (property: string) =>
    new RegExp(`property="${property}" content="([^"]*)"`).exec(htmlOf.get(path) ?? "")?.[1] ?? "";
  return { address: meta("og:image"), alt: decodeEntities(meta("og:image:alt")) };
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
  const costs = new Map<string, string>([
    ...courses.map(({ slug, price }) => [`/courses/${slug}`, rupees(price)] as const),
    ...services.map(({ slug, priceText }) => [`/services/${slug}`, priceText] as const),
  ]);
  const shared = new Set<string>();
  for (const { path, heading } of pages) {
    await test.step(path, async () => {
      const { address, alt } = sharedPicture(path);
      expect(alt).toContain(heading);
      expect(alt).toContain(site.name);
      expect(alt, "what a course or a service costs").toContain(costs.get(path) ?? "");
      await expectPicture(request, address);
      shared.add(address.replace(/\?.*/, ""));
    });
  }
  expect(shared.size).toBe(pages.length);
  await expectPicture(request, site.url + site.shareImage); // of the pages without an address
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

test("the head follows the visitor from page to page", async ({ page, pageErrors }) => {
  pageErrors.expect(...missingPageErrors("/no-such-page"));
  await visit(page, "/no-such-page");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await test.step("from the page that says there is none", async () => {
    await pressHeaderLink(page, "/admissions");
    await expectOwnHead(page, "/admissions");
  });
  await test.step("further, to a page with another canonical address", async () => {
    await pressHeaderLink(page, "/contact");
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
  test(`the head is the next page's own after a press as soon as ${path} is hydrated`, async ({ page, pageErrors }) => {
    if (path !== "/contact") pageErrors.expect(...missingPageErrors(path));
    await page.addInitScript(() => {
      addEventListener("hydrated", () => {
        Object.assign(window, { same: true });
        // After the page's own listener, which lets React hear of presses again.
        setTimeout(() => document.querySelector<HTMLElement>('header a[href="/admissions"]')?.click());
      });
    });
    await page.goto(path);
    await requestScript(page);
    await expectOwnHead(page, "/admissions");
    expect(await page.evaluate(() => "same" in window), "no page was loaded anew").toBe(true);
  });
}
