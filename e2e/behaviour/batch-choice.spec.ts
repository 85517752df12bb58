/** The choice of a batch in the enquiry form. */
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
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue(`${interpolate(line, { course: title, day: day(start) })}\n`);
  const choices = page.getByRole("group", { name: "Batch", exact: true }).getByRole("radio");
  await expect(choices.first()).toBeChecked();
  await expect(choices).toHaveCount(countOf(slug) + 1);
  const starts = page.getByRole("form").getByText(`starts ${day(start)}`);
  await expect(starts).toBeVisible();

  await message.press("End");
  await message.fill(`${await message.inputValue()}I work until six.`);
  await page.getByRole("radio", { name: "Another date" }).check();
  await expect(message).toHaveValue(/I work until six\.$/);
  await expect(message).not.toHaveValue(new RegExp(day(start)));
  await expect(starts).toBeHidden();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Another date" })).toBeChecked();
  await expect(message).toHaveValue(/I work until six\.$/);

  await visit(page, `/contact?intent=enroll&course=${slug}&batch=soon#enquiry`);
  await expect(message).not.toHaveValue(/soon|undefined|\{/);

  await visit(page, enquiryLink("enroll", slug, soonest));
  const chosen = page.locator("input[name=Batch]:checked");
  await expect(chosen).toHaveCount(1);
  await page.getByRole("combobox", { name: "Course Interest" }).selectOption({ index: 0 });
  await expect(chosen, "the batch of another course").toHaveCount(0);
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
