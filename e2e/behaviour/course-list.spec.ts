import type { Page } from "@playwright/test";
import allBatches from "../../data/batches.json";
import coursePages from "../../data/course-pages.json";
import coursesInData from "../../data/courses.json";
import faculty from "../../data/faculty.json";
import homeCourses from "../../data/home-courses.json";
import refund from "../../data/refund.json";
import {
  filterAndSort,
  includesLevel,
  listOptions,
  parseListState,
  sortOrders,
} from "../../src/components/courses/course-order";
import { levelNames } from "../../src/content/schemas/choices";
import { refundLabel } from "../../src/content/price-lines";
import { retiredOn, rupees, shortDay } from "../../src/text/format";
import { headingId } from "../../src/text/heading-id";
import { classTimes } from "../../src/time/class-times";
import { daysAfter, instantInIndia, isoTimeInIndia } from "../../src/time/india-time";
import { filled } from "../support/filled-content";
import { expect, test } from "../support/site-test";
import { expectNoSidewaysScroll, holdBack, hydrate, visit, widths } from "../support/page-visits";
import { secondCourse } from "../support/site-routes";

type Batch = (typeof allBatches)[number];

const batches = [...allBatches].sort((one, other) => beginOf(one) - beginOf(other));
/** One second before the first batch starts. */
const today = new Date(batches[0] ? beginOf(batches[0]) - 1000 : Date.now());
const batchesOf = (slug: string) => batches.filter(({ course }) => course === slug);
const startOf = (batch: Batch) => `${shortDay(batch.start)}, ${classTimes(batch)}`;

function beginOf({ start, fromTime }: Batch) {
  return instantInIndia(start, fromTime);
}

const courses = filled(coursesInData).map((course) => ({
  ...course,
  batches: batchesOf(course.slug).map((batch) => ({
    begins: isoTimeInIndia(batch.start, batch.fromTime),
    classes: [classTimes(batch), batch.mode.toLowerCase()],
  })),
}));

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

const total = courses.length;
const titles = courses.map(({ title }) => title);
/** Skips the test if there are too few courses. */
const needCourses = (least: number) => test.skip(total < least, `there are fewer than ${least} courses`);

/** The titles of the first four courses, one more than a comparison holds; "" where there are fewer. */
const [first = "", second = "", third = "", fourth = ""] = titles;
const compared = (...shown: string[]) =>
  `compare=${shown.map((title) => courses.find((course) => course.title === title)?.slug).join()}`;

const listOf = (page: Page) => page.getByRole("region", { name: coursePages.list.heading, exact: true });
const compareOf = (page: Page) => page.getByRole("region", { name: coursePages.compare.heading, exact: true });
const cards = (page: Page) => listOf(page).getByRole("listitem").getByRole("heading", { level: 3 });
const level = (page: Page, name: string) => listOf(page).getByRole("radio", { name, exact: true });
const count = (page: Page) => listOf(page).getByRole("status").first();
const order = (page: Page) => listOf(page).getByRole("combobox", { name: "Sort by" });
const tick = (page: Page, name: string) => listOf(page).getByRole("checkbox", { name: `Compare ${name}`, exact: true });
const columns = (page: Page) => compareOf(page).getByRole("columnheader");

/** Returns an exam as the table displays it. */
const examName = ({ code, retired }: { code: string; retired?: string }) =>
  retired ? `${code} (${retiredOn(retired)})` : code;

/** Returns the titles that match a query; course-list.test.ts tests the matching. */
const listed = (query: string) =>
  filterAndSort(courses, parseListState(new URLSearchParams(query), listOptions(courses)), Number(today)).map(
    ({ title }) => title,
  );

const advanced = listed("level=Advanced");

/** A row of the comparison, by its heading. */
const row = (page: Page, name: string) =>
  compareOf(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });

test("a level filters the list and is kept in the URL", async ({ page }) => {
  await visit(page, "/courses");
  const status = count(page);
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
    await expect(count(page)).toHaveText(`Showing ${total} of ${total} courses, ${label.toLowerCase()}`);
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
  await expect(count(page)).toHaveText(`Showing ${total} of ${total} courses`);
  await expect(level(page, "All")).toBeFocused();
});

