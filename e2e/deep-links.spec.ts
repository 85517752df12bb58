import type { Page } from "@playwright/test";
import blog from "../data/blog.json";
import careers from "../data/careers.json";
import papers from "../data/publications.json";
import { firstCourse } from "./support/site-routes";
import { expect, test } from "./support/site-test";
import { desk, navigateTo, phone, visit } from "./support/page-visits";

const deep = [
  ...blog.articles.map(({ slug, title, paragraphs: [text = ""] }) => ({ path: "/blog", slug, title, text })),
  ...careers.openings.items.map(({ slug, title, description: text }) => ({ path: "/careers", slug, title, text })),
];
const some = [deep[0], deep[3], deep.at(-3)].filter((link) => link !== undefined);

for (const hash of ["#100%", "#a%ZZ"]) {
  test(`an address that ends in ${hash}, which nothing can be named, shows its page`, async ({ page }) => {
    await visit(page, `${firstCourse.path}?from=chat${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(firstCourse.title);
    await expect(page).toHaveURL(`${firstCourse.path}?from=chat`);
  });
}

/** The one that the address names is open, its title and the beginning of its text are in sight, and no other is open. */
async function expectOpen(page: Page, { title, text }: { title: string; text: string }) {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 3, name: title, exact: true })).toBeInViewport();
  await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.locator("details[open]")).toHaveCount(1);
}

for (const javaScriptEnabled of [true, false]) {
  for (const size of [phone, desk]) {
    test.describe(`with script ${javaScriptEnabled ? "on" : "off"} at ${size.width}px`, () => {
      test.use({ javaScriptEnabled, viewport: size });

      for (const link of some) {
        test(`${link.path}#${link.slug} opens what it names`, async ({ page }) => {
          const address = `${link.path}#${link.slug}`;
          if (javaScriptEnabled) await visit(page, address);
          else await page.goto(address);
          await expectOpen(page, link);
          await expect(page.getByRole("main").getByText(link.text, { exact: true })).toBeInViewport();
        });
      }
    });
  }
}

test("every article and every position has an address of its own", async ({ page }) => {
  for (const path of ["/blog", "/careers"]) {
    await page.goto(path);
    for (const { slug } of deep.filter((link) => link.path === path)) {
      await expect(page.locator(`main details [id="${slug}"]`)).toHaveCount(1);
    }
  }
});

test("an address opens what it names where Gatsby changes the page", async ({ page }) => {
  for (const link of some) {
    await visit(page, "/");
    // No page of the site has such a link yet; an editor's text or a message may.
    await navigateTo(page, `${link.path}#${link.slug}`);
    await expectOpen(page, link);
  }
});

test("an address may narrow the blog and open one of its articles", async ({ page }) => {
  const article = blog.articles.at(-1);
  await visit(page, `/blog?${new URLSearchParams({ category: article?.category ?? "" }).toString()}#${article?.slug}`);
  await expect(page.getByRole("status").first()).toHaveText(/^Showing \d of/);
  await expectOpen(page, { title: article?.title ?? "", text: article?.paragraphs[0] ?? "" });
});

test("an open article offers its address", async ({ page }) => {
  const [article] = blog.articles;
  await visit(page, `/blog#${article?.slug}`);
  const link = page.getByRole("link", { name: "Link to this article" }).filter({ hasText: article?.title });
  await expect(link).toHaveAttribute("href", `#${article?.slug}`);
});

const [paper] = papers;

/** The citations of the first paper, open. */
async function openCitations(page: Page) {
  const entry = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: paper?.title }) });
  await entry.getByText("Cite this paper", { exact: true }).click();
  return entry;
}

test.describe("with leave to use the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("both citations of a paper are copied, and that is said", async ({ page }) => {
    await visit(page, "/research");
    const entry = await openCitations(page);
    for (const [position, name] of ["Copy citation", "Copy BibTeX"].entries()) {
      await entry.getByRole("button", { name }).click();
      await expect(entry.getByRole("status").nth(position)).toHaveText("Copied");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await entry.locator("pre").nth(position).textContent());
      expect(copied).toContain(paper?.title);
    }
  });
});

test("without leave to use the clipboard the citation is selected", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await visit(page, "/research");
  const entry = await openCitations(page);
  await entry.getByRole("button", { name: "Copy BibTeX" }).click();
  await expect(entry.getByRole("status").nth(1)).toHaveText("Selected, ready to copy");
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^@\w+\{[a-z0-9]+,\n/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the citations can be read and selected, and there is no button to copy them", async ({ page }) => {
    await page.goto("/research");
    const entry = await openCitations(page);
    await expect(entry.locator("pre").first()).toBeVisible();
    await expect(entry.getByRole("button")).toHaveCount(0);
  });
});
