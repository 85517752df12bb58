/** Navigating long pages, all without script: links to sections, and content that phones collapse. */
import type { Page } from "@playwright/test";
import courses from "../../data/courses.json";
import services from "../../data/services.json";
import { desk, phone } from "../support/pages/page-visits";
import { footerColumns } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";

test.use({ javaScriptEnabled: false });

const row = (page: Page) => page.getByRole("navigation", { name: "On this page" });

const [course] = courses;
const [service] = services;
const coursePath = `/courses/${course?.slug}`;

/** Runs in the browser. */
function isOnTop(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 1, top + 1));
}

for (const [path, viewport] of [
  [coursePath, phone],
  [`/services/${service?.slug}`, desk],
] as const)
  test.describe(`at ${viewport.width}px`, () => {
    test.use({ viewport });

    // links.spec.ts expects a link to each section.
    test(`the row of links on ${path} covers no section, and marks the current one`, async ({ page }) => {
      await page.goto(path);
      const links = await row(page).getByRole("link").all();
      const last = (await links.at(-1)?.getAttribute("href")) ?? "";
      await page.locator(last).evaluate((section) => section.scrollIntoView());
      await expect(row(page).getByRole("link").last(), "the row goes along").toBeInViewport({ ratio: 1 });
      for (const link of links) {
        // Playwright's `click` scrolls the page first, and Chromium may do so only after the jump.
        await link.evaluate((element: HTMLElement) => element.click());
        const heading = page.locator("section:is(:target, :has(:target))").getByRole("heading", { level: 2 });
        await expect(heading).toBeInViewport({ ratio: 1 });
        expect(await heading.evaluate(isOnTop), "covered").toBe(true);
        await expect(link).toHaveCSS("text-decoration-line", "underline");
      }
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${(await links.at(-2)?.getAttribute("href")) ?? ""}$`));
      await page.mouse.wheel(0, -300); // on other pages, this brings the header back
      await expect(page.getByRole("banner")).not.toBeInViewport();
      await expect(row(page)).toBeInViewport({ ratio: 1 });
    });
  });

test("phones fold the columns of the footer; wide screens show them all, with nothing to unfold", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(coursePath);
  const footer = page.getByRole("contentinfo");
  const links = footer.getByRole("navigation").getByRole("link");
  const allLinks = footerColumns.flatMap((column) => column.links).length;
  await expect(links).toHaveCount(0);
  const { height = NaN } = (await footer.locator("> div").boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(700);
  for (const { heading } of footerColumns) await footer.getByText(heading, { exact: true }).click();
  await expect(links).toHaveCount(allLinks);
  await page.setViewportSize(desk);
  await page.reload();
  await expect(links).toHaveCount(allLinks);
  await expect(footer.locator("summary").filter({ visible: true })).toHaveCount(0);
});
