import { readFileSync } from "node:fs";
import { join } from "node:path";
import courses from "../../data/courses.json";
import downloads from "../../data/downloads.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { budgets } from "../support/built/budgets";
import { htmlFiles, linksOf, parse } from "../support/built/built-html";
import { readPdf } from "../support/built/pdf-text";
import { firstCourse, pages } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";

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
  return { sheets, text: sheets.join(" "), links: [...new Set(links)] };
}

type Document = Awaited<ReturnType<typeof read>>;

/** Expects what both kinds of PDF need: page numbers, contact details and working links. */
function expectSound({ sheets, text, links }: Document) {
  for (const [index, words] of sheets.entries()) expect(words).toContain(`${index + 1} of ${sheets.length}`);
  for (const detail of [site.contact.phone, site.contact.email, site.contact.address.street])
    expect(text).toContain(detail);
  const schemes = ["tel:+", `mailto:${site.contact.email}`, "https://wa.me/", "https://www.google.com/maps/dir/"];
  for (const scheme of schemes) expect(links.filter((link) => link.startsWith(scheme))).toHaveLength(1);

  const inside = links.filter((link) => link.startsWith(site.url)).map((link) => new URL(link).pathname);
  const files = ["/downloads/brochure.pdf", ...courses.map(({ slug }) => `/downloads/${slug}-syllabus.pdf`)];
  const known = [...files, ...pages.map(({ path }) => path)];
  expect(inside.filter((path) => !known.includes(path))).toEqual([]);
}

for (const { slug, title } of courses)
  test(`the syllabus of ${title} states its size, and leads to the course`, async () => {
    const syllabus = await linked([`/courses/${slug}`], downloads.syllabus.action, `/downloads/${slug}-syllabus.pdf`);
    expectSound(syllabus);
    expect(syllabus.text).toContain(title);
    expect(syllabus.links).toContain(`${site.url}/courses/${slug}`);
    expect(syllabus.links).toContain(`${site.url}/contact?intent=enroll&course=${slug}#enquiry`);
  });

test("the brochure states its size, and leads to each course and service", async () => {
  const linking = ["/courses", "/admissions", firstCourse.path];
  const brochure = await linked(linking, downloads.brochure.action, "/downloads/brochure.pdf");
  expectSound(brochure);
  const wanted = [
    ...courses.flatMap(({ slug }) => [`/courses/${slug}`, `/downloads/${slug}-syllabus.pdf`]),
    ...services.map(({ slug }) => `/services/${slug}`),
    "/contact?intent=consultation#enquiry",
  ];
  expect(wanted.filter((address) => !brochure.links.includes(site.url + address))).toEqual([]);
});

test("a press on the brochure's link downloads it, even where the browser could show it", async ({ page }) => {
  await page.goto("/admissions");
  const link = page.getByRole("main").getByRole("link", { name: downloads.brochure.action });
  await expect(link).toHaveAttribute("download");
  const coming = page.waitForEvent("download");
  await link.click();
  expect((await coming).suggestedFilename()).toBe("brochure.pdf");
});
