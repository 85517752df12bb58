import { expect, test } from "@playwright/test";
import { pages, routes } from "./routes";

test.use({ javaScriptEnabled: false }); // what is delivered, as a search engine follows it

for (const { path, status } of routes) {
  test(`every link of ${path} leads somewhere, and none hands the page over`, async ({ page, baseURL }) => {
    await page.goto(path);
    const links = await page.locator("a").evaluateAll((anchors) =>
      anchors.map((anchor) => {
        const { href, rel, target } = anchor as HTMLAnchorElement;
        return { href, rel, target };
      }),
    );
    const isInside = (href: string) => href.startsWith(`${baseURL}/`);
    const leaving = links.filter(({ href, target }) => target || (/^https?:/.test(href) && !isInside(href)));
    expect(leaving.filter(({ rel }) => !rel.split(" ").includes("noopener"))).toEqual([]);

    const addresses = [...new Set(links.map(({ href }) => href))];
    expect(addresses).not.toContain(""); // a link without an address
    for (const { pathname, hash } of addresses.filter(isInside).map((href) => new URL(href))) {
      const answer = await page.request.get(pathname, { maxRedirects: 0 });
      expect.soft(answer.status(), pathname).toBe(pathname === path ? status : 200); // the skip link leads to its own page
      if (hash) expect.soft(await answer.text(), pathname + hash).toContain(` id="${hash.slice(1)}"`);
    }
  });
}

test("the 28 routes of the specification are all there, and each can be reached from the home page", async ({
  page,
}) => {
  expect(routes).toHaveLength(28); // with the not-found page
  const reached = new Set(["/"]);
  for (const path of reached) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((a) => a.getAttribute("href")));
    links.forEach((link) => reached.add(new URL(link ?? "", "http://x").pathname));
  }
  expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});
