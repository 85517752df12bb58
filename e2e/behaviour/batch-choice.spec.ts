/** The choice of a batch in the enquiry form. */
import type { Page } from "@playwright/test";
import contact from "../../data/contact.json";
import coursePages from "../../data/course-pages.json";
import courses from "../../data/courses.json";
import { enquiryLink } from "../../src/contact/enquiry-link";
import { interpolate } from "../../src/text/interpolate";
import { day } from "../../src/text/format";
import { batches, beginOf, countOf, type Batch } from "../support/content/batches";
import { hydrate, visit } from "../support/pages/page-visits";
import { expect, test } from "../support/site-test";

const [soonest] = batches as [Batch, ...Batch[]];
const minute = 60_000;
const message = (page: Page) => page.getByRole("textbox", { name: "Message" });
const startsIn = (page: Page) => page.getByRole("form").getByText(`starts ${day(soonest.start)}`);

/** Visits the form a minute before the soonest batch begins. */
async function visitForm(page: Page, address = enquiryLink("enroll", soonest.course, soonest)) {
  await page.clock.setFixedTime(beginOf(soonest) - minute);
  await visit(page, address);
}

test.skip(batches.length === 0, "data/batches.json has no batches");

test("the link to enrol preselects its batch in the form", async ({ page }) => {
  const { batch: line = "" } = contact.form.openers.find(({ intent }) => intent === "enroll") ?? {};
  const { course: slug, start } = soonest;
  const title = courses.find((course) => course.slug === slug)?.title ?? "";
  await page.clock.setFixedTime(beginOf(soonest) - minute);
  await page.goto(`/courses/${slug}`);
  await page
    .getByRole("region", { name: coursePages.detail.batches.heading })
    .getByRole("link", { name: `Enrol ${day(start)}` })
    .click();
  await expect(message(page)).toHaveValue(`${interpolate(line, { course: title, day: day(start) })}\n`);
  const choices = page.getByRole("group", { name: "Batch", exact: true }).getByRole("radio");
  await expect(choices.first()).toBeChecked();
  await expect(choices).toHaveCount(countOf(slug) + 1);
  await expect(startsIn(page)).toBeVisible();
});

test("another date replaces the batch in the message, keeps what was typed, and survives a reload", async ({
  page,
}) => {
  await visitForm(page);
  await message(page).press("End");
  await message(page).fill(`${await message(page).inputValue()}I work until six.`);
  await page.getByRole("radio", { name: "Another date" }).check();
  await expect(message(page)).toHaveValue(/I work until six\.$/);
  await expect(message(page)).not.toHaveValue(new RegExp(day(soonest.start)));
  await expect(startsIn(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Another date" })).toBeChecked();
  await expect(message(page)).toHaveValue(/I work until six\.$/);
});

test("an unknown batch in the URL stays out of the message", async ({ page }) => {
  await visitForm(page, `/contact?intent=enroll&course=${soonest.course}&batch=soon#enquiry`);
  await expect(message(page)).not.toHaveValue("");
  await expect(message(page)).not.toHaveValue(/soon|undefined|\{/);
});

test("another course unchecks the batch", async ({ page }) => {
  await visitForm(page);
  const chosen = page.locator("input[name=Batch]:checked");
  await expect(chosen).toHaveCount(1);
  await page.getByRole("combobox", { name: "Course Interest" }).selectOption({ index: 0 });
  await expect(chosen).toHaveCount(0);
});

test("a course without a batch offers none of another course", async ({ page }) => {
  await visit(page, `/contact?intent=enroll&course=${soonest.course}`);
  await expect(page.getByText("Choose a batch")).toBeVisible();
  await page.goto("/courses");
  const asks = page.locator('a[href*="intent=consultation&course="]');
  test.skip((await asks.count()) === 0, "every course has a page, and dates");
  await page.goto(((await asks.first().getAttribute("href")) ?? "").replace("consultation", "enroll"));
  await expect(page.getByText("Choose a batch")).toBeHidden(); // before hydration
  await hydrate(page);
  await expect(page.getByText("Choose a batch")).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form offers every batch, and the host registers the field", async ({ page }) => {
    await page.goto("/contact");
    const choices = page.getByRole("radio");
    await expect(choices).toHaveCount(0);
    await page.getByText("Choose a batch").click();
    await expect(choices).toHaveCount(batches.length + 1);
    await page.goto("/forms.html");
    await expect(page.locator("form[name=enquiry] [name=Batch]")).toHaveCount(1);
  });
});
