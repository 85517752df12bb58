/** @jest-environment node */
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { courseData } from "../../../src/build/discovery/course-data";
import { discoveryFiles } from "../../../src/build/discovery/discovery-files";
import { feed } from "../../../src/build/discovery/feed";
import { sitemap } from "../../../src/build/discovery/sitemap";
import { newProject, swap, type Edit } from "../../support/project";

const dataOf = (...edits: Parameters<typeof newProject>) => join(newProject(...edits), "data");

test("the sitemap has each page's URL and the day its content changed", () => {
  const { resolveSiteUrl, resolvePages, serialize } = sitemap(dataOf()).options;
  expect(resolveSiteUrl()).toBe("https://test.example");
  const entries = resolvePages().map(serialize);
  expect(entries).toContainEqual({ url: "/courses/python", lastmod: "2026-10-12" });
  expect(entries).toContainEqual({ url: "/", lastmod: expect.any(String) as string });
});

test("robots.txt allows everything, and names the sitemap", async () => {
  const files = await discoveryFiles(dataOf(), 0);
  expect(files.get("/robots.txt")).toMatchInlineSnapshot(`
    "User-agent: *
    Allow: /

    Sitemap: https://test.example/sitemap-index.xml
    "
  `);
});

test("security.txt conforms to RFC 9116, and stays the same all day", async () => {
  const data = dataOf();
  const securityText = async (built: number) =>
    (await discoveryFiles(data, built)).get("/.well-known/security.txt") ?? "";
  const built = Date.parse("2026-11-23T18:45:00Z");
  const text = await securityText(built);
  expect(await securityText(Date.parse("2026-11-23T00:00:00Z"))).toBe(text);
  const lines = text.split("\n");
  expect(lines.pop()).toBe(""); // each line ends with a line break
  for (const line of lines) expect(line).toMatch(/^[A-Z][A-Za-z-]*: [\x21-\x7e]+(?: [\x21-\x7e]+)*$/);
  const fields = Object.fromEntries(lines.map((line) => line.split(": ", 2)));
  expect(Object.keys(fields)).toHaveLength(lines.length); // no duplicates
  expect(fields).toMatchObject({
    Contact: "mailto:hello@test.example",
    Canonical: "https://test.example/.well-known/security.txt",
  });
  // Language tags follow RFC 5646, dates RFC 3339.
  expect(fields["Preferred-Languages"]).toMatch(/^[a-z]{2,3}(?:, [a-z]{2,3})*$/);
  expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(fields.Expires ?? "") - built) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365);
});

describe("the feed", () => {
  type Item = Record<
    "title" | "link" | "description" | "category" | "dc:creator" | "pubDate" | "content:encoded",
    string
  >;
  type Rss = {
    rss: { channel: { title: string; link: string; language: string; lastBuildDate: string; item: Item[] } };
  };

  async function channelOf(data: string) {
    const xml = await feed(data);
    expect(XMLValidator.validate(xml)).toBe(true);
    return (new XMLParser().parse(xml) as Rss).rss.channel;
  }

  test("names its owner, its page and the day of the last change", async () => {
    expect(await channelOf(dataOf())).toMatchObject({
      title: "Test Institute: Blog",
      link: "https://test.example/blog",
      language: "en-IN",
      lastBuildDate: "Fri, 06 Nov 2026 03:30:00 GMT",
    });
  });

  test("links each article with author, category and date, as a morning in India", async () => {
    const { item } = await channelOf(dataOf());
    expect(item[0]).toMatchObject({
      title: "A gate for every agent",
      link: "https://test.example/blog#a-gate-for-every-agent",
      "dc:creator": "Kayalvizhi Muthuraman",
      category: "AI agents",
      pubDate: "Fri, 06 Nov 2026 03:30:00 GMT",
    });
  });

  test("starts with the newest article, regardless of the order in the file", async () => {
    const data = dataOf(["blog.json", swap('"date": "2026-10-22"', '"date": "2026-11-20"')]);
    expect((await channelOf(data)).item.map(({ title }) => title)).toEqual([
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
    const [first] = (await channelOf(data)).item;
    expect(first?.title).toBe("Q&A ]]> gate");
    expect(first?.description).toMatch(/^R&amp;D: a &lt; b &gt; c, and \]\]&gt; that are/);
    expect(first?.["content:encoded"]).toMatch(/^<p>Write a &lt; b &amp; data\[rows\[0\]\]&gt; 1: an .*<\/p>$/);
  });
});

test("the open data has each course with its page, fee, syllabus and batches, and the day of the last change", () => {
  const oneBatch: Edit = (text) => JSON.stringify((JSON.parse(text) as unknown[]).slice(0, 1));
  const data = dataOf(["courses.json", swap("2026-10-12", "2026-11-01")], ["batches.json", oneBatch]);
  const { courses, payment, ...about } = courseData(data);
  expect(about).toEqual({ institute: "Test Institute", url: "https://test.example", updated: "2026-11-01" });
  expect(payment.map(({ label }) => label)).toEqual(["Tax", "Included", "Not included", "EMI", "Full refund"]);
  expect(courses.map(({ slug, batches }) => [slug, batches.length])).toEqual([
    ["python", 1],
    ["data-science", 0],
  ]);
  expect(JSON.parse(JSON.stringify(courses[0]))).toMatchSnapshot();
});
