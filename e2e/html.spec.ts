import { HtmlValidate } from "html-validate";
import { htmlFiles } from "./html";
import { expect, test } from "./test";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React writes `srcSet`, `<br/>` and `hidden=""`, Prettier `<!doctype html>`: HTML reads them all.
    "attr-case": "off",
    "void-style": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
    // Names that React and Gatsby give begin with other characters than letters, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // On Gatsby's own elements, and where a component hands a value to its styles.
    "no-inline-style": "off",
    // Lists may have a name, and those that no heading names have one.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // All boxes of one question have its name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox"] }],
    // An input that states no type is one for text.
    "no-implicit-input-type": "off",
    // The course list's forms answer each choice at once; static/forms.html is for a machine.
    "wcag/h32": "off",
    // On a narrow screen with large text a number has to break somewhere.
    "tel-non-breaking": "off",
    // All scripts are the site's own.
    "require-sri": "off",
  },
});

/** What is wrong in an HTML text, each kind once. */
function faultsOf(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  const found = results.flatMap(({ messages }) => messages);
  return [...new Set(found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))];
}

test("the HTML of every page is valid", () => {
  test.slow(); // seconds, where others use the processor as well
  const files = htmlFiles();
  expect(files.length).toBeGreaterThanOrEqual(30);
  for (const { path, html } of files) expect.soft(faultsOf(html), path).toEqual([]);
});

test("what is not valid is noticed", () => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>T</title></head><body>
    <address><h1>One</h1></address><i id="a"></i><i id="a"></i><label for="b">B</label><h3>Three</h3></body></html>`;
  expect(faultsOf(html).map((fault) => fault.split(":")[0])).toEqual([
    "element-permitted-content",
    "no-dup-id",
    "no-missing-references",
    "heading-level",
  ]);
});
