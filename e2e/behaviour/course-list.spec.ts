import type { Locator, Page } from "@playwright/test";
import coursePages from "../../data/course-pages.json";
import courses from "../../data/courses.json";
import homeCourses from "../../data/home-courses.json";
import { levelNames } from "../../src/content/schemas/choices";
import { retiredOn, rupees } from "../../src/text/format";
import { expect, test } from "../support/site-test";
import { expectNoSidewaysScroll, holdBack, visit, widths } from "../support/page-visits";

const total = courses.length;
const titles = courses.map(({ title }) => title);
/** Skips the test where there are fewer courses than it takes. */
const needCourses = (least: number) => test.skip(total < least, `there are fewer than ${least} courses`);

/** Up to four courses, of which the comparison takes three, as they are named and as the address names them. */
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

/** An exam in the table, which says if it is retired. */
const examName = ({ code, retired }: { code: string; retired?: string }) =>
  retired ? `${code} (${retiredOn(retired)})` : code;

/** The titles of the courses whose range of levels covers one: "Beginner to Advanced" covers "Intermediate". */
function ofLevel(name: string): string[] {
  const levels: readonly string[] = levelNames;
  const covers = (range: string) => {
    const [from = "", to = from] = range.split(" to ");
    return levels.indexOf(from) <= levels.indexOf(name) && levels.indexOf(name) <= levels.indexOf(to);
  };
  return courses.filter(({ level: range }) => covers(range)).map(({ title }) => title);
}

const advanced = ofLevel("Advanced");

/** Where an element is in the window, in CSS pixels. */
const edgesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });

test("a level narrows the list to the courses whose range covers it, says how many, and stands in the address", async ({
  page,
}) => {
  await visit(page, "/courses");
  const status = listOf(page).getByRole("status");
  await expect(status).toHaveText(`Showing ${total} of ${total} courses`);

  await level(page, "Advanced").check();
  await expect(cards(page)).toHaveText(advanced);
  await expect(status).toHaveText(`Showing ${advanced.length} of ${total} courses`);
  await expect(page).toHaveURL("/courses?level=Advanced");

  await level(page, "Beginner").check();
  await expect(cards(page)).toHaveText(ofLevel("Beginner"));

  await level(page, "All").check();
  await expect(cards(page)).toHaveText(titles);
  await expect(page).toHaveURL("/courses");
});

const fees = courses
  .map(({ price }) => price)
  .sort((one, other) => one - other)
  .map(rupees);
/** How long "3 months" or "10 weeks" are, in weeks. */
const weeksOf = (duration: string) => parseInt(duration) * (duration.includes("month") ? 52 / 12 : 1);
const durations = courses.map(({ duration }) => duration).sort((one, other) => weeksOf(one) - weeksOf(other));

test("the list can be sorted by fee and by duration, both ways", async ({ page }) => {
  await visit(page, "/courses");
  for (const [name, value, figures, expected] of [
    ["Fee, low to high", "fee", /^₹[\d,]+$/, fees],
    ["Fee, high to low", "fee-high-first", /^₹[\d,]+$/, fees.toReversed()],
    ["Duration, short first", "duration", /^\d+ (?:weeks?|months?)$/, durations],
    ["Duration, long first", "duration-long-first", /^\d+ (?:weeks?|months?)$/, durations.toReversed()],
  ] as const) {
    await order(page).selectOption(name);
    await expect(page).toHaveURL(`/courses?sort=${value}`);
    await expect(listOf(page).getByRole("status")).toHaveText(
      `Showing ${total} of ${total} courses, ${name.toLowerCase()}`,
    );
    await expect(listOf(page).getByRole("listitem").getByText(figures)).toHaveText(expected);
  }
});

test("an address with a level and an order shows them at once, and keeps what else it holds", async ({ page }) => {
  await visit(page, "/courses?level=Advanced&sort=fee&from=friend");
  const sorted = courses
    .filter(({ title }) => advanced.includes(title))
    .sort((one, other) => one.price - other.price)
    .map(({ title }) => title);
  await expect(cards(page)).toHaveText(sorted);
  await expect(level(page, "Advanced")).toBeChecked();
  await expect(order(page)).toHaveValue("fee");
  await order(page).selectOption("As listed");
  await expect(page).toHaveURL("/courses?level=Advanced&from=friend");
});

