import type { Page, Route } from "@playwright/test";
import { expectNoViolation } from "./axe";
import contact from "../data/contact.json";
import refund from "../data/refund.json";
import site from "../data/site.json";
import { clock } from "../src/time/time-of-day";
import { expect, test } from "./test";
import { callScript, expectNoSidewaysScroll, visit } from "./visit";

/** The time zones of visitors: behind India, ahead of it, and ahead by most of a day. */
const zones = ["Asia/Kolkata", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati"];

const india = (moment: string) => new Date(`${moment}+05:30`);

/** The two places of the contact page that say whether the office is open. */
function statesOf(page: Page) {
  const main = page.getByRole("main");
  const card = main
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: contact.cards.hours.title }) });
  return { card, quick: main.getByRole("region", { name: contact.quick.heading }) };
}

/** The last day as the refund helper shows it. */
const answer = (page: Page) => page.getByRole("group", { name: refund.heading }).getByRole("status");

for (const timezoneId of zones) {
  test.describe(`to a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the contact page says whether the office is open in India", async ({ page }) => {
      await page.clock.setFixedTime(india("2026-11-20T08:00:00"));
      await visit(page, "/contact");
      for (const [moment, words] of [
        ["2026-11-20T08:59:59", "Opens Friday 9:00 AM"],
        ["2026-11-20T09:00:00", "Open now"],
        ["2026-11-20T17:59:59", "Open now"],
        ["2026-11-20T18:00:00", "Opens Saturday 10:00 AM"],
        ["2026-11-21T10:00:00", "Open now"],
        ["2026-11-21T16:00:00", "Opens Monday 9:00 AM"],
        ["2026-11-22T23:59:59", "Opens Monday 9:00 AM"],
        ["2026-11-23T00:00:00", "Opens Monday 9:00 AM"],
      ] as const) {
        await page.clock.setFixedTime(india(moment));
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))); // a visitor comes back to the page
        for (const place of Object.values(statesOf(page))) await expect(place.getByText(words), moment).toBeVisible();
        const { card } = statesOf(page);
        const [{ opens, closes } = { opens: "", closes: "" }] = site.contact.hours;
        await expect(card.getByText(`${clock(opens)} to ${clock(closes)}`)).toBeVisible();
      }
    });

    test("the refund helper counts by the days of India", async ({ page }) => {
      for (const [moment, enrolled, words] of [
        ["2026-11-27T23:59:59", "2026-11-20", /is possible until Friday, 27 November 2026\b.* That is today\.$/],
        ["2026-11-28T00:00:00", "2026-11-20", /was possible until Friday, 27 November 2026\b/],
        ["2026-12-27T00:00:00", "2026-12-27", /until Sunday, 3 January 2027\b.* That is 7 days from today\.$/],
        ["2026-11-30T12:00:00", "2026-11-24", /until Tuesday, 1 December 2026\b.* That is tomorrow\.$/],
        ["2028-02-29T12:00:00", "2028-02-24", /until Thursday, 2 March 2028\b.* That is 2 days from today\.$/],
        ["2026-11-20T00:00:00", "2026-11-20", /^Enrolled on 20 November 2026: a full refund is possible until/],
        ["2026-11-19T23:59:59", "2026-11-20", /^If you enrol on 20 November 2026,/],
      ] as const) {
        await page.clock.setFixedTime(india(moment));
        await visit(page, `/terms?enrolled=${enrolled}`);
        await expect(answer(page), moment).toHaveText(words);
        await expect(page.getByLabel("Date of enrolment")).toHaveValue(enrolled);
      }
    });
  });
}

test("the contact page follows the clock while it is open, without a word to screen readers", async ({ page }) => {
  await page.clock.install({ time: india("2026-11-20T08:58:30") });
  await page.goto("/contact");
  await page.clock.runFor(5000);
  const { card, quick } = statesOf(page);
  await expect(card.getByText("Opens Friday 9:00 AM")).toBeVisible();
  await page.clock.runFor("02:00");
  await expect(card.getByText("Open now")).toBeVisible();
  await expect(quick.getByText("until 6:00 PM")).toBeVisible();
  await page.clock.fastForward("09:00:00"); // as when the computer slept
  await expect(card.getByText("Opens Saturday 10:00 AM")).toBeVisible();
  const loud = page.locator("[aria-live], [role=status], [role=alert], output");
  await expect(loud.filter({ hasText: /Open(?:s|\b)/ })).toHaveCount(0);
});

/** What brings a page alive. */
const script = /\/app-\w+\.js$/;

/** How far from the top of the page its parts are. */
const tops = (page: Page) =>
  page
    .locator(":is(main, footer) :is(h2, h3, li, section, form)")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));

for (const width of [320, 768, 1440]) {
  test(`at ${width}px nothing moves when the office's state and the refund's last day come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [moment, path, words] of [
      ["2026-11-20T12:00:00", "/contact", "Open now"],
      ["2026-11-24T20:00:00", "/contact", "Opens Wednesday 9:00 AM"],
      ["2026-11-20T12:00:00", "/terms?enrolled=2026-11-18", "That is 5 days from today."],
      ["2026-11-20T12:00:00", "/terms?enrolled=2026-09-23", "Wednesday, 30 September 2026"],
    ] as const) {
      await page.clock.setFixedTime(india(moment));
      const held: Route[] = [];
      await page.route(script, (route) => void held.push(route));
      await page.goto(path);
      await callScript(page);
      await expect.poll(() => held.length).toBe(1);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByText(words)).toHaveCount(0);
      const before = await tops(page);
      await Promise.all(held.map((route) => route.continue()));
      await expect(page.getByText(words).first()).toBeVisible();
      expect(await tops(page), `${path} with ${words}`).toEqual(before);
      await page.unrouteAll();
    }
  });
}

test("the day of enrolment is picked by keyboard, told, kept in the address, and taken away again", async ({
  page,
}) => {
  await page.clock.setFixedTime(india("2026-11-21T12:00:00"));
  await visit(page, "/terms");
  await expect(answer(page)).toHaveText(refund.invitation);
  const field = page.getByLabel("Date of enrolment");
  await expect(field).toHaveAccessibleDescription(refund.hint);
  await field.focus();
  await page.keyboard.type("11202026"); // the order of Chromium's own language
  await expect(field).toHaveValue("2026-11-20");
  await expect(page).toHaveURL("/terms?enrolled=2026-11-20");
  await expect(answer(page)).toHaveText(/That is 6 days from today\.$/);
  await page.reload();
  await expect(answer(page)).toHaveText(/That is 6 days from today\.$/);
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
    await expect(
      page.getByRole("region", { name: "Refunds" }).getByText(/full refund is possible within/),
    ).toBeVisible();
    await expect(page.getByLabel("Date of enrolment")).toBeHidden();
  });
});

for (const width of [320, 1280]) {
  for (const [path, words] of [
    ["/contact", "Open now"],
    ["/terms?enrolled=2026-11-20", "That is 6 days from today."],
    ["/terms?enrolled=2026-09-23", "Wednesday, 30 September 2026"],
  ] as const) {
    test(`axe finds nothing on ${path} at ${width}px with ${words}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.clock.setFixedTime(india("2026-11-21T12:00:00"));
      await visit(page, path);
      await expect(page.getByText(words).first()).toBeVisible();
      await expectNoViolation(page);
      await expectNoSidewaysScroll(page);
    });
  }
}
