import type { Page } from "@playwright/test";
import coursePages from "../../data/course-pages.json";
import site from "../../data/site.json";
import { decodeEntities, htmlFiles, linksOf, parse } from "../support/built-html";
import { blog, careers, read } from "../support/shown-content";
import { expect, test } from "../support/site-test";
import { expectNoSidewaysScroll, phone, visit } from "../support/page-visits";

const ofCourses = read("courses.json").map(({ slug, title, seo }) => ({
  path: `/courses/${slug}`,
  name: title,
  title: seo.title,
  text: seo.description,
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

const shared = [...ofCourses, ...ofArticles, ...ofPositions];
const article = ofArticles[1] ?? ofArticles[0];

const link = (page: Page, name: string, on: string) =>
  page.getByRole("link", { name: `Share on ${on} about ${name}`, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name: `Share ${name} with other apps` });

test("each course, article and position has two plain share links with its title and URL", async () => {
  for (const { path: file, html } of htmlFiles()) {
    const here = shared.filter(({ path }) => path.replace(/#.*/, "") === file);
    const links = here.length > 0 ? linksOf(await parse(html)) : [];
    for (const { path, name, title, invitation } of here) {
      expect.soft(decodeEntities(html), path).toContain(`>${invitation}<`);
      for (const [on, address] of [
        ["WhatsApp", `https://wa.me/?text=${encodeURIComponent(`${title}\n${site.url}${path}`)}`],
        ["LinkedIn", `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(site.url + path)}`],
      ] as const) {
        const found = links.filter(({ text }) => text === `Share on ${on} about ${name}`);
        expect.soft(found, `${path} on ${on}`).toMatchObject([{ href: address, rel: "noopener" }]);
      }
    }
  }
});

/** How a browser's share sheet ends: with an error of this name, or without; and the message. */
const outcomes = [
  { error: "", said: "" },
  { error: "AbortError", said: "" },
  { error: "NotAllowedError", said: "Sharing didn’t work. WhatsApp and LinkedIn still do." },
];

test("a browser's share sheet opens by keyboard with title, text and URL, and may succeed, be cancelled or fail", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      const { dataset } = document.documentElement;
      dataset.shared = `${dataset.shared ?? ""}${JSON.stringify(data)}`;
      return dataset.error ? Promise.reject(new DOMException("", dataset.error)) : Promise.resolve();
    };
    Object.assign(navigator, { share });
  });
  await page.setViewportSize(phone);
  for (const { path, name, title, text } of article ? [article] : []) {
    await visit(page, path);
    await link(page, name, "LinkedIn").focus();
    await page.keyboard.press("Tab");
    await expect(button(page, name)).toBeFocused();
    const row = page
      .locator("div")
      .filter({ has: button(page, name) })
      .last();
    const data = JSON.stringify({ title, text, url: site.url + path });
    for (const [times, { error, said }] of outcomes.entries()) {
      await page.locator("html").evaluate((root, name) => (root.dataset.error = name), error);
      await page.keyboard.press("Enter");
      await expect(page.locator("html")).toHaveAttribute("data-shared", data.repeat(times + 1));
      await expect(row.getByRole("status").last()).toHaveText(said); // the first is the copy button's
    }
    await expectNoSidewaysScroll(page);
  }
});

test("a browser without a share sheet shows no button for it", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await visit(page, article?.path ?? "");
  await expect(link(page, article?.name ?? "", "LinkedIn")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Share" })).toHaveCount(0);
});
