import courses from "../data/courses.json";
import home from "../data/home.json";
import homeCourses from "../data/home-courses.json";
import services from "../data/services.json";
import site from "../data/site.json";
import { expect, test } from "./test";
import { firstOf, visit } from "./visit";

test.beforeEach(async ({ page }) => visit(page, "/"));

test("the hero shows the badge and the tagline", async ({ page }) => {
  await expect(page.getByRole("main").getByText(site.badge, { exact: true })).toBeInViewport();
  await expect(page.getByRole("main").getByText(site.tagline, { exact: true })).toBeInViewport();
});

test("the hero offers three actions in the order of the specification", async ({ page }) => {
  const actions = page.getByRole("main").getByRole("link");
  const expected = [
    ["Explore Courses", "/courses"],
    ["Get Project Help", "/services"],
    ["Enroll Now", "/contact"],
  ] as const;
  for (const [position, [label, target]] of expected.entries()) {
    await expect(actions.nth(position)).toHaveText(label);
    await expect(actions.nth(position)).toHaveAttribute("href", target);
    await expect(actions.nth(position)).toBeInViewport();
  }
});

test("the hero and the band below it state three figures each", async ({ page }) => {
  const stated = [...home.figures, ...site.claims];
  const main = page.getByRole("main");
  await expect(main.getByRole("term")).toHaveText(stated.map(({ label }) => label));
  await expect(main.getByRole("definition")).toHaveText(stated.map(({ figure }) => figure));
});

test("the course grid shows the twelve cards of the content in their order", async ({ page }) => {
  const grid = page.getByRole("region", { name: home.courses.heading, exact: true });
  await expect(grid.getByRole("heading", { level: 3 })).toHaveText(homeCourses.map(({ title }) => title));
  expect(homeCourses).toHaveLength(12);
  for (const { title, weeks, students, level, topics, link } of homeCourses) {
    await test.step(title, async () => {
      const heading = page.getByRole("heading", { level: 3, name: title, exact: true });
      const card = grid.getByRole("listitem").filter({ has: heading });
      await expect(card.getByText(`${weeks} weeks`, { exact: true })).toBeVisible();
      await expect(card.getByText(`${students} students`, { exact: true })).toBeVisible();
      await expect(card.getByText(level, { exact: true })).toBeVisible();
      await expect(card.getByRole("list", { name: "Topics" }).getByRole("listitem")).toHaveText(firstOf(topics, 3));
      await expect(card.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", link);
    });
  }
});

test("the four subjects without a page of their own lead to the course list, the others to their page", async ({
  page,
}) => {
  const grid = page.getByRole("region", { name: home.courses.heading, exact: true });
  for (const name of ["PySpark", "SQL", "Azure Data Factory", "Azure Databricks"]) {
    await expect(grid.getByRole("link", { name, exact: true })).toHaveAttribute("href", "/courses");
  }
  for (const { title, slug } of courses) {
    await expect(grid.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", `/courses/${slug}`);
  }
});

test("a card of the course grid can be pressed anywhere", async ({ page }) => {
  const grid = page.getByRole("region", { name: home.courses.heading, exact: true });
  await grid.getByText(`${homeCourses[0]?.students} students`).click({ force: true }); // the card's link lies over it
  await expect(page).toHaveURL(homeCourses[0]?.link ?? "");
});

test("the services grid shows five cards that lead to the services' pages", async ({ page }) => {
  const grid = page.getByRole("region", { name: home.services.heading });
  await expect(grid.getByRole("heading", { level: 3 })).toHaveText(services.map(({ title }) => title));
  expect(services).toHaveLength(5);
  for (const { slug, title, home: card } of services) {
    const item = grid.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: title }) });
    await expect(item.getByRole("link", { name: title })).toHaveAttribute("href", `/services/${slug}`);
    await expect(item.getByText(card.badge, { exact: true })).toBeVisible();
    await expect(item.getByRole("listitem")).toHaveText(card.features);
  }
});

test("six reasons say why to choose the institute", async ({ page }) => {
  const block = page.getByRole("region", { name: home.why.heading });
  await expect(block.getByRole("heading", { level: 3 })).toHaveText(home.reasons.map(({ title }) => title));
});
