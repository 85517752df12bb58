/**
 * The site with other content, in a copy of the project that is built once. What an editor gets who adds a course, takes one away,
 * and changes a fee in the editor; and, in all that is not those courses, the worst content that the check lets pass.
 */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import sharp from "sharp";
import contact from "../../data/contact.json";
import type coursePages from "../../data/course-pages.json";
import courses from "../../data/courses.json";
import type forms from "../../data/forms.json";
import type gallery from "../../data/gallery.json";
import payment from "../../data/payment.json";
import refund from "../../data/refund.json";
import site from "../../data/site.json";
import { rupees } from "../../src/text/format";
import { gstNote, priceLines, totalPrice } from "../../src/content/price-lines";
import { netlify } from "../../scripts/serve/serve";
import { build, check, copyProject } from "../support/project-copy";
import { changeFee, editorErrors, openEditor, openFile, whenSaved } from "../support/editor-session";
import { expectAllToFit } from "../support/reflow-checks";
import { allWords, alteredTexts, hostileCourses, injectedElements, writeHostile } from "../support/hostile-data";
import { readPdf } from "../support/pdf-text";
import { escapeRegExp } from "../support/reg-exp";
import { coloursAt, oddPictures } from "../support/odd-pictures";
import { pages } from "../support/site-routes";
import { expect, test } from "../support/site-test";
import { expectNoSidewaysScroll, narrow, openDetails, visit, widths } from "../support/page-visits";

// One build for all: the tests look at what it made.
test.describe.configure({ mode: "serial", timeout: 240_000 });

/** The folder is on the project's disk, and outside what the other tests look at. */
const folder = join(process.cwd(), "test-results/other-content-site");

const [gone, ...others] = courses;
const [like] = others;
if (!gone || !like) throw new Error("courses.json has no course to take away, or none to copy");

/** The new course: as the README for editors says, the copy of another with what must differ changed, and its own figures. */
const added = {
  ...like,
  slug: "cloud-security",
  title: "Cloud Security",
  price: 36_500,
  level: "Expert", // the highest
  seo: {
    ...like.seo,
    title: "Cloud security course, with a mentor",
    description:
      "Guard a small shop on Azure: identities, networks, secrets, logs and a rehearsed answer to an attack, in a course for small groups in Bangalore.",
  },
  hero: {
    ...like.hero,
    heading: "*Cloud Security*",
    picture: { src: "images/courses/cloud-security.png", alt: "A wide green field, seen from above." },
  },
};
const path = `/courses/${added.slug}`;

/** What the first course that stays costs from now on. */
const fee = 12_345;
const link = `/courses/${gone.slug}`;

/** The link to that course in a field or in a policy, and its slug in a field that names it; Python is a language, too. */
const isLink = new RegExp(`(?<=["(])${link}(?=[")])`);
const isSlug = new RegExp(`(?<=")(?<!"language": ")${gone.slug}(?=")`);

/** What only the institute can know, so that the site as it is says nothing of it. */
const gst = { rate: 18, included: false };
const total = totalPrice(added.price, gst);

const file = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(file(name), "utf8");
const edit = (name: string, change: (text: string) => string) => writeFileSync(file(name), change(read(name)));
const contentFiles = () =>
  readdirSync(file("data"), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(?:json|md)$/.test(name) && name !== "README.md",
  );
const contentOf = <Content>(name: string) => JSON.parse(read(`data/${name}`)) as Content;
const writeCourses = (list: object[]) => writeFileSync(file("data/courses.json"), JSON.stringify(list, null, 2));

/** How many pictures albums may have; the last is a long one. */
const albumSizes = [1, 2, 3, 4, 5, 6, 7, 30];

/** Adds an album of each size, of the pictures that are there. */
function addAlbums() {
  const content = contentOf<typeof gallery>("gallery.json");
  const files = readdirSync(file("data/images"), { recursive: true, encoding: "utf8" });
  const pictures = files
    .filter((name) => name.endsWith(".png"))
    .map((name, index) => ({ src: `images/${name}`, alt: `Picture ${index + 1} of the site` }));
  for (const size of albumSizes)
    content.albums.push({
      ...(content.albums[0] as (typeof gallery.albums)[0]),
      ...{ slug: `album-of-${size}`, title: `An album of ${size}`, images: size, pictures: pictures.slice(0, size) },
    });
  writeFileSync(file("data/gallery.json"), JSON.stringify(content));
}

let server: Server | undefined;
let address = "";

/** The texts of the worst content, by their numbers. */
let texts: string[] = [];

test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await copyProject(folder);
});

