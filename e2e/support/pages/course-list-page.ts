/** The course list and the comparison on /courses, and what they show. */
import type { Page } from "@playwright/test";
import coursePages from "../../../data/course-pages.json";
import { shortDay } from "../../../src/text/format";
import { timesOfDay } from "../../../src/time/class-times";
import { isoTimeInIndia } from "../../../src/time/india-time";
import { batches, beginOf, type Batch } from "../content/batches";
import { courses as shownCourses } from "../content/shown-content";
import { test } from "../site-test";

/** One second before the first batch starts. */
export const today = new Date(batches[0] ? beginOf(batches[0]) - 1000 : Date.now());
export const batchesOf = (slug: string) => batches.filter(({ course }) => course === slug);
export const startOf = (batch: Batch) => `${shortDay(batch.start)}, ${timesOfDay(batch)}`;

export const courses = shownCourses.map((course) => ({
  ...course,
  batches: batchesOf(course.slug).map((batch) => ({
    begins: isoTimeInIndia(batch.start, batch.fromTime),
    classes: [timesOfDay(batch), batch.mode.toLowerCase()],
  })),
}));

export const total = courses.length;
export const titles = courses.map(({ title }) => title);
/** Skips the test if there are too few courses. */
export const needCourses = (least: number) => test.skip(total < least, `there are fewer than ${least} courses`);

/** The titles of the first four courses, one more than a comparison holds; "" where there are fewer. */
export const [first = "", second = "", third = "", fourth = ""] = titles;
export const compared = (...shown: string[]) =>
  `compare=${shown.map((title) => courses.find((course) => course.title === title)?.slug).join()}`;

export const courseList = (page: Page) => page.getByRole("region", { name: coursePages.list.heading, exact: true });
export const compareOf = (page: Page) => page.getByRole("region", { name: coursePages.compare.heading, exact: true });
export const cards = (page: Page) => courseList(page).getByRole("listitem").getByRole("heading", { level: 3 });
export const columns = (page: Page) => compareOf(page).getByRole("columnheader");
