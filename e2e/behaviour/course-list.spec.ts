import type { Locator, Page } from "@playwright/test";
import coursePages from "../../data/course-pages.json";
import coursesInData from "../../data/courses.json";
import homeCourses from "../../data/home-courses.json";
import {
  filterAndSort,
  includesLevel,
  listOptions,
  parseListState,
  sortOrders,
} from "../../src/components/courses/course-order";
import { levelNames } from "../../src/content/schemas/choices";
import { retiredOn, rupees } from "../../src/text/format";
import { headingId } from "../../src/text/heading-id";
import { filled } from "../support/filled-content";
import { expect, test } from "../support/site-test";
import { expectNoSidewaysScroll, holdBack, hydrate, visit, widths } from "../support/page-visits";
import { secondCourse } from "../support/site-routes";

const courses = filled(coursesInData);

const total = courses.length;
const titles = courses.map(({ title }) => title);
/** Skips the test if there are too few courses. */
const needCourses = (least: number) => test.skip(total < least, `there are fewer than ${least} courses`);

/** Up to four courses, one more than a comparison holds, with their names and query values. */
const [first = "", second = "", third = "", fourth = ""] = titles;
const compared = (...shown: string[]) =>
  `compare=${shown.map((title) => courses.find((course) => course.title === title)?.slug).join()}`;

const listOf = (page: Page) => page.getByRole("region", { name: coursePages.list.heading, exact: true });
const compareOf = (page: Page) => page.getByRole("region", { name: coursePages.compare.heading, exact: true });
const cards = (page: Page) => listOf(page).getByRole("listitem").getByRole("heading", { level: 3 });
const level = (page: Page, name: string) => listOf(page).getByRole("radio", { name, exact: true });
const order = (page: Page) => listOf(page).getByRole("combobox", { name: "Sort by" });
const tick = (page: Page, name: string) => compareOf(page).getByRole("checkbox", { name, exact: true });
const columns = (page: Page) => compareOf(page).getByRole("columnheader");

/** An exam in the table, marked if retired. */
const examName = ({ code, retired }: { code: string; retired?: string }) =>
  retired ? `${code} (${retiredOn(retired)})` : code;

/** The titles that a search finds; course-list.test.ts tests the search itself. */
const listed = (query: string) =>
  filterAndSort(courses, parseListState(new URLSearchParams(query), listOptions(courses))).map(({ title }) => title);

const advanced = listed("level=Advanced");

/** An element's position in the window, in CSS pixels. */
const edgesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });

test("a level filters the list and is kept in the URL", async ({ page }) => {
  await visit(page, "/courses");
  const status = listOf(page).getByRole("status");
  await expect(status).toHaveText(`Showing ${total} of ${total} courses`);
  await expect(listOf(page).getByRole("link", { name: "Clear" })).toHaveCount(0);

  await level(page, "Advanced").check();
  await expect(cards(page)).toHaveText(advanced);
  await expect(status).toHaveText(`Showing ${advanced.length} of ${total} courses`);
  await expect(page).toHaveURL("/courses?level=Advanced");

  await level(page, "All").check();
  await expect(cards(page)).toHaveText(titles);
  await expect(page).toHaveURL("/courses");
});

test("the list can be sorted in every order", async ({ page }) => {
  await visit(page, "/courses");
  for (const [value, { label }] of Object.entries(sortOrders)) {
    await order(page).selectOption(label);
    await expect(page).toHaveURL(`/courses?sort=${value}`);
    await expect(listOf(page).getByRole("status")).toHaveText(
      `Showing ${total} of ${total} courses, ${label.toLowerCase()}`,
    );
    await expect(cards(page)).toHaveText(listed(`sort=${value}`));
  }
});

test("a URL with a level and an order applies them at once, and keeps other parameters", async ({ page }) => {
  await visit(page, "/courses?level=Advanced&sort=fee&from=friend");
  await expect(cards(page)).toHaveText(listed("level=Advanced&sort=fee"));
  await expect(level(page, "Advanced")).toBeChecked();
  await expect(order(page)).toHaveValue("fee");
  await order(page).selectOption("As listed");
  await expect(page).toHaveURL("/courses?level=Advanced&from=friend");
});

