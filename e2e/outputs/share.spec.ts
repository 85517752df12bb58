import type { Page } from "@playwright/test";
import coursePages from "../../data/course-pages.json";
import courses from "../../data/courses.json";
import site from "../../data/site.json";
import { filled } from "../support/filled-content";
import { blog, careers } from "../support/shown-content";
import { expect, test } from "../support/site-test";
import { expectNoSidewaysScroll, openDetails, phone, visit } from "../support/page-visits";

const ofCourses = courses.map(({ slug, title, seo }) => ({
  path: `/courses/${slug}`,
  name: title,
  title: seo.title,
  text: filled(seo.description),
  invitation: coursePages.detail.share,
}));
const ofArticles = blog.articles.map(({ slug, title, excerpt }) => ({
  path: `/blog#${slug}`,
  name: `“${title}”`,
  title,
  text: excerpt,
  invitation: blog.share,
}));
const ofPositions = careers.openings.items.map(({ slug, title, description }) => ({
  path: `/careers#${slug}`,
  name: title,
  title,
  text: description,
  invitation: careers.application.share,
}));

const link = (page: Page, name: string, on: string) =>
  page.getByRole("link", { name: `Share ${name} on ${on}`, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name: `Share ${name} with other apps` });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each course, article and position has two plain share links with its title and URL", async ({ page }) => {
    const shared = [...ofCourses, ...ofArticles, ...ofPositions];
    for (const pathname of new Set(shared.map(({ path }) => path.replace(/#.*/, ""))))
      await test.step(pathname, async () => {
        await page.goto(pathname);
        await openDetails(page);
        await expect(page.getByRole("main").getByRole("button", { name: "Share" })).toHaveCount(0);
        for (const { path, name, title, invitation } of shared.filter(
          ({ path }) => path.replace(/#.*/, "") === pathname,
        )) {
          await expect(page.getByText(invitation, { exact: true }).filter({ visible: true })).not.toHaveCount(0);
          for (const [on, origin, key, carried] of [
            ["WhatsApp", "https://wa.me/", "text", `${title}\n${site.url}${path}`],
            ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/", "url", site.url + path],
          ] as const) {
            await expect(link(page, name, on)).toHaveAttribute("rel", "noopener");
            const { href, searchParams } = new URL((await link(page, name, on).getAttribute("href")) ?? "");
            expect(href.split("?")[0]).toBe(origin);
            expect([...searchParams]).toEqual([[key, carried]]);
          }
        }
      });
  });
});

for (const { what, outcome, said } of [
  { what: "takes it", outcome: "", said: "" },
  { what: "is cancelled", outcome: "AbortError", said: "" },
  { what: "refuses", outcome: "NotAllowedError", said: "Sharing didn’t work. WhatsApp and LinkedIn still do." },
]) {
  test(`a browser's share sheet opens by keyboard with title, text and URL, and ${what}`, async ({ page }) => {
    await page.addInitScript((name) => {
      const share = (data: ShareData) => {
        const { dataset } = document.documentElement;
        dataset.shared = `${dataset.shared ?? ""}${JSON.stringify(data)}`;
        return name ? Promise.reject(new DOMException("", name)) : Promise.resolve();
      };
      Object.assign(navigator, { share });
    }, outcome);
    await page.setViewportSize(phone);
    for (const { path, name, title, text } of [ofCourses[0], ofArticles[1]].filter((shared) => shared !== undefined)) {
      await visit(page, path);
      await link(page, name, "LinkedIn").focus();
      await page.keyboard.press("Tab");
      await expect(button(page, name)).toBeFocused();
      const row = page
        .locator("div")
        .filter({ has: button(page, name) })
        .last();
      const shared = JSON.stringify({ title, text, url: site.url + path });
      for (const times of [1, 2]) {
        await page.keyboard.press("Enter");
        await expect(page.locator("html")).toHaveAttribute("data-shared", shared.repeat(times));
        await expect(row.getByRole("status").last()).toHaveText(said); // the first is the copy button's
      }
      await expectNoSidewaysScroll(page);
    }
  });
}

test("a browser without a share sheet shows no button for it", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  for (const { path, name } of [ofCourses[0], ofArticles[0]].filter((shared) => shared !== undefined)) {
    await visit(page, path);
    await expect(link(page, name, "LinkedIn")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: "Share" })).toHaveCount(0);
  }
});
