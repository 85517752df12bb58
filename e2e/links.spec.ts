import { expect, test, type Page } from "@playwright/test";
import { pages, routes } from "./routes";

test.use({ javaScriptEnabled: false }); // what is delivered, as a search engine follows it

test("every link of every page leads somewhere, and none hands the page over", async ({ page, baseURL }) => {
  test.slow(); // 28 pages
  const isInside = (href: string) => href.startsWith(`${baseURL}/`);
  const answers = new Map<string, Promise<{ status: number; html: string }>>();
  const answerOf = (pathname: string) => {
    const answer = answers.get(pathname) ?? ask(page, pathname);
    answers.set(pathname, answer);
    return answer;
  };
  for (const { path, status } of routes) {
    await page.goto(path);
    const links = await page.locator("a").evaluateAll((anchors) =>
      anchors.map((anchor) => {
        const { href, rel, target } = anchor as HTMLAnchorElement;
        return { href, rel, target };
      }),
    );
    const leaving = links.filter(({ href, target }) => target || (/^https?:/.test(href) && !isInside(href)));
    expect.soft(leaving.filter(({ rel }) => !rel.split(" ").includes("noopener"))).toEqual([]);

    const addresses = [...new Set(links.map(({ href }) => href))];
    expect.soft(addresses, path).not.toContain(""); // a link without an address
    for (const { pathname, hash } of addresses.filter(isInside).map((href) => new URL(href))) {
      const answer = await answerOf(pathname);
      const wanted = pathname === path ? status : 200; // the skip link leads to its own page
      expect.soft(answer.status, `${pathname} on ${path}`).toBe(wanted);
      if (hash) expect.soft(answer.html, `${pathname}${hash} on ${path}`).toContain(` id="${hash.slice(1)}"`);
    }
  }
});

async function ask(page: Page, pathname: string) {
  const answer = await page.request.get(pathname, { maxRedirects: 0 });
  const isPage = answer.headers()["content-type"]?.startsWith("text/html");
  return { status: answer.status(), html: isPage ? await answer.text() : "" };
}

test("the 28 routes of the specification are all there, and each can be reached from the home page", async ({
  page,
}) => {
  expect(routes).toHaveLength(28); // with the not-found page
  const reached = new Set(["/"]);
  for (const path of reached) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]:not([download])')
      .evaluateAll((anchors) => anchors.map((a) => a.getAttribute("href")));
    links.forEach((link) => reached.add(new URL(link ?? "", "http://x").pathname));
  }
  expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});
