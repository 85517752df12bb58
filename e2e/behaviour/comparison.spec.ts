import type { Page } from "@playwright/test";
import coursePages from "../../data/course-pages.json";
import {
  today,
  needCourses,
  compared,
  courseList,
  compareOf,
  columns,
  first,
  second,
  third,
  fourth,
} from "../support/pages/course-list-page";
import { expect, test } from "../support/site-test";
import { expectNoSidewaysScroll, visit, widths } from "../support/pages/page-visits";

const tick = (page: Page, name: string) =>
  courseList(page).getByRole("checkbox", { name: `Compare ${name}`, exact: true });

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

test("three courses fit on narrow screens, and no row is empty", async ({ page }) => {
  needCourses(3);
  await visit(page, `/courses?${compared(first, second, third)}`);
  await expect(columns(page)).toHaveText(["Course", first, second, third]);
  const frame = compareOf(page).getByRole("region", { name: coursePages.compare.caption });
  for (const width of [widths.narrowest, widths.tablet]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(beyond, `pixels beyond the frame at ${width}px`).toBe(0);
    for (const line of await frame.locator("tbody tr").filter({ visible: true }).all())
      expect((await line.getByRole("cell").allTextContents()).join("")).not.toBe("");
  }
});

test("ticking two or three courses opens the comparison; a hint says if there are too few or too many", async ({
  page,
}) => {
  needCourses(4);
  await page.setViewportSize({ width: widths.phone, height: 740 });
  await visit(page, "/courses");
  const status = courseList(page).getByRole("status").last();
  await expect(compareOf(page)).toBeHidden(); // narrow screens never show all columns

  await tick(page, second).check();
  await expect(status).toContainText("tick one more");
  await expect(compareOf(page)).toBeHidden();

  await tick(page, first).check();
  await expect(status).toHaveText(`${first} and ${second}`);
  await expect(page).toHaveURL(`/courses?${compared(first, second)}`);
  const bar = courseList(page).getByRole("link", { name: "Compare 2" });
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