/** A level, and a fee below its cheapest course. */
const cheapestOf = (name: (typeof levelNames)[number]) =>
  courses.filter((course) => includesLevel(course.level, name)).sort((one, other) => one.price - other.price)[0];
const [lowestFee = 0] = listOptions(courses).fees;
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

test("if no course matches level and fee, the list suggests the nearest and offers Clear", async ({ page }) => {
  if (!beyond) return test.skip(true, "every level has a course for the lowest fee");
  await visit(page, "/courses");
  await listOf(page).getByRole("combobox", { name: "Fee up to" }).selectOption(rupees(lowestFee));
  await expect(cards(page)).toHaveText(courses.filter(({ price }) => price <= lowestFee).map(({ title }) => title));
  await level(page, beyond).check();
  await expect(page).toHaveURL(`/courses?fee=${lowestFee}&level=${beyond}`);
  await expect(listOf(page).getByText(coursePages.choosing.nothing).filter({ visible: true })).toBeVisible();
  await expect(count(page)).toHaveText(`Showing 0 of ${total} courses`);
  const { title = "", slug = "" } = cheapestOf(beyond) ?? {};
  await expect(listOf(page).getByRole("link", { name: title })).toHaveAttribute("href", `/courses/${slug}`);
  await listOf(page).getByRole("link", { name: "Clear" }).click();
  await expect(cards(page)).toHaveText(titles);
  await expect(page).toHaveURL("/courses");
});

test("classes narrow the list, and each card names the batch that fits", async ({ page }) => {
  const weekends = batches.filter((batch) => classTimes(batch) === "weekends" && batch.mode === "Online");
  if (!listOptions(courses).classes.includes("weekends")) return test.skip(true, "weekends do not tell courses apart");
  const starts = listOf(page).getByText(/^Starts /);
  const shownStarts = async () => (await starts.filter({ visible: true }).allTextContents()).sort();
  const firstOf = (all: Batch[]) =>
    all.filter((batch, index) => all.findIndex(({ course }) => course === batch.course) === index);
  const textsOf = (all: Batch[]) =>
    firstOf(all)
      .map((batch) => `Starts ${startOf(batch)}`)
      .sort();
  await visit(page, "/courses");
  expect(await shownStarts()).toEqual(textsOf(batches));
  for (const name of ["Weekends", "Online"]) await listOf(page).getByRole("checkbox", { name, exact: true }).check();
  await expect(page).toHaveURL("/courses?classes=weekends,online");
  await expect(cards(page)).toHaveText(listed("classes=weekends,online"));
  expect(await shownStarts()).toEqual(textsOf(weekends));

  // When a batch starts, the course's next one takes its place.
  const busy = batches.find(({ course }) => batchesOf(course).length > 1);
  if (!busy) return;
  await page.clock.setFixedTime(beginOf(busy));
  for (const path of ["/", "/courses"]) {
    await page.goto(path);
    await expect(page.getByText(`Starts ${startOf(busy)}`)).toHaveCount(0);
    const next = batches.find(({ course, start }) => course === busy.course && start > busy.start) ?? busy;
    await expect(page.getByText(`Starts ${startOf(next)}`)).toBeVisible();
  }
});

