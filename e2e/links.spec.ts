import { expect, test } from "@playwright/test";
import { pages } from "./routes";

test.use({ javaScriptEnabled: false }); // what is delivered, as a search engine follows it

test("the 28 routes of the specification are all there, and each can be reached from the home page", async ({
  page,
}) => {
  expect(pages).toHaveLength(27); // the 28th is the not-found page
  const reached = new Set(["/"]);
  for (const path of reached) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]:not([download])')
      .evaluateAll((anchors) => anchors.map((a) => a.getAttribute("href")));
    const paths = links.map((link) => new URL(link ?? "", "http://x").pathname);
    paths.filter((pathname) => !/\.\w+$/.test(pathname)).forEach((pathname) => reached.add(pathname)); // no downloads
  }
  expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});
