import type { Page } from "@playwright/test";
import coursePages from "../../data/course-pages.json";
import homeCourses from "../../data/home-courses.json";
import { filterAndSort, listOptions, parseListState, sortOrders } from "../../src/components/courses/list-state";
import { entryAnchors } from "../../src/content/anchors";
import { levelNames } from "../../src/content/schemas/choices";
import { rupees, shortDay } from "../../src/text/format";
import { timesOfDay } from "../../src/time/class-times";
import {
  today,
  batchesOf,
  startOf,
  courses,
  total,
  titles,
  needCourses,
  compared,
  courseList,
  compareOf,
  cards,
  columns,
  first,
  third,
} from "../support/pages/course-list-page";
import { batches, beginOf, type Batch } from "../support/content/batches";
import { holdScript } from "../support/pages/held-script";
import { expect, test } from "../support/site-test";
import { hydrate, phone, visit } from "../support/pages/page-visits";
import { secondCourse } from "../support/content/site-routes";

const level = (page: Page, name: string) => courseList(page).getByRole("radio", { name, exact: true });
const count = (page: Page) => courseList(page).getByRole("status").first();
const order = (page: Page) => courseList(page).getByRole("combobox", { name: "Sort by" });

/** Returns the titles that match a query; list-state.test.ts tests the matching. */
const listed = (query: string) =>
  filterAndSort(courses, parseListState(new URLSearchParams(query), listOptions(courses)), Number(today)).map(
    ({ title }) => title,
  );
const advanced = listed("level=Advanced");

/** A fee, and a level that no course has for it. */
const [lowestFee = 0] = listOptions(courses).fees;
const beyond = levelNames.find((name) => listed(`level=${name}&fee=${lowestFee}`).length === 0);

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

test("a level and a fee filter the list, every order sorts it, and the URL keeps them", async ({ page }) => {
  await visit(page, "/courses");
  const status = count(page);
  await expect(status).toHaveText(`Showing ${total} of ${total} courses`);
  await expect(courseList(page).getByRole("link", { name: "Clear" })).toHaveCount(0);

  await level(page, "Advanced").check();
  await expect(cards(page)).toHaveText(advanced);
  await expect(status).toHaveText(`Showing ${advanced.length} of ${total} courses`);
  await expect(page).toHaveURL("/courses?level=Advanced");

  await level(page, "All").check();
  await expect(cards(page)).toHaveText(titles);
  await expect(page).toHaveURL("/courses");

  for (const [value, { label }] of Object.entries(sortOrders)) {
    await order(page).selectOption(label);
    await expect(page).toHaveURL(`/courses?sort=${value}`);
    await expect(count(page)).toHaveText(`Showing ${total} of ${total} courses, ${label.toLowerCase()}`);
    await expect(cards(page)).toHaveText(listed(`sort=${value}`));
  }
});

test("if no course matches, the list says so and offers Clear", async ({ page }) => {
  test.skip(!beyond, "every level has a course for the lowest fee");
  await visit(page, "/courses");
  await courseList(page).getByRole("combobox", { name: "Fee up to" }).selectOption(rupees(lowestFee));
  await expect(cards(page)).toHaveText(
    courses.filter(({ totalFee }) => totalFee <= lowestFee).map(({ title }) => title),
  );
  await level(page, beyond ?? "").check();
  await expect(page).toHaveURL(`/courses?fee=${lowestFee}&level=${beyond}`);
  await expect(courseList(page).getByText(coursePages.choosing.nothing).filter({ visible: true })).toBeVisible();
  await expect(count(page)).toHaveText(`Showing 0 of ${total} courses`);
  await courseList(page).getByRole("link", { name: "Clear" }).click();
  await expect(cards(page)).toHaveText(titles);
  await expect(page).toHaveURL("/courses");
});

