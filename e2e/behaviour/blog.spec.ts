import { articleTexts } from "../support/content/markdown-texts";
import { visit } from "../support/pages/page-visits";
import { blog } from "../support/content/shown-content";
import { expect, test } from "../support/site-test";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each topic says how many articles it has, and leads to the first of them", async ({ page }) => {
    await page.goto("/blog");
    for (const { name } of blog.categories.items) {
      const titles = blog.articles.flatMap(({ category, title }) => (category === name ? title : []));
      await page
        .getByRole("navigation", { name: blog.categories.heading })
        .getByText(`${name} (${titles.length})`)
        .click();
      if (titles.length > 0) await expect(page.locator(":target").getByRole("heading", { level: 3 })).toBeInViewport();
    }
  });
});

test("every article links to the next on the page, and the last to the first", async ({ page }) => {
  await visit(page, "/blog");
  const cards = page.getByRole("main").locator("li[id]");
  const titles = await cards.getByRole("heading", { level: 3 }).allTextContents();
  await cards.locator("summary").first().click();
  for (const [index, title] of titles.entries()) {
    const next = titles[(index + 1) % titles.length] ?? "";
    const card = cards.filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });
    await card.getByRole("link", { name: next, exact: true }).press("Enter");
    const { slug, body } = blog.articles.find((article) => article.title === next) ?? {};
    await expect(page).toHaveURL(`/blog#${slug}`);
    await expect(page.getByRole("heading", { level: 3, name: next, exact: true })).toBeInViewport();
    await expect(page.getByText(articleTexts(body ?? [])[0] ?? "", { exact: true })).toBeVisible();
  }
});
