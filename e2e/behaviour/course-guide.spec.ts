/** The course guide: four questions lead to one course. */
import type { Page } from "@playwright/test";
import coursePages from "../../data/course-pages.json";
import data from "../../data/courses.json";
import { budgets, goalsOf, guided, parseAnswers, recommend } from "../../src/components/courses/recommendations";
import { enquiryLink } from "../../src/contact/enquiry-link";
import { skillNames } from "../../src/content/schemas/choices";
import { courseDurations } from "../../src/content/durations";
import { course as courseSchema } from "../../src/content/schemas/courses.schema";
import { rupees } from "../../src/text/format";
import { expectNoSidewaysScroll, visit, widths } from "../support/page-visits";
import { readPdf } from "../support/pdf-text";
import { expect, test } from "../support/site-test";

const copy = coursePages.whichCourse;
const courses = guided(
  data.map((one) => {
    const course = courseSchema.parse(one);
    return { ...course, durations: courseDurations(course, coursePages.durations) };
  }),
);
const fees = budgets(courses);
const goals = goalsOf(courses);
const [someSkill] = skillNames;
const [oneGoal = ""] = goals;
const recommendFor = (search: string) => recommend(courses, parseAnswers(new URLSearchParams(search), { goals, fees }));

const guideOf = (page: Page) => page.getByRole("region", { name: copy.heading, exact: true });
const open = (page: Page) => guideOf(page).getByText(copy.heading, { exact: true }).click();
const answer = (page: Page) => guideOf(page).getByRole("status");
const board = (page: Page, title: string) => answer(page).getByRole("link", { name: title, exact: true });
const box = (page: Page, skill: string) =>
  guideOf(page).getByRole("checkbox", {
    name: copy.skills.find((one) => one.skill === skill)?.text ?? "",
    exact: true,
  });
const want = (page: Page, goal: string) =>
  guideOf(page).getByRole("radio", { name: copy.goals.find((one) => one.goal === goal)?.text ?? "", exact: true });

/** Answers for which the guide recommends a prerequisite course first; includes a skill if possible. */
const early = [...skillNames.map((skill) => [skill]), []]
  .flatMap((can) => goals.map((goal) => ({ can, goal, search: `can=${can.join()}&goal=${goal}` })))
  .find(({ search }) => recommendFor(search)?.why === "first");

test("four answers lead to a course with reasons, are kept in the URL, and end in an enquiry about it", async ({
  page,
}) => {
  const recommendation = early && recommendFor(early.search);
  if (!recommendation) return test.skip(true, "no course leads to another");
  const { course, next, lacks = [] } = recommendation;
  await visit(page, "/courses");
  await expect(answer(page)).toBeHidden();
  await open(page);
  await expect(answer(page)).toHaveText(copy.invitation);
  for (const skill of early.can) await box(page, skill).check();
  await expect(answer(page)).toHaveText(copy.invitation);
  await want(page, early.goal).check();
  await expect(board(page, course.title)).toHaveAttribute("href", `/courses/${course.slug}`);
  await expect(answer(page)).toContainText(rupees(course.price));
  for (const skill of lacks)
    await expect(answer(page)).toContainText(copy.skills.find((one) => one.skill === skill)?.text ?? "");
  await expect(board(page, next?.title ?? "")).toHaveAttribute("href", `/courses/${next?.slug}`);
  await expect(page).toHaveURL(`/courses?${early.search}#guide`);
  await guideOf(page).getByRole("radio", { name: copy.few }).check();
  await guideOf(page)
    .getByRole("combobox", { name: copy.budget })
    .selectOption(rupees(fees.at(-1) ?? 0));
  await expect(page).toHaveURL(`/courses?${early.search}&hours=few&budget=${fees.at(-1)}#guide`);

  const sentTo = recommendFor(new URL(page.url()).search)?.course;
  const ask = answer(page).getByRole("link", { name: copy.ask });
  await expect(ask).toHaveAttribute("href", enquiryLink("consultation", sentTo?.slug));
  await ask.click();
  await expect(page.locator("textarea")).toHaveValue(new RegExp(sentTo?.title ?? ""));
  await page.goBack();
  await expect(board(page, sentTo?.title ?? "")).toBeVisible();
});

test("the URL restores answers and ignores unknown ones, and Start again clears everything", async ({ page }) => {
  await visit(page, `/courses?can=knitting,${someSkill}&goal=${oneGoal}&budget=1&level=Beginner`);
  await expect(box(page, someSkill)).toBeChecked();
  await expect(want(page, oneGoal)).toBeChecked();
  await expect(guideOf(page).getByRole("combobox")).toHaveValue("");
  await guideOf(page).getByRole("link", { name: copy.again }).click();
  await expect(page).toHaveURL("/courses?level=Beginner");
  await expect(answer(page)).toHaveText(copy.invitation);
  await expect(box(page, someSkill)).toBeFocused();
  await expect(box(page, someSkill)).not.toBeChecked();
});

test("the answer appears in view, and nothing overflows", async ({ page }) => {
  for (const [width, height] of [
    [widths.narrowest, 740],
    [widths.desk, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/courses");
    await open(page);
    await want(page, oneGoal).check();
    await expect(board(page, recommendFor(`goal=${oneGoal}`)?.course.title ?? "")).toBeInViewport({ ratio: 1 });
    await expect(want(page, oneGoal)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
});

test("the answer prints without the questions, and nothing prints without an answer", async ({ page }) => {
  const text = async () =>
    (await readPdf(await page.pdf({ preferCSSPageSize: true }))).sheets.join("").replace(/\s+/g, "");
  const packed = (words: string) => words.replace(/\s+/g, "");
  if (!early) return test.skip(true, "no course leads to another");
  await visit(page, "/courses");
  expect(await text()).not.toContain(packed(copy.heading));
  await visit(page, `/courses?${early.search}`);
  const printed = await text();
  expect(printed).toContain(packed(copy.heading));
  expect(printed).toContain(packed(copy.then));
  expect(printed).not.toContain(packed(copy.want));
});