test("the URL's filter and order apply at once; Clear removes them alone, and focus goes to the first control", async ({
  page,
}) => {
  needCourses(3);
  await visit(page, `/courses?level=Advanced&sort=fee&from=friend&${compared(first, third)}`);
  await expect(cards(page)).toHaveText(listed("level=Advanced&sort=fee"));
  await expect(level(page, "Advanced")).toBeChecked();
  await expect(order(page)).toHaveValue("fee");
  const clear = courseList(page).getByRole("link", { name: "Clear" });
  await expect(clear).toHaveAttribute("href", "/courses#list");
  await clear.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/courses?from=friend&${compared(first, third)}`);
  await expect(cards(page)).toHaveText(titles);
  await expect(count(page)).toHaveText(`Showing ${total} of ${total} courses`);
  await expect(courseList(page).locator("input").first()).toBeFocused();
});

test("on phones, the fold of the filter stays open when its last choice is undone", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/courses");
  await courseList(page).locator("summary").first().click();
  for (const name of [levelNames[0], "All"]) await level(page, name).check();
  await expect(page).toHaveURL("/courses");
  await expect(level(page, "All")).toBeFocused();
});

test("a focused link keeps focus when the list is first sorted", async ({ page }) => {
  const release = await holdScript(page);
  await page.goto("/courses?sort=fee-high-first");
  const link = page.locator(`#course-cards a[href="${secondCourse.path}"]`).first();
  await link.focus();
  release();
  await hydrate(page);
  await expect(link).toBeFocused();
});

test("classes narrow the list, and each card names the batch that fits", async ({ page }) => {
  const weekends = batches.filter((batch) => timesOfDay(batch) === "weekends" && batch.mode === "Online");
  if (!listOptions(courses).classes.includes("weekends")) return test.skip(true, "weekends do not tell courses apart");
  const starts = courseList(page).getByText(/^Starts /);
  const shownStarts = async () => (await starts.filter({ visible: true }).allTextContents()).sort();
  const firstOf = (batches: Batch[]) =>
    batches.filter((batch, index) => batches.findIndex(({ course }) => course === batch.course) === index);
  const textsOf = (batches: Batch[]) =>
    firstOf(batches)
      .map((batch) => `Starts ${startOf(batch)}`)
      .sort();
  await visit(page, "/courses");
  expect(await shownStarts()).toEqual(textsOf(batches));
  for (const name of ["Weekends", "Online"])
    await courseList(page).getByRole("checkbox", { name, exact: true }).check();
  await expect(page).toHaveURL("/courses?classes=weekends,online");
  await expect(cards(page)).toHaveText(listed("classes=weekends,online"));
  expect(await shownStarts()).toEqual(textsOf(weekends));
  const comparison = (await compareOf(page).innerText()).replaceAll("\u00a0", " ");
  for (const { start } of firstOf(weekends)) expect(comparison).toContain(`${shortDay(start)} to `);

  await expect(columns(page).getByRole("link").first()).toHaveAttribute("href", /begins=/);
  const more = courseList(page).getByRole("link", { name: /^Learn More/ });
  await more.first().click();
  const enroll = page.getByRole("main").getByRole("link", { name: /^Enroll Now/ });
  await expect(page).toHaveURL(/begins=/);
  for (const link of [enroll.first(), enroll.last()]) await expect(link).toHaveAttribute("href", /batch=/);
});

test("when a batch starts, the course's next one takes its place", async ({ page }) => {
  const [busy, next] = batches.map(({ course }) => batchesOf(course)).find(({ length }) => length > 1) ?? [];
  if (!busy || !next) return test.skip(true, "no course has two batches");
  await page.clock.setFixedTime(beginOf(busy));
  await page.goto("/courses");
  await expect(page.getByText(`Starts ${startOf(busy)}`)).toHaveCount(0);
  await expect(page.getByText(`Starts ${startOf(next)}`)).toBeVisible();
});

test("subjects without a page have an anchor and a link to enquire", async ({ page }) => {
  const anchors = entryAnchors("home-courses.json", homeCourses, courses);
  const subjects = anchors.filter((_, index) => homeCourses[index]?.shortCourse);
  test.skip(subjects.length === 0, "every subject has a page");
  await visit(page, `/courses#${subjects.at(-1)}`);
  const links = courseList(page).getByRole("link", { name: /^Free consultation about / });
  for (const [position, slug] of subjects.entries())
    await expect(links.nth(position)).toHaveAttribute("href", `/contact?intent=consultation&course=${slug}#enquiry`);
  await expect(links.last()).toBeInViewport({ ratio: 1 });
});
