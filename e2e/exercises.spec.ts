import type { Locator, Page } from "@playwright/test";
import courses from "../data/courses.json";
import coursePages from "../data/course-pages.json";
import exercises from "../data/exercises.json";
import faculty from "../data/faculty.json";
import site from "../data/site.json";
import { interpolate } from "../src/text/interpolate";
import { expectNoViolation } from "./support/axe-check";
import { expectNoSidewaysScroll, hydrate, narrow, openDetails } from "./support/page-visits";
import { expect, test } from "./support/site-test";

const words = coursePages.detail.exercise;

const part = (page: Page) => page.getByRole("region", { name: words.heading });
const answer = (page: Page, text: string) => part(page).locator("summary").filter({ hasText: text });
const solution = (page: Page) => part(page).locator("summary").filter({ hasText: words.solution });
const pathOf = ({ course }: { course: string }) => `/courses/${course}`;

/** The lines of a sheet as they are read, without notes. */
const codeIn = (sheet: Locator) => sheet.locator("code").allTextContents();

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const exercise of exercises) {
    const { course, title, setting, lines, question, answers, marks, solution: solved } = exercise;

    test(`the exercise of ${course} is answered by keyboard, and each answer has its reply`, async ({ page }) => {
      await page.goto(pathOf(exercise));
      const region = part(page);
      await expect(region.getByRole("heading", { name: title })).toBeVisible();
      await expect(region.getByText(setting)).toBeVisible();
      await expect(region.getByRole("heading", { name: question })).toBeVisible();
      expect(await codeIn(region.getByRole("figure").first())).toEqual(lines);

      await answer(page, answers[0]?.text ?? "").focus();
      for (const [index, { text, right, reply }] of answers.entries()) {
        if (index > 0) await page.keyboard.press("Tab");
        await expect(answer(page, text)).toBeFocused();
        await expect(region.getByText(reply)).toBeHidden();
        await page.keyboard.press("Enter");
        await expect(region.getByText(`${right === "yes" ? words.right : words.wrong} ${reply}`)).toBeVisible();
      }

      await expect(region.getByText(solved.text)).toBeHidden();
      await page.keyboard.press("Tab");
      await expect(solution(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(region.getByText(solved.text)).toBeVisible();
      const sheet = region.getByRole("figure", { name: words.marked });
      for (const { line, note, instead } of marks) {
        const of = sheet.getByRole("listitem").filter({ hasText: note });
        await expect(of).toContainText(`Line ${line}: ${note}`);
        const before = lines[line - 1] ?? "";
        const inserted = await codeIn(sheet.getByRole("insertion"));
        expect(inserted).toEqual(expect.arrayContaining((instead ?? []).filter((text) => text !== before)));
        if (instead && !instead.includes(before)) expect(await codeIn(sheet.getByRole("deletion"))).toContain(before);
      }
    });

    test(`the exercise of ${course} names its trainer and its week, and can be sent to a friend`, async ({ page }) => {
      await page.goto(pathOf(exercise));
      await solution(page).click();
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
});

const [first] = exercises;
const [reply] = first?.answers ?? [];
if (!first || !reply) throw new Error("exercises.json has no exercise");

test("an answer that is open stays open when React takes over", async ({ page }) => {
  await page.goto(pathOf(first));
  await answer(page, reply.text).click();
  await hydrate(page);
  await expect(part(page).getByText(reply.reply)).toBeVisible();
});

test("with everything open, no exercise is wider than a narrow screen", async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const exercise of exercises) {
    await page.goto(pathOf(exercise));
    await openDetails(page);
    await expectNoSidewaysScroll(page);
    const wide = await part(page)
      .locator("code, samp")
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length);
    expect(wide).toBe(0);
  }
});

test("axe finds nothing in an exercise with everything open", async ({ page }) => {
  for (const exercise of exercises) {
    await page.goto(pathOf(exercise));
    await openDetails(page);
    await expectNoViolation(page);
  }
});
