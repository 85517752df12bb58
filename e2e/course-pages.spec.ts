import type { Locator, Page } from "@playwright/test";
import coursePages from "../data/course-pages.json";
import coursesOfTheSite from "../data/courses.json";
import site from "../data/site.json";
import { rupees, weekRange } from "../src/text/format";
import { expect, test } from "./test";
import { phone, visit } from "./visit";

type Project = { title: string; description: string; tech: string[]; level: string };
type Course = (typeof coursesOfTheSite)[number] & {
  keySkills?: string[];
  projects?: Project[];
  capstones?: Project[];
  tools?: string[];
  certifications?: { code: string; title: string }[];
};

const { detail: headings } = coursePages;

/** The part under a heading; it must be there where the course has the content, and absent where it has not. */
async function partOf(page: Page, { heading }: { heading: string }, content: unknown): Promise<Locator> {
  const part = page.getByRole("region", { name: heading, exact: true });
  await expect(part).toHaveCount(content ? 1 : 0);
  return part;
}

async function expectProjects(part: Locator, projects: Project[] = []) {
  const headings = part.getByRole("heading", { level: 3 });
  await expect(headings).toHaveText(projects.map(({ title }) => title));
  for (const [position, { description, tech, level }] of projects.entries()) {
    const card = part
      .getByRole("listitem")
      .filter({ has: part.page().getByRole("heading") })
      .nth(position);
    await expect(card.getByText(level, { exact: true })).toBeVisible();
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    await expect(card.getByRole("list", { name: "Tools" }).getByRole("listitem")).toHaveText(tech);
  }
}

for (const course of coursesOfTheSite as Course[]) {
  test.describe(course.title, () => {
    test.beforeEach(async ({ page }) => visit(page, `/courses/${course.slug}`));

    test("opens each module of its curriculum by keyboard; the first one is open already", async ({ page }) => {
      const curriculum = page.getByRole("region", { name: headings.curriculum.heading, exact: true });
      const modules = curriculum.getByRole("group");
      await expect(modules).toHaveCount(course.modules.length);
      await modules.first().locator("summary").focus();
      for (const [position, { title, fromWeek, toWeek, topics, outcome }] of course.modules.entries()) {
        const module = modules.nth(position);
        await expect(module.locator("summary")).toBeFocused();
        await expect(module.getByRole("heading", { level: 3 })).toHaveText(title);
        await expect(module.getByText(weekRange(fromWeek, toWeek), { exact: true })).toBeVisible();
        if (position > 0) {
          await expect(module.getByText(outcome)).toBeHidden();
          await page.keyboard.press("Enter");
        }
        await expect(module.getByText(outcome)).toBeVisible();
        await expect(module.getByRole("listitem")).toHaveText(topics);
        await page.keyboard.press("Tab");
      }
    });

    test("states its own facts, and shows the parts that its content has and no others", async ({ page }) => {
      const facts = page.getByRole("complementary", { name: "Facts and enrolment" });
      await expect(facts.getByRole("term")).toHaveText(["Fee", "Duration", "Level", "Students"]);
      const stated = [rupees(course.price), headings.feeNote, course.pageDuration, course.level, course.students];
      await expect(facts.getByRole("definition")).toHaveText(stated);

      const { highlights, keySkills = [], tools = [], certifications = [] } = course;
      const listed = async (part: Promise<Locator>) => (await part).getByRole("listitem");
      await expect(await listed(partOf(page, headings.highlights, highlights))).toHaveText(highlights);
      await expect(await listed(partOf(page, headings.keySkills, course.keySkills))).toHaveText(keySkills);
      await expect(await listed(partOf(page, headings.tools, course.tools))).toHaveText(tools);
      const exams = await partOf(page, headings.certifications, course.certifications);
      await expect(exams.getByRole("heading", { level: 3 })).toHaveText(certifications.map(({ code }) => code));
      await expectProjects(await partOf(page, headings.projects, course.projects), course.projects);
      await expectProjects(await partOf(page, headings.capstones, course.capstones), course.capstones);
    });

    test("leads to enrolment, on a phone always in sight, and to WhatsApp with its own name", async ({ page }) => {
      const enrol = page.getByRole("main").getByRole("link", { name: "Enroll Now" });
      await expect(enrol).toHaveCount(3);
      for (const link of await enrol.all()) {
        await expect(link).toHaveAttribute("href", `/contact?intent=enroll&course=${course.slug}#enquiry`);
      }
      const whatsapp = page.getByRole("link", { name: "Ask on WhatsApp" });
      const address = new URL((await whatsapp.getAttribute("href")) ?? "");
      expect(address.origin + address.pathname).toBe(`https://wa.me/${site.contact.whatsapp.replace(/\D/g, "")}`);
      expect(address.searchParams.get("text")).toContain(course.title);
      await expect(whatsapp).toHaveAttribute("rel", /\bnoopener\b/);

      await page.setViewportSize(phone);
      await page.getByRole("region", { name: headings.curriculum.heading, exact: true }).scrollIntoViewIfNeeded();
      await expect(enrol).toHaveCount(4);
      const bar = enrol.nth(2); // between the facts and the banner
      await expect(bar).toBeInViewport({ ratio: 1 });
      await enrol.last().scrollIntoViewIfNeeded();
      const banner = page.getByRole("region", { name: course.enroll.heading });
      const overlap = async () => {
        const [above, below] = [await bar.boundingBox(), await banner.boundingBox()];
        return (above?.y ?? NaN) + (above?.height ?? NaN) - (below?.y ?? NaN);
      };
      await expect.poll(overlap, "the bar ends above the banner").toBeLessThan(0);

      await page.setViewportSize({ width: 800, height: 400 });
      await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
      await expect(bar, "on a low screen the bar would cover what is read").not.toBeInViewport();
    });
  });
}
