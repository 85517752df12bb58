import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getMeta } from "unpdf";
import admissions from "../../data/admissions.json";
import { durations } from "../../data/course-pages.json";
import coursesInData from "../../data/courses.json";
import downloads from "../../data/downloads.json";
import feesInData from "../../data/fees.json";
import servicesInData from "../../data/services.json";
import site from "../../data/site.json";
import { budgets } from "../../scripts/bench/budgets";
import { courseDurations } from "../../src/content/durations";
import { day, rupees, weekRange } from "../../src/text/format";
import { htmlFiles, linksOf, parse } from "../support/built-html";
import { filled } from "../support/filled-content";
import { readPdf } from "../support/pdf-text";
import { courseOf, firstCourse, pages } from "../support/site-routes";
import { expect, test } from "../support/site-test";

const courses = filled(coursesInData);
const fees = filled(feesInData);

const services = filled(servicesInData);

const htmlOf = new Map(htmlFiles().map(({ path, html }) => [path, html]));

/** Reads a PDF. Expects it to be within budget, and links to it in the pages' `<main>` to state its action and size. */
async function linked(paths: string[], action: string, file: string) {
  const bytes = readFileSync(join("public", file));
  const stated = `${action} (PDF, ${Math.round(bytes.length / 1000)} kB)`;
  for (const path of paths) {
    const links = linksOf(await parse(htmlOf.get(path) ?? "")).filter(({ inMain, href }) => inMain && href === file);
    expect(new Set(links.map(({ text }) => text)), path).toEqual(new Set([stated]));
  }
  expect(bytes.length / 1000).toBeLessThanOrEqual(budgets.download);
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

/** Expects what both kinds of PDF need: metadata, page numbers, and working links. */
function expectSound({ info, sheets, text, links, outline }: Document) {
  expect(info).toMatchObject({ Language: "en-IN", Author: site.name });
  for (const [index, words] of sheets.entries()) expect(words).toContain(`${index + 1} of ${sheets.length}`);
  expect(outline.length, "headings in the outline").toBeGreaterThanOrEqual(4);
  for (const detail of [site.contact.phone, site.contact.email, site.contact.address.street])
    expect(text).toContain(detail);
  const schemes = ["tel:+", `mailto:${site.contact.email}`, "https://wa.me/", "https://www.google.com/maps/dir/"];
  for (const scheme of schemes) expect(links.filter((link) => link.startsWith(scheme))).toHaveLength(1);

  const inside = links.filter((link) => link.startsWith(site.url)).map((link) => new URL(link).pathname);
  const files = ["/downloads/brochure.pdf", ...courses.map(({ slug }) => `/downloads/${slug}-syllabus.pdf`)];
  const known = [...files, ...pages.map(({ path }) => path)];
  expect(inside.filter((path) => !known.includes(path))).toEqual([]);
}

const missingIn = (text: string, wanted: string[]) => wanted.filter((words) => !text.includes(words));

for (const course of courses)
  test(`the syllabus of ${course.title} matches the course's page and its stated size`, async () => {
    const { slug, price, level, students, modules, seo } = course;
    const { page, note = "" } = courseDurations(course, durations);
    const syllabus = await linked([`/courses/${slug}`], downloads.syllabus.action, `/downloads/${slug}-syllabus.pdf`);
    expectSound(syllabus);

    expect(syllabus.info.Title).toContain(course.title);
    const facts = [rupees(price), page, note, level, students, `${downloads.dated} ${day(seo.updated)}`];
    const curriculum = modules.flatMap((module) => [
      `${weekRange(module.fromWeek, module.toWeek)} ${module.title}`,
      module.outcome,
      ...module.topics,
    ]);
    expect(missingIn(syllabus.text, [...facts, ...curriculum])).toEqual([]);
    expect(syllabus.links).toContain(`${site.url}/courses/${slug}`);
    expect(syllabus.links).toContain(`${site.url}/contact?intent=enroll&course=${slug}#enquiry`);
  });

test("the brochure has all courses, fees, services and steps, and links to each page", async () => {
  const linking = ["/courses", "/admissions", firstCourse.path];
  const brochure = await linked(linking, downloads.brochure.action, "/downloads/brochure.pdf");
  expect(brochure.info.Title).toContain(downloads.brochure.kicker);
  expectSound(brochure);
  const dates = [admissions, ...courses, ...services].map(({ seo }) => seo.updated).sort();
  const said = [
    `${downloads.dated} ${day(dates.at(-1) ?? "")}`,
    ...courses.flatMap(({ title, price, description }) => [`${title} ${rupees(price)}`, description]),
    ...courses.map((course) => `${course.level} · ${courseDurations(course, durations).list}`),
    ...fees
      .map(({ course }) => courseOf(course))
      .map(({ title, duration, price }) => `${title} ${duration} ${rupees(price)}`),
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