test("Clear removes filter and order in place, and focus continues at the first level", async ({ page }) => {
  needCourses(3);
  await visit(page, `/courses?level=Advanced&sort=fee&${compared(first, third)}`);
  const clear = listOf(page).getByRole("link", { name: "Clear" });
  await expect(clear).toHaveAttribute("href", "/courses#list");
  await clear.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/courses?${compared(first, third)}`);
  await expect(cards(page)).toHaveText(titles);
  await expect(listOf(page).getByRole("status")).toHaveText(`Showing ${total} of ${total} courses`);
  await expect(level(page, "All")).toBeFocused();
});

/** A level, and a fee below its cheapest course. */
const cheapestOf = (name: (typeof levelNames)[number]) =>
  courses.filter((course) => includesLevel(course.level, name)).sort((one, other) => one.price - other.price)[0];
const lowestFee = Math.ceil(Math.min(...courses.map(({ price }) => price)) / 10_000) * 10_000;
const beyond = levelNames.find((name) => (cheapestOf(name)?.price ?? 0) > lowestFee);

test("a focused link keeps focus when the list is first sorted", async ({ page }) => {
  const release = await holdBack(page, "**/app-*.js");
  await page.goto("/courses?sort=fee-high-first");
  const link = page.locator(`#course-cards a[href="${secondCourse.path}"]`).first();
  await link.focus();
  release();
  await hydrate(page);
  await expect(link).toBeFocused();
});

test("if no course matches level and fee, the list names the nearest and offers Clear", async ({ page }) => {
  if (!beyond) return test.skip(true, "every level has a course for the lowest fee");
  await visit(page, "/courses");
  await listOf(page).getByRole("combobox", { name: "Fee up to" }).selectOption(rupees(lowestFee));
  await expect(cards(page)).toHaveText(courses.filter(({ price }) => price <= lowestFee).map(({ title }) => title));
  await level(page, beyond).check();
  await expect(page).toHaveURL(`/courses?fee=${lowestFee}&level=${beyond}`);
  await expect(listOf(page).getByText(coursePages.choosing.nothing).filter({ visible: true })).toBeVisible();
  await expect(listOf(page).getByRole("status")).toHaveText(`Showing 0 of ${total} courses`);
  const { title = "", slug = "" } = cheapestOf(beyond) ?? {};
  await expect(listOf(page).getByRole("link", { name: title })).toHaveAttribute("href", `/courses/${slug}`);
  await listOf(page).getByRole("link", { name: "Clear" }).click();
  await expect(cards(page)).toHaveText(titles);
  await expect(page).toHaveURL("/courses");
});