test.afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("of a course that is gone, the check names each place that still points to it, with its file and line", async () => {
  writeCourses(others);
  const places = contentFiles().flatMap((name) =>
    read(`data/${name}`)
      .split("\n")
      .flatMap((text, index) => (isLink.test(text) || isSlug.test(text) ? [`data/${name}:${index + 1}`] : [])),
  );
  expect(places.length).toBeGreaterThan(3);
  const { failed, told } = await check(folder);
  expect(failed).toBe(true);
  expect(told.map((line) => line.split(":", 2).join(":")).sort()).toEqual(places.sort());
  const says = [`leads to no page of this site: "${link}"`, `, but is "${gone.slug}"`];
  for (const line of told) expect(says.filter((words) => line.includes(words))).toHaveLength(1);
});

/** The courses that stay, as the editor saves them after the fee of the first was changed. */
async function coursesAsEdited(browser: Browser): Promise<typeof courses> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 3000 } });
  const editor = await openEditor(page);
  await openFile(page, editor, "courses.json");
  await changeFee(page, 1, fee);
  const saved = await whenSaved(page, "courses.json", readFileSync("data/courses.json", "utf8"));
  await page.close(); // before the editor ends what it tells the page
  editor.close();
  return (JSON.parse(saved) as typeof courses).slice(1);
}

test("with those places mended and a new course in courses.json, the check has nothing to say, and the site builds", async ({
  browser,
  pageErrors,
}) => {
  pageErrors.expect(...editorErrors);
  const choices = contact.form.courses.filter((choice) => choice.link !== link);
  const form = { ...contact.form, courses: choices };
  edit("data/contact.json", () => JSON.stringify({ ...contact, form }, null, 2));
  const mended = (text: string) =>
    text.replace(new RegExp(isLink, "g"), "/courses").replace(new RegExp(isSlug, "g"), added.slug);
  for (const name of contentFiles()) edit(`data/${name}`, mended);

  // The one edit: an entry of the list, and the picture that it names.
  const edited = await coursesAsEdited(browser);
  for (const [index, [name, { make }]] of Object.entries(oddPictures).entries()) {
    const src = `images/courses/${name}`;
    writeFileSync(file(`data/${src}`), await make());
    Object.assign(edited[index]?.hero.picture ?? {}, { src });
  }
  writeCourses([...edited, added]);
  const green = { create: { width: 180, height: 120, channels: 3, background: "#5b8c5a" } } as const;
  await sharp(green)
    .png()
    .toFile(file(`data/${added.hero.picture.src}`));

  // All else, for the tests at the end.
  texts = writeHostile(file("data"));
  addAlbums();
  edit("data/payment.json", (text) => JSON.stringify({ ...(JSON.parse(text) as object), gst }));
  const { failed, told } = await check(folder);
  expect([failed, told[0]]).toEqual([false, "data/ is in order."]); // warnings may follow
  await build(folder);
  server = createServer(await netlify(file("public"), () => undefined)).listen(0);
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test("the new course has a card, a place in the filter and a column of the comparison", async ({ page }) => {
  const { list: listed, compare: compared } = contentOf<typeof coursePages>("course-pages.json");
  await visit(page, `${address}/courses`);
  const list = page.getByRole("region", { name: listed.heading, exact: true });
  const card = list.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: added.title }) });
  await expect(card.getByText(rupees(added.price), { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: `Learn More about ${added.title}` })).toHaveAttribute("href", path);
  await expect(card.getByRole("img", { name: added.hero.picture.alt })).toBeVisible();

  const compare = page.getByRole("region", { name: compared.heading, exact: true });
  const titles = [...others, added].map(({ title }) => title);
  const table = compare.getByRole("table");
  await expect(table.getByRole("columnheader")).toContainText(titles);
  await compare.getByRole("checkbox", { name: added.title, exact: true }).check();
  await compare.getByRole("checkbox", { name: like.title, exact: true }).check();
  await expect(page).toHaveURL(`${address}/courses?compare=${added.slug},${like.slug}`);
  await expect(table.getByRole("columnheader")).toContainText([like.title, added.title]);

  await visit(page, `${address}/courses?level=Expert&sort=fee`);
  await expect(list.getByRole("heading", { level: 3, name: added.title })).toBeVisible();
  for (const { title } of others.filter(({ level }) => !level.endsWith(added.level)))
    await expect(list.getByRole("heading", { level: 3, name: title, exact: true })).toHaveCount(0);
});

