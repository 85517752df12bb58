/** Batches: where they appear, their removal once they start, and their calendar files. */
import type { Page } from "@playwright/test";
import admissions from "../../data/admissions.json";
import coursePages from "../../data/course-pages.json";
import courses from "../../data/courses.json";
import { enquiryLink } from "../../src/contact/enquiry-link";
import { calendarPath } from "../../src/content/output-paths";
import { batchRefund } from "../../src/content/price-lines";
import { batches, beginOf, countOf, type Batch } from "../support/content/batches";
import { nestedThings, jsonLdOf } from "../support/checks/json-ld";
import { recordShifts } from "../support/checks/loading-checks";
import { hydrate, visit } from "../support/pages/page-visits";
import { read } from "../support/content/shown-content";
import { expect, test } from "../support/site-test";

const minute = 60_000;
const refund = read("refund.json");

/** The slug of the course with the most batches. */
const [busiest] = courses.map(({ slug }) => slug).sort((one, other) => countOf(other) - countOf(one));
const path = `/courses/${busiest}`;
const ofBusiest = batches.filter(({ course }) => course === busiest);

test.skip(batches.length < 2, "data/batches.json has fewer than two batches");

const calendar = (page: Page) => page.getByRole("region", { name: admissions.batches.heading });
const ofCourse = (page: Page) => page.getByRole("region", { name: coursePages.detail.batches.heading });

/** The URLs of the calendar files in a section, in order. */
const filesIn = (section: ReturnType<typeof calendar>) =>
  section
    .getByRole("link", { name: "Add to calendar" })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const fileOf = (batch: Batch) => calendarPath(batch.course, batch);

/** The starts of batches, and the minute before each. */
const momentsOf = (batches: Batch[]) => batches.flatMap((batch) => [beginOf(batch) - minute, beginOf(batch)]);
const after = (moment: number) => batches.filter((batch) => beginOf(batch) > moment);

for (const [timezoneId, changing] of [
  ["America/Los_Angeles", batches.slice(0, 1)],
  ["Pacific/Kiritimati", batches.slice(-1)],
] as const) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a batch disappears when its first class starts in India, and its row with the last batch", async ({
      page,
    }) => {
      for (const moment of momentsOf(changing)) {
        await page.clock.setFixedTime(moment);
        await page.goto("/admissions");
        const left = after(moment);
        const seats = calendar(page).getByRole("cell").getByRole("link");
        const links = await seats.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
        const expected = left.map((batch) => enquiryLink("enroll", batch.course, batch));
        expect(links.sort(), String(new Date(moment))).toEqual(expected.sort());
        const rows = left.length > 0 ? new Set(left.map(({ course }) => course)).size + 1 : 0;
        await expect(calendar(page).getByRole("row")).toHaveCount(rows);
        await expect(calendar(page).getByText(admissions.batches.lead), "also after the last batch").toBeVisible();
      }
    });
  });
}

test("a course's page and JSON-LD list its upcoming batches, before and after hydration, without a layout shift", async ({
  page,
}) => {
  await page.addInitScript(recordShifts);
  for (const moment of momentsOf([...ofBusiest.slice(0, 1), ...ofBusiest.slice(-1)])) {
    await page.clock.setFixedTime(moment);
    const left = after(moment).filter(({ course }) => course === busiest);
    const expectLeft = async () => {
      expect(await filesIn(ofCourse(page))).toEqual(left.map(fileOf));
      const stated = nestedThings(await jsonLdOf(page)).filter((thing) => thing["@type"] === "CourseInstance");
      expect(stated.map(({ startDate }) => Date.parse(String(startDate)))).toEqual(left.map(beginOf));
      await expect(ofCourse(page)).toHaveCount(Math.min(left.length, 1));
      const prices = page.getByRole("definition").filter({ hasText: refund.rule });
      const first = left[0] ? ` ${batchRefund(refund, left[0].start)}` : "";
      await expect(prices).toContainText(refund.rule + first, { useInnerText: true }); // without later batches
      await expect(page.locator('a[href="#batches"]')).toHaveCount(Math.min(left.length, 1));
    };
    await page.goto(path);
    await expectLeft();
    await hydrate(page);
    await expectLeft();
    expect(await page.evaluate(() => window.shifted())).toBeLessThan(0.01);
  }
});

test("a batch that starts disappears from an open page", async ({ page }) => {
  const [first] = ofBusiest as [Batch];
  await page.clock.install({ time: beginOf(first) - 90_000 });
  await visit(page, path);
  expect(await filesIn(ofCourse(page))).toEqual(ofBusiest.map(fileOf));
  await page.clock.runFor(2 * minute);
  await expect(ofCourse(page).getByRole("listitem")).toHaveCount(ofBusiest.length - 1);
});
