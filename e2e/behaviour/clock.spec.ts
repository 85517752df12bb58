import type { Page, Route } from "@playwright/test";
import contact from "../../data/contact.json";
import refund from "../../data/refund.json";
import site from "../../data/site.json";
import { policyFrontMatter } from "../../src/content/policies";
import { daysAfter } from "../../src/time/india-time";
import { daysOf, officeAt } from "../../src/time/opening-hours";
import { clock } from "../../src/time/time-of-day";
import { expect, test } from "../support/site-test";
import { requestScript, visit } from "../support/page-visits";
import { policySections } from "../support/markdown-texts";
import { refundAnswer } from "../support/refund-answer";

/** Time zones of visitors: behind India, and ahead of it by most of a day. */
const zones = ["America/Los_Angeles", "Pacific/Kiritimati"];

const india = (moment: string) => new Date(`${moment}+05:30`);

/** The two places of the contact page that say whether the office is open. */
function statesOf(page: Page) {
  const main = page.getByRole("main");
  const card = main
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: contact.cards.hours.title }) });
  return { card, quick: main.getByRole("region", { name: contact.quick.heading }) };
}

/** A Monday; the days of the week that follows have their dates after it. */
const monday = "2026-11-23";
const dateOf = (weekday: number) => daysAfter(monday, (weekday + 6) % 7);

/** The last second before and the first one after the office opens and closes, on the first day of each of its hours. */
const turns = site.contact.hours.flatMap(({ days, opens, closes }) => {
  const date = dateOf(daysOf(days)[0] ?? 1);
  return [opens, closes].flatMap((time) => [`${date}T${justBefore(time)}`, `${date}T${time}:00`]);
});

/** The last second before a time such as "09:00". */
function justBefore(time: string): string {
  return new Date(Date.parse(`1970-01-01T${time}:00Z`) - 1000).toISOString().slice(11, 19);
}

/** What the page says at a moment in India; __tests__/time/office-hours.test.ts tests how that is worked out. */
function stateAt(moment: string): string {
  const state = officeAt(india(moment).getTime(), site.contact.hours);
  return state.isOpen ? "Open now" : `Opens ${state.day} ${clock(state.opens)}`;
}

const noon = "2026-11-21T12:00:00";

/** The last day as the refund helper shows it. */
const answer = (page: Page) => page.getByRole("group", { name: refund.heading }).getByRole("status");

/** The visitor comes back to the page at a moment in India. */
async function comeBackAt(page: Page, moment: string) {
  await page.clock.setFixedTime(india(moment));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

for (const timezoneId of zones) {
  test.describe(`to a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the contact page says whether the office is open in India", async ({ page }) => {
      await page.clock.setFixedTime(india(`${monday}T00:00:00`));
      await visit(page, "/contact");
      for (const moment of turns) {
        await comeBackAt(page, moment);
        for (const place of Object.values(statesOf(page)))
          await expect(place.getByText(stateAt(moment)), moment).toBeVisible();
      }
    });

    test("the refund helper counts by the days of India", async ({ page }) => {
      for (const enrolled of ["2026-12-27", "2028-02-24"]) {
        const last = daysAfter(enrolled, refund.days);
        await visit(page, `/terms?enrolled=${enrolled}`);
        for (const moment of [
          `${daysAfter(enrolled, -1)}T23:59:59`,
          `${enrolled}T00:00:00`,
          `${daysAfter(last, -1)}T12:00:00`,
          `${last}T23:59:59`,
          `${daysAfter(last, 1)}T00:00:00`,
        ]) {
          await comeBackAt(page, moment);
          for (const text of refundAnswer(moment, enrolled)) await expect(answer(page), moment).toContainText(text);
          await expect(page.getByLabel("Date of enrolment")).toHaveValue(enrolled);
        }
      }
    });
  });
}

/** What hydrates a page. */
const script = /\/app-\w+\.js$/;

/** How far from the top of the page its parts are. */
const tops = (page: Page) =>
  page
    .locator(":is(main, footer) :is(h2, h3, li, section, form)")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));

for (const width of [320, 1440]) {
  test(`at ${width}px nothing moves when the office's state and the refund's last day come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const enrolled = [["/terms?enrolled=2026-11-20", refundAnswer(noon, "2026-11-20").at(-1)]];
    for (const [moment = "", path = "", words = ""] of [
      ...turns.slice(1, 3).map((turn) => [turn, "/contact", stateAt(turn)]),
      ...enrolled.map((row) => [noon, ...row]),
    ]) {
      await page.clock.setFixedTime(india(moment));
      const held: Route[] = [];
      await page.route(script, (route) => void held.push(route));
      await page.goto(path);
      await requestScript(page);
      await expect.poll(() => held.length).toBe(1);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByText(words)).toHaveCount(0);
      const before = await tops(page);
      await Promise.all(held.map((route) => route.continue()));
      await expect(page.getByText(words).first()).toBeVisible();
      const after = await tops(page);
      expect(after.length).toBe(before.length);
      const moves = after.map((top, index) => Math.abs(top - (before[index] ?? 0)));
      // A font that comes late may move what is below by a tenth of a pixel.
      expect(Math.max(...moves), `${path} with ${words}`).toBeLessThan(1);
      await page.unrouteAll();
    }
  });
}

