import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { getMeta } from "unpdf";
import admissions from "../../data/admissions.json";
import courses from "../../data/courses.json";
import downloads from "../../data/downloads.json";
import fees from "../../data/fees.json";
import servicesInData from "../../data/services.json";
import site from "../../data/site.json";
import { day, rupees, weekRange } from "../../src/text/format";
import { filled } from "../support/filled-content";
import { readPdf } from "../support/pdf-text";
import { escapeRegExp } from "../support/reg-exp";
import { firstCourse, pages, titleOf } from "../support/site-routes";
import { expect, test } from "../support/site-test";

const services = filled(servicesInData);

/** The links of the main part to a file, by their words before its size. */
const linksTo = (page: Page, action: string) =>
  page.getByRole("main").getByRole("link", { name: new RegExp(`^${escapeRegExp(action)} \\(PDF, \\d+ kB\\)$`) });

/** Presses a link to a file, holds what it says of the file against the file, and reads it. */
async function download(page: Page, link: Locator) {
  // Else a part above takes its height between pressing and letting go, in the frame after Playwright's jump to the link.
  const [coming, text] = await Promise.all([page.waitForEvent("download"), link.textContent(), link.click()]);
  const bytes = readFileSync(await coming.path());
  const answer = await page.request.get(new URL(coming.url()).pathname);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect(text).toContain(`(PDF, ${Math.round(bytes.length / 1000)} kB)`);
  expect(bytes.length, "what a visitor on a phone is asked to load").toBeLessThan(140_000);
  return read(bytes);
}

async function read(bytes: Buffer) {
  const { pdf, sheets } = await readPdf(bytes);
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const annotations = (await (await pdf.getPage(number)).getAnnotations()) as { url?: string }[];
    links.push(...annotations.flatMap(({ url }) => url ?? []));
  }
  const { info } = await getMeta(pdf);
  return { info, sheets, text: sheets.join(" "), links: [...new Set(links)], outline: await pdf.getOutline() };
}

type Document = Awaited<ReturnType<typeof read>>;

/** What both kinds of document keep to: they say what they are, number their sheets, and every link of theirs works. */
function expectSound({ info, sheets, text, links, outline }: Document) {
  expect(info).toMatchObject({ Language: "en-IN", Author: site.name });
  for (const [index, words] of sheets.entries()) expect(words).toContain(`${index + 1} of ${sheets.length}`);
  expect(outline.length, "headings in the outline").toBeGreaterThanOrEqual(4);
  for (const way of [site.contact.phone, site.contact.email, site.contact.address.street]) expect(text).toContain(way);
  const schemes = ["tel:+", `mailto:${site.contact.email}`, "https://wa.me/", "https://www.google.com/maps/dir/"];
  for (const scheme of schemes) expect(links.filter((link) => link.startsWith(scheme))).toHaveLength(1);

  const inside = links.filter((link) => link.startsWith(site.url)).map((link) => new URL(link).pathname);
  const files = ["/downloads/brochure.pdf", ...courses.map(({ slug }) => `/downloads/${slug}-syllabus.pdf`)];
  const known = [...files, ...pages.map(({ path }) => path)];
  expect(inside.filter((path) => !known.includes(path))).toEqual([]);
}

const missingIn = (text: string, wanted: string[]) => wanted.filter((words) => !text.includes(words));

test("each syllabus says what its course's page says, and its size is stated", async ({ page }) => {
  test.slow(); // all courses
  for (const { title, slug, price, pageDuration, level, students, modules, seo } of courses)
    await test.step(title, async () => {
      await page.goto(`/courses/${slug}`, { waitUntil: "domcontentloaded" });
      const links = linksTo(page, downloads.syllabus.action);
      await expect(links).toHaveCount(2);
      await expect(links.first()).toHaveAttribute("href", `/downloads/${slug}-syllabus.pdf`);
      const syllabus = await download(page, links.first());
      expectSound(syllabus);

      expect(syllabus.info.Title).toContain(title);
      const facts = [rupees(price), pageDuration, level, students, `${downloads.dated} ${day(seo.updated)}`];
      const curriculum = modules.flatMap((module) => [
        `${weekRange(module.fromWeek, module.toWeek)} ${module.title}`,
        module.outcome,
        ...module.topics,
      ]);
      expect(missingIn(syllabus.text, [...facts, ...curriculum])).toEqual([]);
      expect(syllabus.links).toContain(`${site.url}/courses/${slug}`);
      expect(syllabus.links).toContain(`${site.url}/contact?intent=enroll&course=${slug}#enquiry`);
    });
});

test("the brochure can be had from the courses, a course and the admissions", async ({ page }) => {
  for (const path of ["/courses", "/admissions", firstCourse.path]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const link = linksTo(page, downloads.brochure.action);
    await expect(link).toHaveAttribute("href", "/downloads/brochure.pdf");
    const { info } = await download(page, link);
    expect(info.Title).toContain(downloads.brochure.kicker);
  }
});

test("the brochure names all courses, fees, services and steps, and leads to each page", async ({ page }) => {
  const answer = await page.request.get("/downloads/brochure.pdf");
  const brochure = await read(await answer.body());
  expectSound(brochure);
  const dates = [admissions, ...courses, ...services].map(({ seo }) => seo.updated).sort();
  const said = [
    `${downloads.dated} ${day(dates.at(-1) ?? "")}`,
    ...courses.flatMap(({ title, price, description }) => [`${title} ${rupees(price)}`, description]),
    ...courses.map(({ level, duration }) => `${level} · ${duration}`),
    ...fees.map(({ course, duration, fee }) => `${titleOf(course)} ${duration} ${rupees(fee)}`),
    ...services.flatMap(({ title, priceText, description, features }) => [title, priceText, description, ...features]),
    ...admissions.process.items.flatMap((step) => [step.title, step.text]),
    ...admissions.requirements.items.flatMap((requirement) => [requirement.title, requirement.text]),
  ];
  expect(missingIn(brochure.text, said)).toEqual([]);
  const wanted = [
    ...courses.flatMap(({ slug }) => [`/courses/${slug}`, `/downloads/${slug}-syllabus.pdf`]),
    ...services.map(({ slug }) => `/services/${slug}`),
    "/contact?intent=consultation#enquiry",
  ];
  expect(wanted.filter((address) => !brochure.links.includes(site.url + address))).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a syllabus can be had all the same", async ({ page }) => {
    await page.goto(firstCourse.path);
    const link = linksTo(page, downloads.syllabus.action).first();
    expectSound(await download(page, link));
  });
});
