import type { Locator, Page } from "@playwright/test";
import coursePages from "../data/course-pages.json";
import courses from "../data/courses.json";
import homeCourses from "../data/home-courses.json";
import { rupees } from "../src/text/format";
import { expectNoViolation } from "./axe";
import { expect, test } from "./test";
import { expectNoSidewaysScroll, phone, visit, widths } from "./visit";

const total = courses.length;
const titles = courses.map(({ title }) => title);

const listOf = (page: Page) => page.getByRole("region", { name: coursePages.list.heading, exact: true });
const compareOf = (page: Page) => page.getByRole("region", { name: coursePages.compare.heading, exact: true });
const cards = (page: Page) => listOf(page).getByRole("listitem").getByRole("heading", { level: 3 });
const level = (page: Page, name: string) => listOf(page).getByRole("radio", { name, exact: true });
const order = (page: Page) => listOf(page).getByRole("combobox", { name: "Sort by" });
const tick = (page: Page, name: string) => compareOf(page).getByRole("checkbox", { name, exact: true });
const columns = (page: Page) => compareOf(page).getByRole("columnheader");

/** The titles of the courses whose level names one of these ranges. */
const ofLevel = (...ranges: string[]) =>
  courses.filter(({ level: range }) => ranges.includes(range)).map(({ title }) => title);
const advanced = ofLevel("Advanced", "Beginner to Advanced", "Intermediate to Advanced");

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
  await expect(cards(page)).toHaveText(ofLevel("Beginner", "Beginner to Advanced"));

  await level(page, "All").check();
  await expect(cards(page)).toHaveText(titles);
  await expect(page).toHaveURL("/courses");
});

const fees = courses.map(({ price }) => price).sort((one, other) => one - other);
const months = courses.map(({ duration }) => Number.parseInt(duration)).sort((one, other) => one - other);

for (const [name, query, terms] of [
  ["Fee, low to high", "fee", fees.map(rupees)],
  ["Fee, high to low", "fee-high-first", fees.map(rupees).reverse()],
  ["Duration, short first", "duration", months.map((count) => `${count} months`)],
  ["Duration, long first", "duration-long-first", months.map((count) => `${count} months`).reverse()],
] as const) {
  test(`the list can be sorted by ${name.toLowerCase()}`, async ({ page }) => {
    await visit(page, "/courses");
    await order(page).selectOption(name);
    await expect(page).toHaveURL(`/courses?sort=${query}`);
    await expect(listOf(page).getByRole("status")).toHaveText(
      `Showing ${total} of ${total} courses, ${name.toLowerCase()}`,
    );
    const figures = query.startsWith("fee") ? /^₹[\d,]+$/ : /^\d+ months$/;
    await expect(listOf(page).getByText(figures)).toHaveText(terms);
  });
}

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
  await visit(page, "/courses?level=Wizard&sort=luck&compare=knitting,python");
  await expect(cards(page)).toHaveText(titles);
  await expect(level(page, "All")).toBeChecked();
  await expect(order(page)).toHaveValue("");
  await expect(columns(page)).toHaveText(["Course", ...titles]);
  await expect(listOf(page).getByRole("link", { name: "Clear" })).toHaveCount(0);
});

test("back and forward bring the filtered list again", async ({ page }) => {
  await visit(page, "/courses");
  await level(page, "Advanced").check();
  await page.getByRole("link", { name: `Learn More about ${advanced[0]}` }).click();
  await expect(page).toHaveURL(/\/courses\/.+/);
  await page.goBack();
  await expect(page).toHaveURL("/courses?level=Advanced");
  await expect(cards(page)).toHaveText(advanced);
  await expect(level(page, "Advanced")).toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL(/\/courses\/.+/);
});

test("Clear takes filter and order away in place, and the keyboard goes on at the first level", async ({ page }) => {
  await visit(page, "/courses?level=Advanced&sort=fee&compare=python,ai");
  const clear = listOf(page).getByRole("link", { name: "Clear" });
  await expect(clear).toHaveAttribute("href", "/courses#list");
  await clear.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/courses?compare=python,ai");
  await expect(cards(page)).toHaveText(titles);
  await expect(listOf(page).getByRole("status")).toHaveText(`Showing ${total} of ${total} courses`);
  await expect(level(page, "All")).toBeFocused();
});

test("where no course suits, the list says so and offers Clear", async ({ page }) => {
  await visit(page, "/courses");
  await level(page, "Expert").check();
  await expect(listOf(page).getByText(coursePages.choosing.nothing)).toBeVisible();
  await expect(listOf(page).getByRole("status")).toHaveText(`Showing 0 of ${total} courses`);
  await expectNoViolation(page);
  await listOf(page).getByRole("link", { name: "Clear" }).click();
  await expect(cards(page)).toHaveText(titles);
});