test("the table compares all courses, with the figures of their pages", async ({ page }) => {
  await visit(page, "/courses");
  const table = compareOf(page).getByRole("table", { name: coursePages.compare.caption });
  await expect(columns(page)).toHaveText(["Course", ...titles]);
  for (const [name, values] of [
    ["Level", courses.map((course) => course.level)],
    [`Weeks ${coursePages.durations.page}`, courses.map(({ modules }) => String(modules.at(-1)?.toWeek))],
    ["Fee", courses.map(({ price }) => rupees(price))],
    ["Modules", courses.map(({ modules }) => String(modules.length))],
    ["Prerequisites", courses.map((course) => ("prerequisites" in course && course.prerequisites) || "Not stated")],
    ["Projects", courses.map(({ projects = [], capstones = [] }) => String(projects.length + capstones.length))],
    [
      "Certifications",
      courses.map(({ certifications = [] }) => certifications.map(examName).join(", ") || "None listed"),
    ],
  ] as const) {
    const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
    await expect(row.getByRole("cell")).toHaveText(values);
  }
  for (const { title, slug } of courses) {
    await expect(table.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", `/courses/${slug}`);
  }
});

test("three courses fit on the narrowest phone, each with a link to enrol", async ({ page }) => {
  needCourses(3);
  await page.setViewportSize({ width: widths.narrowest, height: 800 });
  await visit(page, `/courses?${compared(first, second, third)}`);
  await expect(columns(page)).toHaveText(["Course", first, second, third]);
  const frame = compareOf(page).getByRole("region", { name: coursePages.compare.caption });
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  for (const title of [first, second, third]) {
    const slug = courses.find((course) => course.title === title)?.slug;
    const enroll = frame.getByRole("link", { name: `Enrol in ${title}`, exact: true });
    await expect(enroll).toHaveAttribute("href", `/contact?intent=enroll&course=${slug}#enquiry`);
  }
});

test("the table shows two or three ticked courses, and explains too few or too many", async ({ page }) => {
  needCourses(4);
  await visit(page, "/courses");
  const status = compareOf(page).getByRole("status");
  await expect(status).toHaveText(`Showing all ${total} courses`);

  await tick(page, second).check();
  await expect(status).toContainText("tick one more");
  await expect(columns(page)).toHaveText(["Course", ...titles]);

  await tick(page, first).check();
  await expect(status).toHaveText(`Comparing ${first} and ${second}`);
  await expect(columns(page)).toHaveText(["Course", first, second]);
  await expect(page).toHaveURL(`/courses?${compared(second, first)}`);

  await tick(page, third).check();
  await expect(columns(page)).toHaveText(["Course", first, second, third]);
  await expect(status).toContainText("three at a time");
  await expect(tick(page, fourth)).toBeDisabled();
  await expect(tick(page, third)).toBeFocused();

  for (const name of [first, second]) await tick(page, name).uncheck();
  await expect(tick(page, fourth)).toBeEnabled();
  await expect(columns(page)).toHaveCount(total + 1);
  await tick(page, third).uncheck();
  await expect(page).toHaveURL("/courses");
});

test("subjects without a page have an anchor and a link to enquire", async ({ page }) => {
  const subjects = homeCourses.flatMap(({ shortCourse }) => (shortCourse ? headingId(shortCourse.title) : []));
  test.skip(subjects.length === 0, "every subject has a page");
  await visit(page, `/courses#${subjects.at(-1)}`);
  const links = listOf(page).getByRole("link", { name: /^Enquire about / });
  for (const [position, slug] of subjects.entries())
    await expect(links.nth(position)).toHaveAttribute("href", `/contact?intent=consultation&course=${slug}#enquiry`);
  await expect(links.last()).toBeInViewport({ ratio: 1 });
});

test("the table scrolls in its frame at every width, with sticky row names", async ({ page }) => {
  needCourses(3);
  for (const width of [widths.narrowest, widths.desk]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/courses");
    const frame = compareOf(page).getByRole("region", { name: coursePages.compare.caption });
    await frame.scrollIntoViewIfNeeded();
    const rowName = frame.getByRole("rowheader", { name: "Fee" });
    const before = await edgesOf(rowName);
    await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }));
    const after = await edgesOf(rowName);
    expect(after.left).toBe(before.left);
    const lastCourse = await edgesOf(frame.getByRole("link", { name: titles.at(-1), exact: true }));
    expect(lastCourse.left).toBeGreaterThanOrEqual(after.right);
    expect(lastCourse.right).toBeLessThanOrEqual((await edgesOf(frame)).right);
    await expectNoSidewaysScroll(page);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all cards and the whole table are shown, whatever the URL, without controls that need script", async ({
    page,
  }) => {
    needCourses(3);
    await page.goto(`/courses?level=Advanced&${compared(first, third)}`);
    await expect(cards(page)).toHaveText(titles);
    await expect(columns(page)).toHaveText(["Course", ...titles]);
    const main = page.getByRole("main");
    for (const role of ["checkbox", "button", "status"] as const) await expect(main.getByRole(role)).toHaveCount(0);
    await expect(main.getByLabel("Sort by")).toBeHidden();
    await main.getByRole("link", { name: coursePages.choosing.compare }).click();
    await expect(compareOf(page).getByRole("heading")).toBeInViewport();
  });
});
