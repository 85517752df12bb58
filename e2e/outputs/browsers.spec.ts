/** Compares what the built pages use with the browsers of package.json, and with docs/decisions/0004-browsers.md. */
import { readFileSync, readdirSync } from "node:fs";
import { missingInCss, missingInHtml } from "../support/checks/browser-features";
import { htmlFiles, parse } from "../support/built/built-html";
import { expect, test } from "../support/site-test";

const table = readFileSync("docs/decisions/0004-browsers.md", "utf8").matchAll(/^\| (`.+`) +\| \S/gm);
const listed = Array.from(table, ([, keys = ""]) => keys.split(", ")).flat();
const pages = htmlFiles();
const sheets = new Set([
  ...pages.flatMap(({ html }) => Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => css)),
  ...readdirSync("public").flatMap((file) => (file.endsWith(".css") ? readFileSync(`public/${file}`, "utf8") : [])),
]);

test("each feature that a browser of package.json lacks is in decision 0004, with what visitors get", async () => {
  test.setTimeout(pages.length * 5000);
  const documents = await Promise.all(pages.map(({ html }) => parse(html)));
  const missing = Object.assign({}, ...[...sheets].map(missingInCss), ...documents.map(missingInHtml)) as object;
  const keys = Object.keys(missing).map((key) => `\`${key}\``);
  const unlisted = Object.entries(missing).filter(([key]) => !listed.includes(`\`${key}\``));
  expect.soft(unlisted, "add a fallback and a row, or avoid the feature").toEqual([]);
  expect
    .soft(
      listed.filter((key) => !keys.includes(key)),
      "rows that nothing needs",
    )
    .toEqual([]);
});
