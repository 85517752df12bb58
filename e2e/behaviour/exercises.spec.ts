import type { Page } from "@playwright/test";
import coursePages from "../../data/course-pages.json";
import exercises from "../../data/exercises.json";
import { expect, test } from "../support/shared-page";

const [first] = exercises as [(typeof exercises)[0], ...typeof exercises];
const words = coursePages.detail.exercise;

const part = (page: Page) => page.getByRole("region", { name: words.heading });
const answer = (page: Page, text: string) => part(page).locator("summary").filter({ hasText: text });
const solution = (page: Page) => part(page).locator("summary").filter({ hasText: words.solution });

test.use({ scripting: false });

test("an exercise can be answered by keyboard", async ({ page }) => {
  await page.goto(`/courses/${first.course}`);
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