test("the table shows each course's next batch, and the figures from its page", async ({ page }) => {
  await visit(page, "/courses");
  await expect(columns(page)).toHaveText(["Course", ...titles]);
  const ofNext = (say: (batch: Batch) => string) =>
    courses.map(({ slug }) => batchesOf(slug).slice(0, 1).map(say).join());
  for (const [name, values] of [
    ["Level", courses.map((course) => course.level)],
    [`Weeks ${coursePages.durations.page}`, courses.map(({ modules }) => String(modules.at(-1)?.toWeek))],
    ["Fee", courses.map(({ price }) => rupees(price))],
    ["Next start", ofNext(startOf)],
    [
      "Mode and trainer",
      ofNext(({ mode, trainer }) => `${mode}, with ${faculty.find(({ slug }) => slug === trainer)?.name}`),
    ],
    [refundLabel, ofNext(({ start }) => `until ${shortDay(daysAfter(start, refund.days))}`)],
    ["Modules", courses.map(({ modules }) => String(modules.length))],
    ["Prerequisites", courses.map((course) => ("prerequisites" in course && course.prerequisites) || "")],
    ["Projects", courses.map(({ projects = [], capstones = [] }) => String(projects.length + capstones.length))],
    ["Certifications", courses.map(({ certifications = [] }) => certifications.map(examName).join(", "))],
  ] as const) {
    if (!values.some(Boolean)) continue;
    await expect(row(page, name).getByRole("cell")).toHaveText(values, { useInnerText: true });
  }
  for (const { title, slug } of courses) {
    await expect(compareOf(page).getByRole("link", { name: title, exact: true })).toHaveAttribute(
      "href",
      `/courses/${slug}`,
    );
  }
});

for (const width of [widths.narrowest, widths.tablet])
  test(`three courses fit at ${width} px, each with a link to enrol, and no row is empty`, async ({ page }) => {
    needCourses(3);
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `/courses?${compared(first, second, third)}`);
    await expect(columns(page)).toHaveText(["Course", first, second, third]);
    const frame = compareOf(page).getByRole("region", { name: coursePages.compare.caption });
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const title of [first, second, third]) {
      const slug = courses.find((course) => course.title === title)?.slug;
      const enroll = frame.getByRole("link", { name: `Enrol in ${title}`, exact: true });
      await expect(enroll).toHaveAttribute("href", `/contact?intent=enroll&course=${slug}#enquiry`);
    }
    for (const line of await frame.locator("tbody tr").filter({ visible: true }).all())
      expect((await line.getByRole("cell").allTextContents()).join("")).not.toBe("");
  });

test("ticking two or three courses opens the comparison; a hint says if there are too few or too many", async ({
  page,
}) => {
  needCourses(4);
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await visit(page, "/courses");
  const status = listOf(page).getByRole("status").last();
  await expect(compareOf(page)).toBeHidden(); // narrow screens never show all columns

  await tick(page, second).check();
  await expect(status).toContainText("tick one more");
  await expect(compareOf(page)).toBeHidden();

  await tick(page, first).check();
  await expect(status).toHaveText(`${first} and ${second}`);
  await expect(page).toHaveURL(`/courses?${compared(first, second)}`);
  const bar = listOf(page).getByRole("link", { name: "Compare 2" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.click();
  await expect(compareOf(page)).toBeFocused();
  await expect(compareOf(page).getByRole("heading")).toBeInViewport();
  await expect(columns(page)).toHaveText(["Course", first, second]);
  await page.goBack();

  await tick(page, third).check();
  await expect(columns(page)).toHaveText(["Course", first, second, third]);
  await expect(status).toContainText("three at a time");
  await expect(tick(page, fourth)).toBeDisabled();
  await expect(tick(page, third)).toBeFocused();

  for (const name of [first, second]) await tick(page, name).uncheck();
  await expect(tick(page, fourth)).toBeEnabled();
  await expect(compareOf(page)).toBeHidden();
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

test("all columns fit on a wide screen; on a narrow one, a link to the comparison explains ticking", async ({
  page,
}) => {
  await visit(page, "/courses");
  const frame = compareOf(page).getByRole("region", { name: coursePages.compare.caption });
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: widths.tablet, height: 900 });
  await visit(page, "/courses#compare");
  await expect(frame).toBeHidden();
  await expect(compareOf(page).getByRole("link", { name: coursePages.compare.legend })).toBeInViewport();
  await expectNoSidewaysScroll(page);
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
    await main.getByRole("link", { name: coursePages.choosing.compare }).filter({ visible: true }).last().click();
    await expect(compareOf(page).getByRole("heading")).toBeInViewport();
  });
});
