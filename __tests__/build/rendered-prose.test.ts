import { articleParts, policyParts } from "../../src/build/rendered-prose";

test("an article's entries become headings below its title, paragraphs and lists", () => {
  const parts = articleParts(["Two **rules**:", "- one", "- two", "## Why", '1. [here](/contact "Us")', "2. then"]);
  expect(parts).toEqual([
    {
      html:
        "<p>Two <strong>rules</strong>:</p><ul><li>one</li><li>two</li></ul><h4>Why</h4>" +
        '<ol start="1"><li><a href="/contact" title="Us">here</a></li><li>then</li></ol>',
    },
  ]);
});

test("a picture stays between the text before and after it", () => {
  expect(articleParts(["Before.", '![A “desk”](/images/desk.png "Monday")', "After."])).toEqual([
    { html: "<p>Before.</p>" },
    { picture: { src: "images/desk.png", alt: "A “desk”", caption: "Monday" } },
    { html: "<p>After.</p>" },
  ]);
});

test.each([
  ["<b>bold</b>", "<p>bold</p>"],
  ["<script>harmed()</script>", ""],
  ["a < b & c", "<p>a &lt; b &amp; c</p>"],
  ["![x](javascript:y) in a line", "<p> in a line</p>"],
  ["[a](javascript:harmed()) [b](//other.example) [c](data:x)", "<p>a b c</p>"],
  ["*so* and ~12~", "<p><em>so</em> and ~12~</p>"],
  ["one\\\ntwo", "<p>one<br/>two</p>"],
])("%s leaves no markup, whether the check rejects it or treats it as text", (entry, html) => {
  expect(articleParts([entry]).map((part) => part.html)).toEqual([html]);
});

const rows = ["Record | Years", "--- | --:", "`x` | 7"];
const tableHtml =
  '<section aria-label="Table: Record, Years" tabindex="0"><table><thead><tr><th scope="col">Record</th>' +
  '<th scope="col" data-align="right">Years</th></tr></thead><tbody><tr><td><code>x</code></td>' +
  '<td data-align="right">7</td></tr></tbody></table></section>';

test("a policy is split at its headings, and its tables scroll in labelled regions", () => {
  const body = `## One\n\nText.\n\n### Sub\n\n## Two **2**\n\n${rows.join("\n")}`;
  expect(policyParts(body)).toEqual([
    { title: "One", anchor: "one", body: [{ html: "<p>Text.</p><h3>Sub</h3>" }] },
    { title: "Two 2", anchor: "two-2", body: [{ html: tableHtml }] },
  ]);
});

test("consecutive table rows become one table", () => {
  const html = `<p>Before.</p>${tableHtml}<p>After.</p>`;
  expect(articleParts(["Before.", ...rows, "After."])).toEqual([{ html }]);
});
