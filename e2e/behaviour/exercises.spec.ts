import type { Locator, Page } from "@playwright/test";
import courses from "../../data/courses.json";
import coursePages from "../../data/course-pages.json";
import exercises from "../../data/exercises.json";
import faculty from "../../data/faculty.json";
import site from "../../data/site.json";
import { interpolate } from "../../src/text/interpolate";
import { openDetails } from "../support/page-visits";
import { expect, test } from "../support/shared-page";

const [first] = exercises as [(typeof exercises)[0], ...typeof exercises];
const words = coursePages.detail.exercise;

const part = (page: Page) => page.getByRole("region", { name: words.heading });
const answer = (page: Page, text: string) => part(page).locator("summary").filter({ hasText: text });
const solution = (page: Page) => part(page).locator("summary").filter({ hasText: words.solution });
const pathOf = ({ course }: { course: string }) => `/courses/${course}`;

/** Returns an exercise's lines of code as displayed, without notes. */
const codeIn = (sheet: Locator) => sheet.locator("code").allTextContents();

test.use({ scripting: false });

test("an exercise can be answered by keyboard", async ({ page }) => {
  await page.goto(pathOf(first));
  await answer(page, first.answers[0]?.text ?? "").focus();
  for (const { text, reply } of first.answers) {
    await expect(answer(page, text)).toBeFocused();
    await expect(part(page).getByText(reply)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(part(page).getByText(reply)).toBeVisible();
    await page.keyboard.press("Tab");
  }
  await expect(solution(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(part(page).getByText(first.solution.text)).toBeVisible();
});

for (const exercise of exercises) {
  const { course, title, setting, lines, question, answers, marks, solution: solved } = exercise;

  test(`the exercise of ${course} shows its code, replies and solution, and can be shared`, async ({ page }) => {
    await page.goto(pathOf(exercise));
    await openDetails(page);
    const region = part(page);
    for (const name of [title, question]) await expect(region.getByRole("heading", { name })).toBeVisible();
    for (const text of [setting, solved.text]) await expect(region.getByText(text)).toBeVisible();
    expect(await codeIn(region.getByRole("figure").first())).toEqual(lines);
    for (const { right, reply } of answers)
      await expect(region.getByText(`${right === "yes" ? words.right : words.wrong} ${reply}`)).toBeVisible();
    const sheet = region.getByRole("figure", { name: words.marked });
    const [inserted, deleted] = [await codeIn(sheet.getByRole("insertion")), await codeIn(sheet.getByRole("deletion"))];
    for (const { line, note, instead } of marks) {
      const mark = sheet.getByRole("listitem").filter({ hasText: note });
      await expect(mark).toContainText(`Line ${line}: ${note}`);
      const before = lines[line - 1] ?? "";
      expect(inserted).toEqual(expect.arrayContaining((instead ?? []).filter((text) => text !== before)));
      if (instead && !instead.includes(before)) expect(deleted).toContain(before);
    }

    const { modules = [] } = courses.find(({ slug }) => slug === course) ?? {};
    const module = modules.find(({ toWeek }) => toWeek >= exercise.week);
    const trainer = faculty.find(({ slug }) => slug === exercise.trainer)?.name ?? "";
    const link = (name: string) => part(page).getByRole("link", { name, exact: true });
    await expect(link(trainer)).toHaveAttribute("href", `/faculty#${exercise.trainer}`);
    const when = interpolate(words.when, { week: String(exercise.week), module: module?.title ?? "" });

    const { searchParams } = new URL((await link("Send it on WhatsApp").getAttribute("href")) ?? "");
    expect([...searchParams]).toEqual([
      ["text", `${words.challenge} ${title}\n${site.url}${pathOf(exercise)}#exercise`],
    ]);
    const card = await page.request.get((await link(words.picture).getAttribute("href")) ?? "");
    expect(card.headers()["content-type"]).toBe("image/jpeg");

    await link(when).click();
    await expect(page.getByText(module?.topics[0] ?? "", { exact: true })).toBeInViewport();
  });
}
