import type { Page } from "@playwright/test";
import { blog, gallery } from "../support/shown-content";
import { expect, test } from "../support/site-test";
import { visit } from "../support/page-visits";

const featuredFirst = blog.articles.toSorted((one, other) => Number(other.featured) - Number(one.featured));

const filtered = [
  {
    path: "/blog",
    noun: "articles",
    heading: blog.categories.heading,
    names: blog.categories.names,
    entries: featuredFirst.map(({ slug, category, title }) => ({ id: `article-${slug}`, category, title })),
  },
  {
    path: "/gallery",
    noun: "albums",
    heading: gallery.categories.heading,
    names: gallery.categories.items.map(({ name }) => name),
    entries: gallery.albums.map(({ slug, type: category, title }) => ({ id: `album-${slug}`, category, title })),
  },
];

const wordsOf = (name: string) => new URLSearchParams({ category: name }).toString();

for (const { path, noun, heading, entries, ...rest } of filtered) {
  /** An empty category is not a link. */
  const names = rest.names.filter((name) => entries.some(({ category }) => category === name));
  const chips = (page: Page) => page.getByRole("navigation", { name: heading, exact: true }).getByRole("link");
  const counts = names.map((name) => entries.filter(({ category }) => category === name).length);
  const [first = "", second = ""] = names;

  /** Expects the selected category, the announcement, and the visible cards in order. */
  async function expectChosen(page: Page, name: string) {
    const shown = entries.filter(({ category }) => !name || category === name);
    const cards = page.locator("li[id]").getByRole("heading", { level: 3 });
    await expect(cards).toHaveText(shown.map(({ title }) => title));
    await expect(chips(page).and(page.locator("[aria-current=true]"))).toHaveText(
      name ? `${name} ${shown.length}` : `All ${entries.length}`,
    );
    await expect(page.getByRole("navigation", { name: heading }).getByRole("status")).toHaveText(
      name ? `Showing ${shown.length} of ${entries.length} ${noun}` : `Showing all ${entries.length} ${noun}`,
    );
  }

  test.describe(`the categories of ${path}`, () => {
    test("filter the page in place, and update the URL", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 2000 }); // everything fits without scrolling
      await visit(page, path);
      await expect(chips(page)).toHaveText([
        `All ${entries.length}`,
        ...names.map((name, position) => `${name} ${counts[position]}`),
      ]);
      await expectChosen(page, "");
      await chips(page).first().scrollIntoViewIfNeeded();
      const top = () =>
        chips(page)
          .first()
          .evaluate((chip) => chip.getBoundingClientRect().top);
      const before = await top();
      for (const [position, name] of names.entries()) {
        const chip = chips(page).nth(position + 1);
        await chip.click();
        await expectChosen(page, name);
        await expect(page).toHaveURL(`${path}?${wordsOf(name)}`);
        await expect(chip).toBeFocused();
        expect(await top()).toBe(before);
      }
      await chips(page).first().click();
      await expectChosen(page, "");
      await expect(page).toHaveURL(path);
    });

    test("stay in view with their count and the first entry", async ({ page }) => {
      const last = names.at(-1) ?? "";
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
    });

    test("remove the hash of a card that may be hidden", async ({ page }) => {
      const hidden = entries.find(({ category }) => category !== first);
      await visit(page, `${path}#${hidden?.id}`);
      await chips(page).nth(1).click();
      await expectChosen(page, first);
      await expect(page).toHaveURL(`${path}?${wordsOf(first)}`);
    });

    test("follow the URL, and ignore unknown values", async ({ page }) => {
      await visit(page, `${path}?${wordsOf(second)}`);
      await expectChosen(page, second);
      await visit(page, `${path}?category=Cooking`);
      await expectChosen(page, "");
    });

    test("follow Back and Forward", async ({ page }) => {
      await visit(page, "/about");
      await visit(page, path);
      await chips(page).nth(2).click();
      await expectChosen(page, second);
      await page.goBack();
      await expect(page).toHaveURL("/about");
      await page.goForward();
      await expectChosen(page, second);
    });

    test("open in a new tab if the visitor asks", async ({ page, context }) => {
      await visit(page, path);
      const opened = context.waitForEvent("page");
      await chips(page)
        .nth(1)
        .click({ modifiers: ["ControlOrMeta"] });
      await expectChosen(await opened, first);
      await expectChosen(page, "");
    });

    test("mark the selected one in forced colours", async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await visit(page, `${path}?${wordsOf(first)}`);
      await expectChosen(page, first);
      const grounds = await chips(page).evaluateAll((all) => all.map((chip) => getComputedStyle(chip).backgroundColor));
      expect(new Set(grounds.toSpliced(1, 1)).size).toBe(1);
      expect(grounds[1]).not.toBe(grounds[0]);
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
          await expectChosen(page, ""); // all cards stay visible
        }
        await chips(page).first().click();
        await expect(page.locator(":target")).toHaveAttribute("id", entries[0]?.id ?? "");
        expect(new URL(page.url()).search).toBe("");
      });
    });
  });
}

test("the blog hides empty sections, and names the list after the category", async ({ page }) => {
  const featured = blog.articles.find((article) => article.featured);
  const other = blog.articles.find(({ category }) => category !== featured?.category)?.category ?? "";
  const sections = page.getByRole("main").getByRole("region");
  const last = blog.newsletter.heading;
  await visit(page, `/blog?${wordsOf(featured?.category ?? "")}`);
  await expect(sections.getByRole("heading", { level: 2 })).toHaveText([blog.featured.heading, last]);
  await visit(page, `/blog?${wordsOf(other)}`);
  await expect(sections.getByRole("heading", { level: 2 })).toHaveText([other, last]);
});
