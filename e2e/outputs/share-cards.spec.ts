/** The pictures of shared links; without-script.spec.ts covers the rest of each head. */
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import site from "../../data/site.json";
import { budgets } from "../support/built/budgets";
import { decodeEntities, htmlFiles } from "../support/built/built-html";
import { pages } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";

const htmlOf = new Map(htmlFiles().map(({ path, html }) => [path, html]));

/** Returns the picture that shared links to a page show, and its alt text. */
function sharedPicture(path: string) {
  const meta = (property: string) =>
    new RegExp(`property="${property}" content="([^"]*)"`).exec(htmlOf.get(path) ?? "")?.[1] ?? "";
  return { address: meta("og:image"), alt: decodeEntities(meta("og:image:alt")) };
}

async function expectPicture(request: APIRequestContext, address: string) {
  expect(address).toContain(`${site.url}/`);
  const response = await request.get(address.slice(site.url.length));
  expect(response.status(), address).toBe(200);
  const bytes = await response.body();
  const { format, width, height } = await sharp(bytes).metadata();
  expect(response.headers()["content-type"]).toBe(`image/${format}`);
  expect(bytes.length / 1000).toBeLessThanOrEqual(budgets.shareCard);
  expect([width, height]).toEqual([1200, 630]);
}

test("each page has its own share card, in its stated size", async ({ request }) => {
  const shared = new Set<string>();
  for (const { path, title } of pages) {
    await test.step(path, async () => {
      const { address, alt } = sharedPicture(path);
      expect(alt).toBe(`${title.replace(` | ${site.shortName}`, "")}. ${site.name}.`);
      expect(address).toMatch(/\?v=\d{4}-\d\d-\d\d$/); // networks keep a picture until its address changes
      await expectPicture(request, address);
      shared.add(address.replace(/\?.*/, ""));
    });
  }
  expect(shared.size).toBe(pages.length);
  await expectPicture(request, site.url + site.shareImage); // the default picture, for pages without a URL
});
