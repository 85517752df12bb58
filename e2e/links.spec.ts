import { statSync } from "node:fs";
import { join } from "node:path";
import { filesOf, htmlFiles, linksOf, parse } from "./html";
import { deadOf } from "./links";
import { pages } from "./routes";
import { expect, test } from "./test";

test("the 28 routes of the specification are all there, and each can be reached from the home page", async () => {
  expect(pages).toHaveLength(27); // the 28th is the not-found page
  const files = new Map(htmlFiles().map(({ path, html }) => [path, html]));
  const reached = new Set(["/"]);
  for (const path of reached) {
    const links = linksOf(await parse(files.get(path) ?? ""));
    const inside = links.map(({ href }) => href ?? "").filter((href) => href.startsWith("/"));
    inside.map((href) => new URL(href, "http://x").pathname).forEach((pathname) => reached.add(pathname));
  }
  expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});

test("every link leads somewhere, and everything that a page names is there", async ({ request, baseURL }) => {
  const files = new Set<string>();
  for (const { path, html } of htmlFiles()) {
    const document = await parse(html);
    expect.soft(await deadOf(linksOf(document), `${baseURL}${path}`, request), path).toEqual([]);
    filesOf(document, html).forEach((file) => files.add(file));
  }
  expect(files.size).toBeGreaterThan(100); // pictures in many sizes
  // Built for Netlify, a page is a file beside its folder.
  const places = (file: string) => [file, `${file}/index.html`, `${file}.html`].map((place) => join("public", place));
  expect([...files].filter((file) => !places(file).some(isFile))).toEqual([]);
});

const isFile = (place: string) => statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
