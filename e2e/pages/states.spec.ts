/** Pages fit the screen and pass axe in states that visitors produce. form-errors.spec.ts covers those of forms. */
import type { Page } from "@playwright/test";
import courses from "../../data/courses.json";
import refund from "../../data/refund.json";
import { day } from "../../src/text/format";
import { daysAfter } from "../../src/time/india-time";
import { expectNoViolation } from "../support/checks/axe-check";
import { expectOnlySlide } from "../support/pages/home-carousel";
import { expectNoSidewaysScroll, narrow, visit, wide } from "../support/pages/page-visits";
import { magnified } from "../support/checks/reflow-checks";
import { menus } from "../support/content/site-routes";
import { gallery } from "../support/content/shown-content";
import { expect, test } from "../support/site-test";

type State = {
  name: string;
  path: string;
  /** The viewport, narrow by default. */
  size?: { width: number; height: number };
  /** Produces the state. */
  act: (page: Page) => Promise<unknown>;
};

const dearest = courses.reduce((one, other) => (other.price > one.price ? other : one));
const slugs = courses.slice(0, 3).map(({ slug }) => slug);
const menu = menus[0]?.label ?? "";
const banner = (page: Page) => page.getByRole("banner");
const status = (page: Page, text: RegExp) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

const states: State[] = [
  {
    name: "the carousel on its second slide",
    path: "/",
    act: async (page) => {
      await page.getByRole("button", { name: "Next testimonial" }).click();
      await expectOnlySlide(page, 1);
    },
  },
  {
    name: "the open menu of a phone",
    path: "/",
    act: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    },
  },
  {
    name: "an open menu of the header",
    path: "/courses",
    size: wide,
    act: async (page) => {
      await banner(page).getByRole("button", { name: menu }).click();
      await expect(banner(page).getByRole("list", { name: menu })).toBeVisible();
    },
  },
  {
    name: "three courses of one level, compared",
    path: `/courses?level=${dearest.level}&sort=fee&compare=${slugs.join()}`,
    act: (page) => status(page, /three at a time/),
  },
  {
    name: "no course of a level and fee, and too many ticked",
    path: "/courses",
    act: async (page) => {
      for (const { title } of courses.slice(0, 3))
        await page.getByRole("checkbox", { name: `Compare ${title}`, exact: true }).check();
      await page.getByText("Fee, order and level").click();
      await page.getByRole("combobox", { name: "Fee up to" }).selectOption({ index: 1 });
      await page.getByRole("radio", { name: dearest.level, exact: true }).check();
      await status(page, /three at a time/);
    },
  },
  {
    name: "open citations",
    path: "/research",
    act: async (page) => {
      await page.getByText("Cite this paper", { exact: true }).first().click();
      for (const box of await page.locator("pre").filter({ visible: true }).all())
        expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    },
  },
  {
    name: "the refund helper for a past day",
    path: "/terms?enrolled=2024-02-27",
    act: (page) => status(page, new RegExp(day(daysAfter("2024-02-27", refund.days)))),
  },
  {
    name: "the office's state",
    path: "/contact",
    act: (page) => expect(page.getByText(/^(?:Open now|Closed)/).first()).toBeVisible(),
  },
  {
    name: "the lightbox",
    path: `/gallery?picture=${gallery.albums[0]?.slug}-1`,
    act: async (page) => {
      for (const size of [magnified, { width: 640, height: 360 }, wide, narrow]) {
        await page.setViewportSize(size);
        await expectLightboxToFit(page, size);
      }
    },
  },
];

for (const { name, path, size = narrow, act } of states) {
  test(`${name} has no axe violations, and fits`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, path);
    await act(page);
    await expectNoSidewaysScroll(page);
    await expectNoViolation(page);
  });
}

async function expectLightboxToFit(page: Page, { width, height }: { width: number; height: number }) {
  const box = page.getByRole("dialog");
  const close = box.getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  const frame = (await box.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(0);
  expect(frame.x + frame.width).toBeLessThanOrEqual(width);
  expect(frame.y + frame.height).toBeLessThanOrEqual(height);
  const next = box.getByRole("button", { name: "Next picture" });
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(close).toBeInViewport({ ratio: 1 }); // even where the dialog itself scrolls
}
