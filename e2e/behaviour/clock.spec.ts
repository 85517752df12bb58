import type { Page, Route } from "@playwright/test";
import site from "../../data/site.json";
import { day } from "../../src/text/format";
import { interpolate } from "../../src/text/interpolate";
import { formatTime, daysAfter } from "../../src/time/india-time";
import { officeAt } from "../../src/time/opening-hours";
import { read } from "../support/content/shown-content";
import { expect, test } from "../support/site-test";
import { requestScript, visit } from "../support/pages/page-visits";

const india = (moment: string) => new Date(`${moment}+05:30`);

const refund = read("refund.json");
const noon = "2026-11-21T12:00:00";

/** The text at noon in India; __tests__/time/opening-hours.test.ts tests the calculation. */
const office = officeAt(india(noon).getTime(), site.contact.hours);
const stateAtNoon = office.isOpen ? "Open now" : `Opens ${office.day} ${formatTime(office.opens)}`;

/** The last day according to the refund helper. */
const answer = (page: Page) => page.getByRole("group", { name: refund.heading }).getByRole("status");

/** The islands' script. */
const script = /\/app-\w+\.js$/;

/** The vertical positions of a page's parts. */
const tops = (page: Page) =>
  page
    .locator(":is(main, footer) :is(h2, h3, li, section, form)")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));

for (const [width, timezoneId] of [
  [320, "Pacific/Kiritimati"],
  [1440, "Pacific/Pago_Pago"],
] as const) {
  test.describe(`at ${width}px, in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the office's state in India and the refund's last day appear without a layout shift", async ({ page }) => {
      const main = page.getByRole("main");
      await page.setViewportSize({ width, height: 800 });
      await page.clock.setFixedTime(india(noon));
      for (const [path = "", words = ""] of [
        ["/contact", stateAtNoon],
        ["/terms?enrolled=2026-11-20", day(daysAfter("2026-11-20", refund.days))],
      ]) {
        const held: Route[] = [];
        await page.route(script, (route) => void held.push(route));
        await page.goto(path);
        await requestScript(page);
        await expect.poll(() => held.length).toBe(1);
        await page.evaluate(() => document.fonts.ready);
        await expect(main.getByText(words)).toHaveCount(0);
        const before = await tops(page);
        await Promise.all(held.map((route) => route.continue()));
        await expect(main.getByText(words)).toBeVisible();
        const after = await tops(page);
        expect(after.length).toBe(before.length);
        const moves = after.map((top, index) => Math.abs(top - (before[index] ?? 0)));
        // Tolerates movements of less than a pixel, which a late font may cause.
        expect(Math.max(...moves), `${path} with ${words}`).toBeLessThan(1);
        await page.unrouteAll();
      }
    });
  });
}

test("only a policy with a refund rule has the helper, which prints with an answer; the office's state never prints", async ({
  page,
}) => {
  await page.goto("/privacy");
  await expect(page.getByLabel("Date of enrolment")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await visit(page, "/terms");
  await expect(page.getByLabel("Date of enrolment")).toBeHidden();
  await visit(page, "/terms?enrolled=2026-11-20");
  const [possible = ""] = interpolate(refund.possible, { enrolled: day("2026-11-20") }).split("{");
  await expect(answer(page)).toContainText(possible);
  await visit(page, "/contact");
  const state = page.getByText(/^(?:Open now|Closed)/);
  await expect(state).toHaveCount(1);
  await expect(state).toBeHidden();
});
