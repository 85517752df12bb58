/** Checks the published folder without a browser: its HTML, and which files it contains. */
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { HtmlValidate } from "html-validate";
import { htmlBudget } from "../support/built/budgets";
import { fontFamilies, fontPackage } from "../../src/theme/font-families";
import { htmlFiles } from "../support/built/built-html";
import { compressedKilobytes } from "../support/built/file-weight";
import { routes } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React writes `srcSet`, `<br/>` and `hidden=""`, Prettier `<!doctype html>`; all are valid.
    "attr-case": "off",
    "void-style": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
    // React and Gatsby generate ids that do not start with a letter, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // Gatsby's elements and some components have inline styles.
    "no-inline-style": "off",
    // Allows accessible names on lists: those without a heading need one.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // All checkboxes of a question share a name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox"] }],
    // The default type is text.
    "no-implicit-input-type": "off",
    // The course list's forms need no submit button, and only Netlify reads forms.html.
    "wcag/h32": "off",
    // With large text on a narrow screen, numbers must be able to wrap.
    "tel-non-breaking": "off",
    // No scripts come from other sites.
    "require-sri": "off",
  },
});

/** Returns the distinct errors in an HTML text. */
function htmlErrors(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const all = results.flatMap(({ messages }) => messages);
  return [...new Set(all.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))];
}

test("the HTML of every page is valid", () => {
  const files = htmlFiles();
  test.setTimeout(files.length * 5000);
  expect(files.length).toBeGreaterThanOrEqual(routes.length);
  for (const { path, html } of files) expect.soft(htmlErrors(html), path).toEqual([]);
});

test("the HTML of every page is within its budget", () => {
  test.setTimeout(routes.length * 5000);
  // Hosts compress more; only pages that may be too heavy need that slow quality.
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const large = htmlFiles().filter(
    ({ path, html }) => brotliCompressSync(html, quick).length / 1000 > htmlBudget(path),
  );
  const weights = large.map(({ path, html }) => ({ path, kilobytes: compressedKilobytes(html) }));
  expect(weights.filter(({ path, kilobytes }) => kilobytes > htmlBudget(path))).toEqual([]);
});

const published = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative("public", join(parentPath, name)));

test("nothing is published that only developers need", () => {
  const isForVisitors =
    /^_(?:headers|redirects)$|\.(?:html|css|js|json|xml|txt|pdf|ics|avif|webp|jpg|png|svg|ico|woff2)$/;
  const isForDevelopers = /(?:^|\/)(?:\.|webpack\.stats\.json$|chunk-map\.json$|package(?:-lock)?\.json$|~partytown\/)/;
  expect(published.filter((file) => !isForVisitors.test(file) || isForDevelopers.test(file))).toEqual([]);
});

test("SECURITY.md names the packages that reach visitors, and the site publishes their licences", async ({
  request,
}) => {
  const answer = await request.get("/licences.txt");
  expect(answer.status()).toBe(200);
  const texts = (await answer.text()).split(/^(?=## )/m);
  const named = readFileSync("SECURITY.md", "utf8").matchAll(/^\| `([^`]+)`/gm);
  const fonts = Object.values(fontFamilies).map(({ name }) => fontPackage(name));
  expect(texts.map((text) => /^## (\S+) \d/.exec(text)?.[1]).sort()).toEqual(
    [...Array.from(named, ([, name]) => name), ...fonts].sort(),
  );
  for (const text of texts)
    expect(text).toMatch(/MIT License|Permission is hereby granted|Redistribution and use|SIL OPEN FONT LICENSE/);
});

test("no part of `npm run edit` is published", () => {
  const texts = published.filter((file) => /\.(?:html|js|json|txt|css)$/.test(file));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((file) => /sveltia/i.test(readFileSync(join("public", file), "utf8")))).toEqual([]);
});
