/** Batches: where they appear, their removal once they start, and their calendar files. */
import type { Page } from "@playwright/test";
import admissions from "../../data/admissions.json";
import coursePages from "../../data/course-pages.json";
import courses from "../../data/courses.json";
import { enquiryLink } from "../../src/contact/enquiry-link";
import { calendarPath } from "../../src/content/output-paths";
import { batches, beginOf, countOf, type Batch } from "../support/batches";
import { nestedThings, jsonLdOf } from "../support/json-ld";
import { recordShifts } from "../support/loading-checks";
import { hydrate, visit } from "../support/page-visits";
import { expect, test } from "../support/site-test";

const [next, second] = batches;
const last = batches.at(-1);
const minute = 60_000;

/** The slug of the course with the most batches. */
const [busiest] = courses.map(({ slug }) => slug).sort((one, other) => countOf(other) - countOf(one));
const path = `/courses/${busiest}`;
const ofBusiest = batches.filter(({ course }) => course === busiest);

test.skip(!next || !second || !last, "data/batches.json has fewer than two batches");

const calendar = (page: Page) => page.getByRole("region", { name: admissions.batches.heading });
const ofCourse = (page: Page) => page.getByRole("region", { name: coursePages.detail.batches.heading });

/** The URLs of the calendar files in a section, in order. */
const filesIn = (section: ReturnType<typeof calendar>) =>
  section
    .getByRole("link", { name: "Add to calendar" })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const fileOf = (batch: Batch) => calendarPath(batch.course, batch);

/** The start of the next and the last batch, and the minute before each. */
const moments = [next, last]
  .filter((batch) => batch !== undefined)
  .flatMap((batch) => [beginOf(batch) - minute, beginOf(batch)]);
const after = (moment: number) => batches.filter((batch) => beginOf(batch) > moment);

for (const timezoneId of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a batch disappears when its first class starts in India, and its row with the last batch", async ({
      page,
    }) => {
      for (const moment of moments) {
        await page.clock.setFixedTime(moment);
        await page.goto("/admissions");
        const left = after(moment);
        const seats = calendar(page).getByRole("cell").getByRole("link");
        const links = await seats.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
        const expected = left.map((batch) => enquiryLink("enroll", batch.course, batch));
        expect(links.sort(), String(new Date(moment))).toEqual(expected.sort());
        const rows = left.length > 0 ? new Set(left.map(({ course }) => course)).size + 1 : 0;
        await expect(calendar(page).getByRole("row")).toHaveCount(rows);
      }
    });
  });
}

test("a course's page and JSON-LD list its upcoming batches, before and after hydration, without a layout shift", async ({
  page,
}) => {
  await page.addInitScript(recordShifts);
  for (const moment of ofBusiest.slice(0, 1).flatMap((batch) => [beginOf(batch) - minute, beginOf(batch)])) {
    await page.clock.setFixedTime(moment);
    const left = after(moment).filter(({ course }) => course === busiest);
    const expectLeft = async () => {
      expect(await filesIn(ofCourse(page))).toEqual(left.map(fileOf));
      const stated = nestedThings(await jsonLdOf(page)).filter((thing) => thing["@type"] === "CourseInstance");
      expect(stated.map(({ startDate }) => Date.parse(String(startDate)))).toEqual(left.map(beginOf));
    };
    await page.goto(path);
    await expectLeft();
    await hydrate(page);
    await expectLeft();
    expect(await page.evaluate(() => window.shifted())).toBeLessThan(0.01);
  }
});

test("after the last batch, a sentence remains on the admissions page, and nothing on the course's", async ({
  page,
}) => {
  await page.clock.setFixedTime(beginOf(last as Batch));
  await page.goto("/admissions");
  await expect(calendar(page).getByText(admissions.batches.lead)).toBeVisible();
  await expect(calendar(page).getByRole("table")).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: coursePages.detail.curriculum.heading })).toBeVisible();
  await expect(ofCourse(page)).toHaveCount(0);
  await expect(page.locator('a[href="#batches"]')).toHaveCount(0);
});

test("a batch that starts disappears from an open page", async ({ page }) => {
  const [first] = ofBusiest as [Batch];
  await page.clock.install({ time: beginOf(first) - 90_000 });
  await visit(page, path);
  expect(await filesIn(ofCourse(page))).toEqual(ofBusiest.map(fileOf));
  await page.clock.runFor(2 * minute);
  await expect(ofCourse(page).getByRole("listitem")).toHaveCount(ofBusiest.length - 1);
});

test("calendar files are served as calendars", async ({ request }) => {
  for (const batch of batches) {
    const answer = await request.get(fileOf(batch));
    expect(answer.status(), fileOf(batch)).toBe(200);
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  }
});
