import type { Page } from "@playwright/test";
import { blog, gallery } from "../support/shown-content";
import { pluralize } from "../../src/text/sentences";
import { articleTexts } from "../support/markdown-texts";
import { expect, test } from "../support/site-test";
import { visit } from "../support/page-visits";

/** Albums and articles share their filter; the last tests are about the blog. */
const path = "/gallery";
const { heading, items } = gallery.categories;
const entries = gallery.albums.map(({ slug, type: category, title }) => ({ id: `album-${slug}`, category, title }));

const wordsOf = (name: string) => new URLSearchParams({ category: name }).toString();

/** An empty category is not a link. */
const names = items.map(({ name }) => name).filter((name) => entries.some(({ category }) => category === name));
const chips = (page: Page) => page.getByRole("navigation", { name: heading, exact: true }).getByRole("link");
const counts = names.map((name) => entries.filter(({ category }) => category === name).length);
const [first = "", second = ""] = names;

/** A number to see, and one with its noun to hear. */
const chipText = (name: string, total: number) => `${name} ${total} ${pluralize(total, "album")}`;

/** Expects the selected category, the announcement, and the visible cards in order. */
async function expectChosen(page: Page, name: string) {
  const shown = entries.filter(({ category }) => !name || category === name);
  const cards = page.locator("li[id]").getByRole("heading", { level: 3 });
  await expect(cards).toHaveText(shown.map(({ title }) => title));
  await expect(chips(page).and(page.locator("[aria-current=true]"))).toHaveText(chipText(name || "All", shown.length));
  await expect(page.getByRole("navigation", { name: heading }).getByRole("status")).toHaveText(
    `Showing ${name ? `${shown.length} of ` : ""}${pluralize(entries.length, "album")}`,
  );
}

test.describe(`the categories of ${path}`, () => {
  test("filter the page in place, update the URL, and open in a new tab if the visitor asks", async ({
    page,
    context,
  }) => {
    const hidden = entries.find(({ category }) => category !== first);
    await page.setViewportSize({ width: 1440, height: 2000 }); // everything fits without scrolling
    await visit(page, `${path}#${hidden?.id}`);
    await expect(chips(page)).toHaveText([
      chipText("All", entries.length),
      ...names.map((name, position) => chipText(name, counts[position] ?? 0)),
    ]);
    await expectChosen(page, "");
    const opened = context.waitForEvent("page");
    await chips(page)
      .nth(1)
      .click({ modifiers: ["ControlOrMeta"] });
    await expectChosen(await opened, first);
    await expectChosen(page, "");

    const top = async () => (await chips(page).first().boundingBox())?.y;
    await chips(page).first().scrollIntoViewIfNeeded();
    const before = await top();
    for (const [position, name] of names.entries()) {
      const chip = chips(page).nth(position + 1);
      await chip.click();
      await expectChosen(page, name);
      await expect(page, "without the hash of a card that may be hidden").toHaveURL(`${path}?${wordsOf(name)}`);
      await expect(chip).toBeFocused();
      await expect.poll(top, "the chips stay where they are").toBe(before);
    }
    await chips(page).first().click();
    await expectChosen(page, "");
    await expect(page).toHaveURL(path);
  });

  test("stay in view with their count and the first entry, and mark the selected one in forced colours", async ({
    page,
  }) => {
    const last = names.at(-1) ?? "";
    await page.emulateMedia({ forcedColors: "active" });
    await visit(page, path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
      await chips(page).first().click();
      await chips(page).last().click();
      await expectChosen(page, last);
      await expect(page.getByRole("status").filter({ hasText: "Showing" })).toBeInViewport({ ratio: 1 });
      await expect(chips(page).last()).toBeInViewport({ ratio: 1 });
      await expect(page.locator(`#${entries.find(({ category }) => category === last)?.id}`)).toBeInViewport();
    }
    const grounds = await chips(page).evaluateAll((all) => all.map((chip) => getComputedStyle(chip).backgroundColor));
    expect(new Set(grounds.slice(0, -1)).size).toBe(1);
    expect(grounds.at(-1)).not.toBe(grounds[0]);
  });

  test("follow the URL, Back and Forward, and ignore unknown values", async ({ page }) => {
    await page.goto("/about");
    await visit(page, `${path}?category=Cooking`);
    await expectChosen(page, "");
    await chips(page).nth(2).click();
    await expectChosen(page, second);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await page.goForward();
    await expectChosen(page, second);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("link to the first entry of each", async ({ page }) => {
      await page.goto(path);
      for (const [position, name] of names.entries()) {
        await chips(page)
          .nth(position + 1)
          .click();
        const target = page.locator(":target");
        const wanted = entries.find(({ category }) => category === name);
        await expect(target).toHaveAttribute("id", wanted?.id ?? "");
        await expect(target.getByRole("heading", { level: 3 })).toBeInViewport();
      }
      await expectChosen(page, ""); // all cards stay visible
      await chips(page).first().click();
      await expect(page.locator(":target")).toHaveAttribute("id", entries[0]?.id ?? "");
      expect(new URL(page.url()).search).toBe("");
    });
  });
});

test("the blog hides empty sections, and names the list after the category", async ({ page }) => {
  const featured = blog.articles.find((article) => article.featured)?.category ?? "";
  const other = blog.articles.find(({ category }) => category !== featured)?.category ?? "";
  const headings = page.getByRole("main").getByRole("region").getByRole("heading", { level: 2 });
  await visit(page, `/blog?${wordsOf(featured)}`);
  await expect(headings).toHaveText([blog.featured.heading, blog.newsletter.heading]);
  await page
    .getByRole("navigation", { name: blog.categories.heading, exact: true })
    .getByRole("link", { name: other })
    .click();
  await expect(headings).toHaveText([other, blog.newsletter.heading]);
});

test("every article links to the next, even in a filtered list, and the last to the first", async ({ page }) => {
  const [first] = blog.articles;
  await visit(page, `/blog?${new URLSearchParams({ category: first?.category ?? "" }).toString()}#${first?.slug}`);
  for (const [index, { title }] of blog.articles.entries()) {
    const next = blog.articles[(index + 1) % blog.articles.length] ?? first;
    const heading = page.getByRole("heading", { level: 3, name: title, exact: true });
    const card = page.getByRole("main").getByRole("listitem").filter({ has: heading });
    await card.getByRole("link", { name: next?.title, exact: true }).press("Enter");
    await expect(page).toHaveURL(`/blog#${next?.slug}`);
    const place = page.getByRole("heading", { level: 3, name: next?.title, exact: true });
    await expect(place).toBeInViewport();
    await expect(page.getByText(articleTexts(next?.body ?? [])[0] ?? "", { exact: true })).toBeVisible();
  }
});
