/** @jest-environment node */
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkedData } from "../../src/build/checked-copy";
import { deadLinks } from "../../src/build/dead-links";
import { contentReader } from "../../src/content/read-content";
import { newProject } from "../support/project";

const root = newProject();
cpSync(join(root, "data"), join(root, checkedData), { recursive: true });
const { url } = contentReader(join(root, "data"))("site.json");

function publish(file: string, text: string) {
  mkdirSync(dirname(join(root, "public", file)), { recursive: true });
  writeFileSync(join(root, "public", file), text);
}

const redirects = [
  { path: "/about-us", to: "/about", status: 301 },
  { path: "/course/*", to: "/courses/:splat", status: 301 },
];

const about = '<section id="story"><a href="/">Home</a></section>';

beforeEach(() => {
  publish("about/index.html", about);
  publish("courses/python.html", '<h2 id="why-me">Why &amp; how</h2>');
  publish("downloads/a course.pdf", "");
  publish("icons.svg", '<svg><symbol id="leaf"></symbol></svg>');
});

/** The dead links of a site whose home page has the attribute `written`. */
function deadWith(written: string): string[] {
  publish("index.html", `<html><script>'<a href="/nowhere">'</script><p title=" > "></p><a ${written}>A link</a>`);
  return deadLinks(root, redirects);
}

test.each([
  'href="/about"',
  'href="/about?q=1&amp;r=2#story"',
  `href="${url}/about#story"`,
  'href="/courses/python#why-me"',
  'href="/downloads/a%20course.pdf"',
  'href="/icons.svg#leaf"',
  'srcset="/icons.svg 1x, /icons.svg 2x"',
  'href="https://banyan.example"',
  'href="mailto:hello@banyan.example"',
  'src="data:image/png;base64,AAAA"',
])("accepts the link %s", (written) => {
  expect(deadWith(written)).toEqual([]);
});

test.each([
  ['href="/nowhere"', '"/nowhere" leads to no page or file of this site'],
  ['href="nowhere"', '"nowhere" leads to no page or file of this site'],
  ['href="/about/"', '"/about/" leads to no page or file of this site'],
  ['srcset="/icons.svg 1x, /lost.png 2x"', '"/lost.png" leads to no page or file of this site'],
  ['href="/about-us"', '"/about-us" is an old address: link to /about'],
  ['href="/course/python"', '"/course/python" is an old address: link to /courses/python'],
  ['href="#story"', '"#story" names an anchor that / does not have'],
  [`href="${url}/about#why"`, `"${url}/about#why" names an anchor that /about does not have`],
  ['href="/icons.svg#tree"', '"/icons.svg#tree" names an anchor that /icons.svg does not have'],
  ['href="/about#100%"', '"/about#100%" names an anchor that /about does not have'],
  ['href="#"', '"#" is not an address'],
  ['href="https://"', '"https://" is not an address'],
  ['href="http://banyan.example"', '"http://banyan.example" must begin with https://, mailto: or tel:'],
])("reports %s", (written, message) => {
  expect(deadWith(written)).toEqual([`/: ${message}`]);
});

test("reports a dead link once, with the lines of data/ that contain it", () => {
  publish("about/index.html", `${about}<a href="/courses/python#fee"></a>`);
  writeFileSync(join(root, "data/note.json"), '{\n  "link": "/courses/python#fee"\n}\n');
  writeFileSync(
    join(root, "data/note.md"),
    "Text.\n\nThe [fee](/courses/python#fee), and [fees](/courses/python#fees).\n",
  );
  expect(deadWith('href="/courses/python#fee"')).toEqual([
    '/about and 1 more: "/courses/python#fee" names an anchor that /courses/python does not have (data/note.json:2, data/note.md:3)',
  ]);
});

test("rejects sections that a page does not declare", () => {
  publish("about/index.html", '<section id="story"></section><section id="fees"></section>');
  expect(deadWith('href="/about"')).toEqual([
    '/about: the section "fees" is missing from its page in src/content/sections.ts',
  ]);
});