test("it has a page with its picture, and the message form knows its name", async ({ page }) => {
  await visit(page, address + path);
  await expect(page.getByRole("heading", { level: 1, name: added.title })).toBeVisible();
  await expect(page.getByText(rupees(added.price), { exact: true }).first()).toBeVisible();
  const picture = page.getByRole("img", { name: added.hero.picture.alt });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await visit(page, `${address}/contact?intent=enroll&course=${added.slug}#enquiry`);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(new RegExp(added.title));
});

/** The structured data of a page. */
function statedOn(page: string) {
  const blocks = read(`public${page}/index.html`).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
}

test("it has a syllabus, a place in the brochure, a card for shared links, and is told to machines", async () => {
  const html = read(`public${path}/index.html`);
  const text = async (name: string) => {
    const { sheets } = await readPdf(readFileSync(file(`public/downloads/${name}.pdf`)));
    return sheets.join(" ");
  };
  expect(html).toContain(`href="/downloads/${added.slug}-syllabus.pdf"`);
  for (const name of [`${added.slug}-syllabus`, "brochure"]) {
    expect(await text(name)).toContain(added.title);
    expect(await text(name)).toContain(rupees(added.price));
  }

  const [, card = ""] = /<meta [^>]*property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(card).toMatch(new RegExp(`^${site.url}/share/`));
  const { width, height } = await sharp(file(`public${new URL(card).pathname}`)).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });

  expect(statedOn(path)).toContainEqual(expect.objectContaining({ "@type": "Course", name: added.title }));
  expect(read("public/sitemap-0.xml")).toContain(`<loc>${site.url}${path}</loc>`);
  const listed = read("public/courses.json");
  expect(listed).toContain(added.title);
  expect(listed).toContain(String(added.price));
});

test("GST that is added is on the page, in the syllabus, and told to machines", async ({ page }) => {
  await visit(page, address + path);
  const [line] = priceLines({ ...payment, gst }, refund.days, added.price);
  await expect(page.getByText(line?.text ?? "", { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`${gstNote(gst)}$`)).first()).toBeAttached();
  const { sheets } = await readPdf(readFileSync(file(`public/downloads/${added.slug}-syllabus.pdf`)));
  expect(sheets.join(" ")).toContain(line?.text);
  const { courses: listed } = JSON.parse(read("public/courses.json")) as { courses: object[] };
  expect(listed).toContainEqual(expect.objectContaining({ slug: added.slug, fee: added.price, gst, total }));
  const course = statedOn(path).find((thing) => thing["@type"] === "Course");
  expect(course).toMatchObject({
    offers: { price: total, priceSpecification: { price: total, valueAddedTaxIncluded: true } },
  });
});

test("a fee that was changed in the editor is on the course's page and card", async ({ page }) => {
  const [course] = others;
  await visit(page, `${address}/courses/${course?.slug}`);
  await expect(page.getByText(rupees(fee), { exact: true }).first()).toBeVisible();
  await visit(page, `${address}/courses`);
  await expect(
    page.getByRole("listitem").filter({ hasText: course?.title }).getByText(rupees(fee)).first(),
  ).toBeVisible();
});

test("odd pictures are shown upright, whole and in their colours", async ({ page }) => {
  for (const [index, [name, { isTurned }]] of Object.entries(oddPictures).entries()) {
    await visit(page, `${address}/courses/${others[index]?.slug}`);
    const picture = page.locator("picture > img").first();
    await expect(picture, name).toHaveJSProperty("complete", true);
    const [left, right] = await picture.evaluate(coloursAt, [
      [0.2, 0.4],
      [0.8, 0.4],
    ]);
    // What is turned has its halves one above the other; which of them the crop shows is up to sharp.
    expect([left, right], name).toEqual(isTurned ? [left, left] : ["red", "blue"]);
  }
});

/** Runs in the page: the part of an album's room that its prints in sight take, with the gaps between them. */
function filledPart(list: Element): number {
  const { width, height } = list.getBoundingClientRect();
  const gap = parseFloat(getComputedStyle(list).rowGap);
  const areas = [...list.children].map((print) => {
    const { width, height } = print.getBoundingClientRect();
    const { marginLeft, marginRight, marginTop, marginBottom } = getComputedStyle(print);
    const [left = 0, right = 0, top = 0, bottom = 0] = [marginLeft, marginRight, marginTop, marginBottom].map(
      parseFloat,
    );
    return width === 0 ? 0 : (width + left + right + gap) * (height + top + bottom + gap);
  });
  return areas.reduce((sum, area) => sum + area, 0) / ((width + gap) * (height + gap));
}