test("the keyboard alone filters, sorts, ticks and follows the table", async ({ page }) => {
  await visit(page, "/courses");
  await level(page, "All").focus();
  for (const [name, shown] of [
    ["Beginner", ofLevel("Beginner", "Beginner to Advanced")],
    ["Intermediate", ofLevel("Intermediate", "Beginner to Advanced", "Intermediate to Advanced")],
  ] as const) {
    await page.keyboard.press("ArrowRight");
    await expect(level(page, name)).toBeFocused();
    await expect(cards(page)).toHaveText(shown);
  }
  await page.keyboard.press("Tab");
  await expect(order(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL("/courses?level=Intermediate&sort=fee");

  await tick(page, "Python").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(columns(page)).toHaveText(["Course", ...titles.slice(0, 2)]);
  await compareOf(page).getByRole("button", { name: "Print this table" }).focus();
  await page.keyboard.press("Tab");
  await expect(compareOf(page).getByRole("region", { name: coursePages.compare.caption })).toBeFocused();
});

test("what is chosen before the page comes alive holds", async ({ page }) => {
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route(/\/(app|webpack-runtime|framework)-.*\.js$/, async (route) => {
    await started;
    await route.continue();
  });
  await page.goto("/courses", { waitUntil: "commit" });
  await level(page, "Advanced").check();
  await order(page).selectOption("Fee, low to high");
  await tick(page, "AI").check();
  await tick(page, "Python").check();
  await expect(cards(page)).toHaveText(titles);
  start();
  await expect(cards(page)).toHaveCount(advanced.length);
  await expect(level(page, "Advanced")).toBeChecked();
  await expect(order(page)).toHaveValue("fee");
  await expect(columns(page)).toHaveText(["Course", "Python", "AI"]);
  await expect(page).toHaveURL("/courses?level=Advanced&sort=fee&compare=python,ai");
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
    ["Popular", courses.map(({ popular }) => (popular ? "Yes" : "No"))],
  ] as const) {
    const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
    await expect(row.getByRole("cell")).toHaveText(values);
  }
  for (const { title, slug } of courses) {
    await expect(table.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", `/courses/${slug}`);
    const enroll = table.getByRole("link", { name: `Enroll in ${title}`, exact: true });
    await expect(enroll).toHaveAttribute("href", `/contact?intent=enroll&course=${slug}#enquiry`);
  }
});

test("the table narrows to two or three ticked courses, and says what is missing or too many", async ({ page }) => {
  await visit(page, "/courses");
  const status = compareOf(page).getByRole("status");
  const [first = "", second = "", , third = "", fourth = ""] = titles;
  await expect(status).toHaveText(`Showing all ${total} courses`);

  await tick(page, second).check();
  await expect(status).toContainText("tick one more");
  await expect(columns(page)).toHaveText(["Course", ...titles]);

  await tick(page, first).check();
  await expect(status).toHaveText(`Comparing ${first} and ${second}`);
  await expect(columns(page)).toHaveText(["Course", first, second]);
  await expect(page).toHaveURL("/courses?compare=data-science,python");

  await tick(page, third).check();
  await expect(columns(page)).toHaveText(["Course", first, second, third]);
  await expect(status).toContainText("Three is the most");
  await expect(tick(page, fourth)).toBeDisabled();
  await expect(tick(page, third)).toBeFocused();
  await expectNoViolation(page);

  for (const name of [first, second]) await tick(page, name).uncheck();
  await expect(tick(page, fourth)).toBeEnabled();
  await expect(columns(page)).toHaveCount(total + 1);
  await tick(page, third).uncheck();
  await expect(page).toHaveURL("/courses");
});

for (const [query, shown] of [
  ["python", titles],
  ["python,ai", ["Python", "AI"]],
  ["ai,python,azure-devops", ["Python", "AI", "Azure DevOps"]],
  ["ai,python,azure-devops,data-science", ["Python", "AI", "Azure DevOps"]],
  ["ai,knitting,python,python", ["Python", "AI"]],
] as const) {
  test(`the address ?compare=${query} compares ${shown.length} courses`, async ({ page }) => {
    await visit(page, `/courses?compare=${query}`);
    await expect(columns(page)).toHaveText(["Course", ...shown]);
  });
}

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

test("where the browser does not say that it has printed, the page is whole when the visitor is back", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await visit(page, "/courses");
  await compareOf(page).getByRole("button", { name: "Print this table" }).click();
  await expect(page.locator("[data-print-alone]")).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.locator("[data-print-alone]")).toHaveCount(0);
});

test("the four subjects without a page can be asked for", async ({ page }) => {
  await visit(page, "/courses");
  const subjects = homeCourses.filter(({ link }) => link === "/courses");
  expect(subjects).toHaveLength(4);
  for (const { title } of subjects) {
    const link = listOf(page).getByRole("link", { name: `Enquire about ${title}`, exact: true });
    const slug = title.toLowerCase().replaceAll(" ", "-");
    await expect(link).toHaveAttribute("href", `/contact?intent=enroll&course=${slug}#enquiry`);
  }
});

for (const width of [widths.narrowest, widths.phone, widths.tablet, widths.desk]) {
  test(`at ${width}px the table scrolls in its own frame, and the names of its rows stay`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/courses?level=Advanced&compare=python,ai,azure-data-engineering");
    await expect(columns(page)).toHaveCount(4);
    await expectNoSidewaysScroll(page);
    await visit(page, "/courses");
    await expectNoSidewaysScroll(page);
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
  });
}

for (const size of [phone, { width: widths.desk, height: 900 }]) {
  test(`axe finds nothing in the filtered and compared page at ${size.width}px`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, "/courses?level=Advanced&sort=fee&compare=python,ai,azure-devops");
    await expect(columns(page)).toHaveCount(4);
    await expectNoViolation(page);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all cards and the whole table show, whatever the address asks for, and no control that cannot answer", async ({
    page,
  }) => {
    await page.goto("/courses?level=Advanced&compare=python,ai");
    await expect(cards(page)).toHaveText(titles);
    await expect(columns(page)).toHaveText(["Course", ...titles]);
    const main = page.getByRole("main");
    for (const role of ["radio", "combobox", "checkbox", "button", "status"] as const)
      await expect(main.getByRole(role)).toHaveCount(0);
    await main.getByRole("link", { name: coursePages.choosing.compare }).click();
    await expect(compareOf(page).getByRole("heading")).toBeInViewport();
  });
});