test("the day of enrolment is picked by keyboard, told, kept in the address, and taken away again", async ({
  page,
}) => {
  await page.clock.setFixedTime(india(noon));
  await visit(page, "/terms");
  await expect(answer(page)).toHaveText(refund.invitation);
  const field = page.getByLabel("Date of enrolment");
  await expect(field).toHaveAccessibleDescription(refund.hint);
  await field.focus();
  await page.keyboard.type("11202026"); // the order of Chromium's own language
  await expect(field).toHaveValue("2026-11-20");
  await expect(page).toHaveURL("/terms?enrolled=2026-11-20");
  await expect(answer(page)).toContainText(refundAnswer(noon, "2026-11-20").at(-1) ?? "");
  await page.reload();
  await expect(answer(page)).toContainText(refundAnswer(noon, "2026-11-20").at(-1) ?? "");
  await field.fill("");
  await expect(page).toHaveURL("/terms");
  await expect(answer(page)).toHaveText(refund.invitation);

  for (const enrolled of ["2026-02-30", "soon", "2026-11-20T10:00"]) {
    await visit(page, `/terms?enrolled=${enrolled}`);
    await expect(answer(page)).toHaveText(refund.invitation);
    await expect(field).toHaveValue("");
  }
});

test("a policy without a rule for refunds has no helper", async ({ page }) => {
  await visit(page, "/privacy");
  await expect(page.getByLabel("Date of enrolment")).toHaveCount(0);
});

test("on paper the helper is there only with its answer, and the office's state is not", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await visit(page, "/terms");
  await expect(page.getByLabel("Date of enrolment")).toBeHidden();
  await visit(page, "/terms?enrolled=2026-11-20");
  await expect(answer(page)).toBeVisible();
  await visit(page, "/contact");
  await expect(page.getByText(/^(?:Open now|Closed)/)).toHaveCount(2);
  for (const state of await page.getByText(/^(?:Open now|Closed)/).all()) await expect(state).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the hours and the rule stand there, and nothing that needs a clock", async ({ page }) => {
    await page.goto("/contact");
    const { card } = statesOf(page);
    await expect(card.getByRole("definition")).toHaveCount(site.contact.hours.length);
    await expect(page.getByText(/^(?:Open now|Closed|Opens)/)).toHaveCount(0);
    await page.goto("/terms?enrolled=2026-11-20");
    const { refundSection = "" } = policyFrontMatter("data", "terms");
    const rule = policySections("terms").find(({ heading }) => heading === refundSection);
    expect(rule?.parts.length).toBeGreaterThan(0);
    const section = page.getByRole("region", { name: refundSection, exact: true });
    for (const text of rule?.parts.flat() ?? [])
      await expect(section.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel("Date of enrolment")).toBeHidden();
  });
});
