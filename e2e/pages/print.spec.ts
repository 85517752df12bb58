import type { Page } from "@playwright/test";
import admissions from "../../data/admissions.json";
import coursePages from "../../data/course-pages.json";
import fees from "../../data/fees.json";
import site from "../../data/site.json";
import { equalPart, rupees } from "../../src/text/format";
import { expect, test } from "../support/site-test";
import { visit } from "../support/pages/page-visits";
import { readPdf } from "../support/built/pdf-text";
import { courses } from "../support/content/shown-content";
import { courseOf, firstCourse, menuLabel } from "../support/content/site-routes";

/** Removes spaces, because printed lines may break anywhere. */
const packed = (text: string) => text.replace(/\s+/g, "");

/** The text of a page's PDF, without spaces. */
async function printed(page: Page): Promise<string> {
  const { sheets } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  return packed(sheets.join(""));
}

test("a course's page prints with all modules open, its URL and contact details", async ({ page }) => {
  const { modules, totalFee, enroll } = courseOf(firstCourse.slug);
  await visit(page, firstCourse.path);
  const text = await printed(page);
  for (const { title: name, topics, outcome } of modules)
    for (const words of [name, ...topics, outcome ?? ""]) expect(text).toContain(packed(words));
  for (const words of [site.url + firstCourse.path, rupees(totalFee), site.contact.phone, site.contact.email])
    expect(text).toContain(packed(words));
  for (const words of [
    site.headerAction.label,
    "Skip to content",
    menuLabel("/admissions"),
    enroll.heading,
    coursePages.detail.share,
  ])
    expect(text).not.toContain(packed(words));
  await expect(page.locator("details[open]")).toHaveCount(1); // restored
});

test("the terms print the URLs of external links in their text", async ({ page }) => {
  await visit(page, "/terms");
  const links = page.getByRole("main").locator("section").getByRole("link");
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const text = await printed(page);
  expect(targets.length).toBeGreaterThan(0);
  for (const target of targets) expect(text).toContain(`(${target.startsWith("/") ? site.url : ""}${target})`);
  expect(text).not.toContain("(#");
  expect(text).not.toContain("(mailto:");
  expect(text).not.toContain("(tel:");
});

test("the fee list prints with its parts, and without buttons", async ({ page }) => {
  await visit(page, "/admissions");
  const text = await printed(page);
  for (const { course } of fees) {
    const { totalFee, duration } = courseOf(course);
    const parts = [3, 6, 9].map((count) => rupees(equalPart(totalFee, count))).join("");
    expect(text).toContain(packed(`${duration}${rupees(totalFee)}${parts}`));
  }
  expect(text).toContain(packed(admissions.fees.split.note));
  expect(text).toContain(`(${site.url}/courses#compare)`);
  expect(text).not.toContain(packed(admissions.apply));
});

test("ticked courses print side by side, without controls", async ({ page }) => {
  const [one, other] = courses.map((course) => ({ ...course, path: `/courses/${course.slug}` }));
  if (!one || !other) return test.skip(true, "there is only one course");
  await visit(page, `/courses?compare=${one.slug},${other.slug}`);
  const text = await printed(page);
  expect(text).toContain(packed(`${one.title} (${site.url}${one.path}) ${other.title} (${site.url}${other.path})`));
  expect(text).toContain(packed(`Modules ${one.modules.length} ${other.modules.length}`));
  for (const words of ["Sort by", "Showing", coursePages.compare.legend, "Next step"])
    expect(text).not.toContain(packed(words));
});
