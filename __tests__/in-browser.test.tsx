import { render } from "@testing-library/react";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Helmet } from "../src/browser/helmet-stand-in";
import { leftOut, standIns, unused } from "../src/build/webpack";

// Gatsby copies its own parts into .cache when it builds.
const asInstalled = (file: string) => file.replace(/^\.cache/, "node_modules/gatsby/cache-dir");

test.each([...leftOut, ...unused, ...Object.keys(standIns)])("%s is still there to be left out", (file) => {
  expect(existsSync(asInstalled(file))).toBe(true);
});

test("the files that others stand in for are those that are imported", () => {
  const { module } = JSON.parse(readFileSync("node_modules/react-helmet/package.json", "utf8")) as { module: string };
  expect(Object.keys(standIns)).toContain(`node_modules/react-helmet/${module.replace("./", "")}`);
  const renderer = readFileSync(asInstalled(".cache/page-renderer.js"), "utf8");
  expect(renderer).toContain('import { headHandlerForBrowser } from "./head/head-export-handler-for-browser"');
});

test("no page exports what the browser's script does not know any more", () => {
  for (const folder of ["src/pages", "src/templates"])
    for (const file of readdirSync(folder))
      expect(readFileSync(`${folder}/${file}`, "utf8")).not.toMatch(/export .*\bHead\b/);
});

test("on the next page, the head has that page's tags and none of the last one's", () => {
  document.head.innerHTML = `<meta charset="utf-8">
    <meta data-react-helmet="true" name="description" content="First">
    <meta data-react-helmet="true" name="robots" content="noindex">`;
  const [charset, description] = document.head.children;

  const { rerender } = render(
    <Helmet>
      <title>First</title>
      <meta name="description" content="First" />
      <meta name="robots" content="noindex" />
    </Helmet>,
  );
  expect(document.head.children[1]).toBe(description); // what stands there already stays

  rerender(
    <Helmet>
      <title>Second</title>
      <meta name="description" content="Second" />
      {null}
      <link rel="canonical" href="https://banyan.example/second" />
    </Helmet>,
  );
  expect(document.title).toBe("Second");
  const tags = [...document.head.querySelectorAll("meta, link")];
  expect(tags.map((tag) => tag.getAttribute("content") ?? tag.getAttribute("href"))).toEqual([
    null,
    "Second",
    "https://banyan.example/second",
  ]);
  expect(tags[0]).toBe(charset);
});
