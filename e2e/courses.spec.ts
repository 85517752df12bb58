import coursePages from "../data/course-pages.json";
import courses from "../data/courses.json";
import { rupees } from "../src/text/format";
import { expect, test } from "./test";
import { firstOf, visit } from "./visit";

test("the course list shows the courses of the content in their order", async ({ page }) => {
  await visit(page, "/courses");
  const list = page.getByRole("region", { name: coursePages.list.heading, exact: true });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText([
    ...courses.map(({ title }) => title),
    coursePages.shortCourses.heading,
  ]);

  for (const course of courses) {
    await test.step(course.title, async () => {
      const heading = page.getByRole("heading", { level: 3, name: course.title, exact: true });
      const card = list.getByRole("listitem").filter({ has: heading });
      await expect(card.getByText(rupees(course.price), { exact: true })).toBeVisible();
      await expect(card.getByRole("term")).toHaveText(["Duration", "Level", "Students"]);
      await expect(card.getByRole("definition")).toHaveText([course.duration, course.level, course.students]);
      await expect(card.getByText(course.description, { exact: true })).toBeVisible();
      await expect(card.getByRole("listitem")).toHaveText(firstOf(course.highlights, 2));
      await expect(card.getByText("Popular", { exact: true })).toHaveCount(course.popular ? 1 : 0);
    });
  }
});

test("Learn More leads from each card to the course's page", async ({ page }) => {
  await visit(page, "/courses");
  for (const { title, slug } of courses) {
    await page.getByRole("link", { name: `Learn More about ${title}`, exact: true }).click();
    await expect(page).toHaveURL(`/courses/${slug}`);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByText(title, { exact: true })).toBeVisible();
    await page.goBack();
  }
});
