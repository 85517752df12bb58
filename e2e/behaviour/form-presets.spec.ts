/** What links preset in the enquiry form, and how it follows the visitor's choices. */
import contact from "../../data/contact.json";
import homeCourses from "../../data/home-courses.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { rupees } from "../../src/text/format";
import { interpolate } from "../../src/text/interpolate";
import { formatTime } from "../../src/time/india-time";
import { holdScript } from "../support/pages/held-script";
import { choice, fill, formOn, test } from "../support/pages/forms-host";
import { escapeRegExp } from "../../src/text/reg-exp";
import { courses } from "../support/content/shown-content";
import { expect } from "../support/site-test";
import { visit } from "../support/pages/page-visits";
import { firstCourse, secondCourse } from "../support/content/site-routes";

const hours = site.contact.hours
  .map(({ days, opens, closes }) => `${days} ${formatTime(opens)} to ${formatTime(closes)}`)
  .join(", ");

/** Returns the first line of the message that an intent and an optional course preset. */
function lineOf(intent: string, course = ""): string {
  const opener = contact.form.openers.find((opener) => opener.intent === intent);
  return interpolate((course && opener?.about) || (opener?.line ?? ""), { course, hours });
}

/** The line about the course above the fields and in the confirmation: topic, fee (if any) and duration. */
function factsOf(intent: string, course: string): RegExp {
  const { topic = "{course}" } = contact.form.openers.find((opener) => opener.intent === intent) ?? {};
  const { totalFee } = courses.find(({ title }) => title === course) ?? {};
  return new RegExp(
    `^${escapeRegExp([interpolate(topic, { course }), totalFee ? rupees(totalFee) : ""].join(", "))}.*\\d`,
  );
}

/** Returns the select's option for a course, or "" if there is none. */
const choiceOf = (slug: string) => contact.form.courses.find(({ link }) => link === `/courses/${slug}`)?.label ?? "";

const subject =
  homeCourses.flatMap(({ shortCourse }) => shortCourse?.title ?? []).find((title) => /\s/.test(title)) ?? "";
const slugOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");

/** A query, with the course and first line that it presets. Later tests use courses that the select offers. */
const presets: [query: Record<string, string>, course: string, line: string][] = [
  [{ intent: "enroll", course: slugOf(subject) }, subject, `${lineOf("enroll", subject)}\n`],
  [{ intent: "<script>", course: "no-such-course" }, "", ""],
];

test("the URL presets the form", async ({ page }) => {
  for (const [query, course, line] of presets) {
    await visit(page, `/contact?${new URLSearchParams(query).toString()}#enquiry`);
    const { region, field, interest } = formOn(page);
    await expect(region.getByText(contact.form.lead)).toBeVisible({ visible: !course });
    if (course) await expect(region.getByRole("paragraph").first()).toHaveText(factsOf("enroll", course));
    await expect(field("Message")).toHaveValue(line);
    await expect(interest, "does not list the course").toHaveCount(course ? 0 : 1);
  }
});

test("the heading is that of the link from the first paint, also while the form hydrates", async ({ page }) => {
  const release = await holdScript(page);
  await page.goto("/contact?intent=demo#enquiry", { waitUntil: "commit" });
  const opener = contact.form.openers.find(({ intent }) => intent === "demo");
  const { region, heading } = formOn(page);
  await expect(heading).toHaveText(opener?.heading ?? "");
  const seen = await heading.evaluateHandle((element) => {
    const texts = new Set<string | null>();
    requestAnimationFrame(function watch() {
      texts.add(element.textContent);
      requestAnimationFrame(watch);
    });
    return texts;
  });
  release();
  await expect(region.getByRole("button", { name: opener?.submit })).toBeVisible();
  expect(await seen.evaluate((texts) => [...texts])).toEqual([opener?.heading]);
});

test("another purpose replaces an unchanged line, and keeps a visitor's own words", async ({ page }) => {
  await visit(page, firstCourse.path);
  await page.getByRole("main").getByRole("link", { name: "Enroll Now" }).first().click();
  const { field, interest } = formOn(page);
  await expect(field("Message")).toHaveValue(new RegExp(firstCourse.title));
  await page.getByRole("banner").getByRole("link", { name: site.headerAction.label }).first().press("Enter");
  await expect(field("Message")).toHaveValue(`${lineOf("enroll")}\n`);
  await expect(interest).toHaveValue("");
  await page.keyboard.press("Tab");
  await expect(field("First Name"), "the keyboard continues in the form").toBeFocused();
  await field("Message").fill("My own words");
  await interest.selectOption(choice);
  await visit(page, `/contact?intent=enroll&course=${secondCourse.slug}#enquiry`);
  await expect(page.locator("[name=Course]")).toHaveValue(secondCourse.title);
  await expect(field("Message")).toHaveValue("My own words");
  await expect(interest).toHaveValue(choiceOf(secondCourse.slug)); // the link is newer than the selection
});

test("changing the course changes everything about it, and nothing else", async ({ page, host }) => {
  const [one = firstCourse, other = secondCourse] = courses.filter(({ slug }) => choiceOf(slug));
  await visit(page, `/contact?intent=enroll&course=${one.slug}#enquiry`);
  const { region, field, interest, send, thanks } = formOn(page);
  const facts = region.getByRole("paragraph").first();
  await fill(page, { "First Name": "Asha", Email: "asha@example.com" });
  await region.getByRole("link", { name: "change the course" }).press("Enter");
  await expect(interest).toBeFocused();
  await interest.selectOption(choiceOf(other.slug));
  await expect(facts).toHaveText(factsOf("enroll", other.title));
  await expect(field("First Name")).toHaveValue("Asha");
  await send.click();
  await expect(thanks).toBeFocused();
  await expect(facts, "confirmed").toHaveText(factsOf("enroll", other.title));
  expect(host.received.pop()?.fields).toMatchObject({
    "Course Interest": choiceOf(other.slug),
    Course: other.title,
    Intent: "enroll",
    Message: `${lineOf("enroll", other.title)}\n`,
  });
});

test("a purpose shows its price above the form, and its next steps after submission", async ({ page }) => {
  await visit(page, "/contact?intent=project#enquiry");
  const { region, heading, field, send, thanks } = formOn(page);
  const { title, priceText } = services.find(({ intent }) => intent === "project") ?? { title: "", priceText: "" };
  await expect(region).toContainText(`${title}: ${priceText}`);
  await expect(region.getByText(contact.form.lead)).toBeHidden();
  const opener = contact.form.openers.find(({ intent }) => intent === "project");
  await expect(heading).toHaveText(opener?.heading ?? "");
  await expect(field("Message")).toHaveValue(`${lineOf("project")}\n`);
  await fill(page);
  await send.click();
  await expect(thanks).toBeFocused();
  const next = opener && "next" in opener ? opener.next : [];
  await expect(region.getByRole("list").getByRole("listitem")).toHaveText(next);
});

test("words added to a preset line survive another link", async ({ page }) => {
  await visit(page, `/contact?intent=enroll&course=${firstCourse.slug}#enquiry`);
  const { field, interest } = formOn(page);
  await field("Message").press("ControlOrMeta+End");
  await field("Message").pressSequentially("Weekends only.");
  await visit(page, `/contact?intent=enroll&course=${secondCourse.slug}#enquiry`);
  await expect(field("Message")).toHaveValue(`${lineOf("enroll", secondCourse.title)}\nWeekends only.`);
  await expect(interest).toHaveValue(choiceOf(secondCourse.slug));
  await visit(page, "/contact");
  await expect(field("Message")).toHaveValue("Weekends only.");
});