test("what an address asks for and the list does not know is ignored", async ({ page }) => {
  await visit(page, `/courses?level=Wizard&sort=luck&compare=knitting,${courses[0]?.slug}`);
  await expect(cards(page)).toHaveText(titles);
  await expect(level(page, "All")).toBeChecked();
  await expect(order(page)).toHaveValue("");
  await expect(columns(page)).toHaveText(["Course", ...titles]);
  await expect(listOf(page).getByRole("link", { name: "Clear" })).toHaveCount(0);
});

test("Clear takes filter and order away in place, and the keyboard goes on at the first level", async ({ page }) => {
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

/** A level, and a fee below that of its cheapest course. */
const cheapestOf = (name: string) =>
  courses.filter(({ title }) => ofLevel(name).includes(title)).sort((one, other) => one.price - other.price)[0];
const lowestFee = Math.ceil(Math.min(...courses.map(({ price }) => price)) / 10_000) * 10_000;
const beyond = levelNames.find((name) => (cheapestOf(name)?.price ?? 0) > lowestFee) ?? "";

test("where no course fits level and fee, the list names the nearest and offers Clear", async ({ page }) => {
  test.skip(!beyond, "every level has a course for the lowest fee");
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

test("what is chosen before hydration holds", async ({ page }) => {
  needCourses(3);
  const release = await holdBack(page, /\/(app|webpack-runtime|framework)-.*\.js$/);
  await page.goto("/courses", { waitUntil: "commit" });
  await level(page, "Advanced").check();
  await order(page).selectOption("Fee, low to high");
  await tick(page, third).check();
  await tick(page, first).check();
  await expect(cards(page)).toHaveText(titles);
  release();
  await expect(cards(page)).toHaveCount(advanced.length);
  await expect(level(page, "Advanced")).toBeChecked();
  await expect(order(page)).toHaveValue("fee");
  await expect(columns(page)).toHaveText(["Course", first, third]);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    level: "Advanced",
    sort: "fee",
    ...Object.fromEntries(new URLSearchParams(compared(first, third))),
  });
});

test("the table compares all courses in the figures of their own pages", async ({ page }) => {
  await visit(page, "/courses");
  const table = compareOf(page).getByRole("table", { name: coursePages.compare.caption });
  await expect(columns(page)).toHaveText(["Course", ...titles]);
  for (const [name, values] of [
    ["Level", courses.map((course) => course.level)],
    ["Duration", courses.map(({ pageDuration }) => pageDuration)],
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

test("the table narrows to two or three ticked courses, and says what is missing or too many", async ({ page }) => {
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

test("the address compares up to three courses of those that it names", async ({ page }) => {
  needCourses(4);
  for (const [asked, shown] of [
    [compared(first), titles],
    [compared(first, third), [first, third]],
    [compared(third, first, fourth, second), [first, third, fourth]],
    [`${compared(third)},knitting,${compared(first, first).replace("compare=", "")}`, [first, third]],
  ] as const) {
    await visit(page, `/courses?${asked}`);
    await expect(columns(page), asked).toHaveText(["Course", ...shown]);
  }
});

test("Print this table prints the comparison without the rest of the page", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const shown = [...document.querySelectorAll("[data-print-alone]")].map(({ id }) => id);
      document.documentElement.dataset.printed = shown.join();
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await visit(page, "/courses");
  await compareOf(page).getByRole("button", { name: "Print this table" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "compare");
  await expect(page.locator("[data-print-alone]")).toHaveCount(0);
});

test("the subjects without a page have a place, to which the home page leads, and can be asked for", async ({
  page,
}) => {
  const subjects = homeCourses.filter(({ partOf }) => partOf).map(({ title }) => title);
  const slugOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");
  await visit(page, "/");
  for (const title of subjects) {
    const card = page.getByRole("main").getByRole("link", { name: title, exact: true });
    await expect(card).toHaveAttribute("href", `/courses#${slugOf(title)}`);
  }
  await visit(page, `/courses#${slugOf(subjects.at(-1) ?? "")}`);
  for (const title of subjects) {
    const link = listOf(page).getByRole("link", { name: `Enquire about ${title}`, exact: true });
    await expect(link).toHaveAttribute("href", `/contact?intent=consultation&course=${slugOf(title)}#enquiry`);
    if (title === subjects.at(-1)) await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("the table scrolls in its own frame at every width, and the names of its rows stay", async ({ page }) => {
  needCourses(3);
  for (const width of [widths.narrowest, widths.desk]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `/courses?level=Advanced&${compared(first, second, third)}`);
    await expect(columns(page)).toHaveCount(4);
    await expectNoSidewaysScroll(page);
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

  test("all cards and the whole table show, whatever the address asks for, and no control that cannot answer", async ({
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