test("the prints of an album fill their rows, however many there are, and the last one leads to all", async ({
  page,
}) => {
  await visit(page, `${address}/gallery`);
  const prints = (size: number) => page.getByRole("list", { name: `Pictures of An album of ${size}`, exact: true });
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of albumSizes) {
      await prints(size).scrollIntoViewIfNeeded();
      const part = await prints(size).evaluate(filledPart);
      expect.soft(part, `${size} at ${width}px`).toBeCloseTo(1, 1);
    }
  }
  const most = Math.max(...albumSizes);
  await expect(page.getByText(/^All \d+ pictures$/)).toHaveCount(1);
  await page.getByRole("link", { name: new RegExp(`All ${most} pictures$`) }).click();
  const box = page.getByRole("dialog", { name: `An album of ${most}` });
  await expect(box.getByRole("listitem")).toHaveCount(most);
  await box.getByRole("button", { name: "Next picture" }).click();
  await expect(box.getByText(`8 of ${most}`)).toBeVisible();
});

test("of the course that is gone, nothing is left", () => {
  for (const name of [`public${link}`, `public/downloads/${gone.slug}-syllabus.pdf`])
    expect(existsSync(file(name)), name).toBe(false);
  for (const name of ["sitemap-0.xml", "courses.json", "courses/index.html", "index.html"])
    expect(read(`public/${name}`), name).not.toContain(link);
});

/** The words are as they were written, none has done harm, and at every width all of them can be read. */
async function expectToHold(page: Page) {
  await openDetails(page);
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 800 });
    await expectAllToFit(page, `at ${width}px`);
  }
  const read = await page.evaluate(allWords);
  expect.soft(read.join().match(/~\d+~/g)?.length, "texts on the page").toBeGreaterThan(50);
  expect.soft(alteredTexts(read, texts), "not as written").toEqual([]);
  expect.soft(await page.evaluate(injectedElements)).toEqual([]);
}

const withWorst = [
  ...pages.map(({ path }) => path).filter((path) => !path.startsWith("/courses/")),
  ...Object.values(hostileCourses).map((slug) => `/courses/${slug}`),
  "/sent",
];

for (const path of withWorst) {
  test(`${path} holds the worst content that the check lets pass`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await visit(page, address + path);
    await expectToHold(page);
  });
}

test("the course with the worst title can be found, compared and asked about", async ({ page }) => {
  const { title, level, slug } = contentOf<typeof courses>("courses.json").at(-2) ?? added;
  await page.setViewportSize(narrow);
  await visit(page, `${address}/courses?level=${level.split(" ")[0]}`);
  await expect(page.getByRole("heading", { level: 3, name: title, exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: title, exact: true }).check();
  await page.getByRole("checkbox", { name: added.title, exact: true }).check();
  await expect(page.getByRole("table").getByRole("columnheader", { name: title })).toBeVisible();
  await expectToHold(page);
  await visit(page, `${address}/contact?intent=enroll&course=${slug}#enquiry`);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(new RegExp(escapeRegExp(title)));
  await page.getByRole("textbox", { name: "Message" }).fill("");
  await page.getByRole("button", { name: "Send Message", exact: true }).click();
  await expect(page.getByText(contentOf<typeof forms>("forms.json").mistakes.firstName).first()).toBeVisible();
  await expectToHold(page);
});

test("an album with the worst words can be looked through", async ({ page }) => {
  const [album] = contentOf<typeof gallery>("gallery.json").albums;
  await page.setViewportSize(narrow);
  await visit(page, `${address}/gallery`);
  await page.locator(`#picture-${album?.slug}-1`).click();
  const box = page.getByRole("dialog", { name: album?.title, exact: true });
  for (const picture of album?.pictures.slice(0, 2) ?? []) {
    const caption = box.getByText(picture.alt, { exact: true });
    await expect(caption).toBeInViewport({ ratio: 0.99 });
    await box.getByRole("button", { name: "Next picture" }).click();
  }
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(injectedElements)).toEqual([]);
});

test("machines read the worst words as they were written", () => {
  const { rss } = new XMLParser().parse(read("public/rss.xml"), true) as Feed;
  const list = JSON.parse(read("public/courses.json")) as { courses: { name: string }[] };
  const titles = [...rss.channel.item.map(({ title }) => title), ...list.courses.map(({ name }) => name)];
  expect(titles.filter((title) => /~\d+~$/.test(title))).toHaveLength(rss.channel.item.length + 2);
  expect(alteredTexts(titles, texts)).toEqual([]);
});

type Feed = { rss: { channel: { item: { title: string }[] } } };
