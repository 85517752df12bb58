/**
 * Builds a second site in a copy of the project: without one course, with a new one, and with hostile text.
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import about from "../../data/about.json";
import blog from "../../data/blog.json";
import contact from "../../data/contact.json";
import courses from "../../data/courses.json";
import site from "../../data/site.json";
import { build, copyProject, renamedCourse } from "../../scripts/project-copy";
import { netlifyListener } from "../../scripts/serve/serve";
import { rupees } from "../../src/text/format";
import { narrow, expectNoSidewaysScroll, openDetails, visit } from "../support/pages/page-visits";
import { readPdf } from "../support/built/pdf-text";
import { expect, test } from "../support/site-test";
import { shrinkPictures } from "../support/built/small-pictures";

// All tests share one build.
test.describe.configure({ mode: "serial" });

/** On the project's disk, because the copy links to the files of node_modules. */
const folder = join(process.cwd(), "test-results/other-content-site");

const [removed, like] = courses;
if (!removed || !like) throw new Error("data/courses.json needs two courses: one to remove and one to copy");

/** The check rejects HTML, but not an unclosed tag. */
const hostile = [
  "<img src=x onerror=window.harmed=1 <",
  `"It's" 'so': “5 > 4” & ‘3 < 4’`,
  '"> <svg onload=window.harmed=1 <',
  "{harmed} ${window.harmed=1} `",
  "&ltb&gt &amp &copy",
  "' onmouseover='window.harmed=1",
  "]]> --> </title </style <!-",
  "$& $1 $` %00 %E0 \\u003c\\n",
];
const [tag = ""] = hostile;

/** Prepends hostile texts to a list; extends it only if they do not fit. */
const withHostile = (texts: string[]) => [...hostile, ...texts].slice(0, Math.max(texts.length, hostile.length));

const renamed = renamedCourse(like, "Cloud Security");
const added = {
  ...renamed,
  price: 36_500,
  description: tag,
  hero: { ...renamed.hero, lead: tag },
  modules: like.modules.map((module, index) => (index === 0 ? { ...module, topics: hostile } : module)),
};
const path = `/courses/${added.slug}`;
const removedPath = `/courses/${removed.slug}`;
const headline = `${tag} headline`;

const file = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(file(name), "utf8");
const write = (name: string, value: object) => writeFileSync(file(name), JSON.stringify(value, null, 2));

/** Redirects references from the removed course to the added one. Skips "python" as a programming language. */
function redirectReferences() {
  const reference = new RegExp(`(?<=["(]|"/courses/)(?<!"language": ")${removed?.slug}(?=[")])`, "g");
  const link = new RegExp(`(?<=["(])${removedPath}(?=[")])`, "g");
  const names = readdirSync(file("data"), { recursive: true, encoding: "utf8" });
  for (const name of names.filter((name) => /\.(?:json|md)$/.test(name) && name !== "README.md"))
    writeFileSync(file(`data/${name}`), read(`data/${name}`).replace(link, "/courses").replace(reference, added.slug));
}

let server: Server | undefined;
let address = "";

test.beforeAll(async () => {
  test.setTimeout(0); // otherwise `afterAll` would remove the folder of a running build
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  await shrinkPictures(folder);
  write("data/contact.json", {
    ...contact,
    form: { ...contact.form, courses: contact.form.courses.filter(({ link }) => link !== removedPath) },
  });
  redirectReferences();
  const current = (name: string) => JSON.parse(read(`data/${name}`)) as object;
  const articles = (current("blog.json") as typeof blog).articles;
  write("data/blog.json", {
    ...current("blog.json"),
    articles: articles.map((article, index) => (index === 0 ? { ...article, title: headline } : article)),
  });
  const story = { ...about.story, paragraphs: withHostile(about.story.paragraphs) };
  write("data/about.json", { ...current("about.json"), story });
  const staying = (current("courses.json") as typeof courses).slice(1);
  write("data/courses.json", [...staying, added]);
  await build(folder); // stops at an error in the content
  server = createServer(await netlifyListener(file("public"), () => undefined)).listen(0);
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Expects that every text appears literally, none acts as HTML or script, and the page fits the narrowest phone.
 */
async function expectHarmless(page: Page, texts: string[]) {
  await page.setViewportSize(narrow);
  await openDetails(page);
  for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.locator("[onerror], [onload], [onmouseover], img[src='x']")).toHaveCount(0);
  expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  await expectNoSidewaysScroll(page);
}

test("the added course has a page, structured data, a PDF, a share card and a place in the list and the enquiry form", async ({
  page,
}) => {
  await visit(page, address + path);
  await expect(page.getByText(rupees(added.price), { exact: true }).first()).toBeVisible();
  await expectHarmless(page, hostile);
  const html = read(`public${path}/index.html`);
  const stated = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as object,
  );
  expect(stated).toContainEqual(expect.objectContaining({ name: added.title, description: added.hero.tagline }));
  const { sheets } = await readPdf(readFileSync(file(`public/downloads/${added.slug}-syllabus.pdf`)));
  for (const words of [added.title, rupees(added.price), tag]) expect(sheets.join(" ")).toContain(words);
  const [, card = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(existsSync(file(`public${new URL(card).pathname}`))).toBe(true);
  expect(read("public/sitemap.xml")).toContain(`<loc>${site.url}${path}</loc>`);
  expect(read("public/courses.json")).toContain(added.title);
  expect(read("public/courses/index.html")).toContain(`href="${path}"`);
  expect(read("public/courses/index.html")).not.toContain(`${removedPath}"`);

  await visit(page, `${address}/contact?intent=enroll&course=${added.slug}#enquiry`);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(new RegExp(added.title));
});

test("texts of an institute page and of the feed are escaped", async ({ page }) => {
  await visit(page, `${address}/about`);
  await expectHarmless(page, hostile);
  const titles = await page.evaluate((xml) => {
    const found = new DOMParser().parseFromString(xml, "text/xml").querySelectorAll("item > title");
    return Array.from(found, ({ textContent }) => textContent);
  }, read("public/rss.xml"));
  expect(titles).toContain(headline);
});
