/** @jest-environment jsdom */
import { join } from "node:path";
import { courseData } from "../../../src/build/discovery/course-data";
import { discoveryFiles, feed } from "../../../src/build/discovery/discovery-files";
import { sitePages } from "../../../src/content/site-pages";
import { newProject, swap, type Edit } from "../../support/project";

const dataOf = (...edits: Parameters<typeof newProject>) => join(newProject(...edits), "data");

const textsOf = (xml: Document, name: string) =>
  Array.from(xml.getElementsByTagName(name), ({ textContent }) => textContent);

test("robots.txt names the sitemap, which has each page with the day of its last change", async () => {
  const data = dataOf();
  const files = await discoveryFiles(data);
  expect(files.get("/robots.txt")).toMatch(/^Sitemap: https:\/\/test\.example\/sitemap\.xml$/m);
  const sitemap = new DOMParser().parseFromString(files.get("/sitemap.xml") ?? "", "text/xml");
  const pages = sitePages(data);
  expect(textsOf(sitemap, "loc")).toEqual(pages.map(({ path }) => `https://test.example${path}`));
  expect(textsOf(sitemap, "lastmod")).toEqual(pages.map(({ updated }) => updated));
});

describe("the feed", () => {
  const parsed = async (data: string) => new DOMParser().parseFromString(await feed(data), "text/xml");

  /** An element's name, attributes and text. */
  function describeElement({ nodeName, attributes, textContent }: Element) {
    const values = Array.from(attributes, ({ name, value }) => `${name}=${value}`);
    return [nodeName, ...values, textContent.replace(/<[^>]+>/g, "")].join(" ").trim();
  }

  test("has its owner, and articles in full with author, category and date, as a morning in India", async () => {
    const elements = (await parsed(dataOf())).querySelectorAll("channel > :not(item), item > *");
    expect(Array.from(elements, describeElement).join("\n")).toMatchSnapshot();
  });

  test("starts with the newest article, regardless of the order in the file", async () => {
    const data = dataOf(["blog.json", swap('"date": "2026-10-22"', '"date": "2026-11-20"')]);
    expect(textsOf(await parsed(data), "title").slice(1)).toEqual([
      "A lakehouse on Azure, from 80 messy files a day",
      "A gate for every agent",
    ]);
  });

  test("escapes HTML and XML in editors' text", async () => {
    const data = dataOf(
      ["blog.json", swap("A gate for every agent", "Q&A ]]> gate")],
      ["blog.json", swap("Ten steps that", "R&D: a < b > c, and ]]> that")],
      ["blog.json", swap("Suppose an agent", "Write a < b & data[rows[0]]> 1: an agent")],
    );
    const xml = await parsed(data);
    expect(textsOf(xml, "title")[1]).toBe("Q&A ]]> gate");
    expect(textsOf(xml, "description")[1]).toMatch(/^R&amp;D: a &lt; b &gt; c, and \]\]&gt; that are/);
    expect(textsOf(xml, "content:encoded")[0]).toMatch(/^<p>Write a &lt; b &amp; data\[rows\[0\]\]&gt; 1: an .*<\/p>$/);
  });
});

test("the open data has each course with its page, fee, syllabus and batches, and the day of the last change", () => {
  const oneBatch: Edit = (text) => JSON.stringify((JSON.parse(text) as unknown[]).slice(0, 1));
  const data = dataOf(["courses.json", swap("2026-10-12", "2026-11-01")], ["batches.json", oneBatch]);
  const { courses, payment, ...about } = courseData(data);
  expect(about).toEqual({ institute: "Test Institute", url: "https://test.example", updated: "2026-11-01" });
  expect(payment.map(({ label }) => label)).toEqual(["Tax", "Included", "Not included", "Instalments", "Full refund"]);
  expect(courses.map(({ slug, batches }) => [slug, batches.length])).toEqual([
    ["python", 1],
    ["data-science", 0],
  ]);
  expect(JSON.parse(JSON.stringify(courses[0]))).toMatchSnapshot();
});
