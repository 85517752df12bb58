import type { Page } from "@playwright/test";
import alumni from "../../data/alumni.json";
import claims from "../../data/claims.json";
import faculty from "../../data/faculty.json";
import papers from "../../data/publications.json";
import { entryAnchors } from "../../src/content/anchors";
import { articleTexts } from "../support/markdown-texts";
import { escapeRegExp } from "../support/reg-exp";
import { firstCourse, headingOf } from "../support/site-routes";
import { blog, careers } from "../support/shown-content";
import { expect, test } from "../support/site-test";
import { desk, phone, visit } from "../support/page-visits";

const lastStory = entryAnchors("alumni.json", alumni, claims).at(-1) ?? "";

const deep = [
  ...blog.articles.map(({ slug, title, body }) => ({ path: "/blog", slug, title, text: articleTexts(body)[0] ?? "" })),
  ...careers.openings.items.map(({ slug, title, description: text }) => ({ path: "/careers", slug, title, text })),
];
const entries = [
  ...faculty
    .slice(-1)
    .map(({ slug, name, achievements }) => ({ path: "/faculty", slug, title: name, text: achievements[0] })),
  ...alumni
    .slice(-1)
    .map(({ name, before }) => ({ path: "/success-stories", slug: lastStory, title: name, text: before })),
  ...papers
    .slice(-1)
    .map(({ title, abstract }) => ({
      path: "/research",
      slug: entryAnchors("publications.json", papers).at(-1) ?? "",
      title,
      text: abstract,
    })),
].map(({ text = "", ...entry }) => ({ ...entry, text }));
const some = [deep[0], deep.at(-1), ...entries].filter((link) => link !== undefined);

test("a URL with a hash that cannot be an anchor shows its page", async ({ page }) => {
  await visit(page, `${firstCourse.path}?from=chat#100%`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(firstCourse.path));
  await expect(page).toHaveURL(`${firstCourse.path}?from=chat#100%`);
});

/** Expects that of its section, only the link's target is open, with its title and the start of its text in view. */
async function expectOpen(page: Page, { title, text }: { title: string; text: string }) {
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 3, name: title, exact: true });
  await expect(main.locator(heading)).toBeInViewport();
  await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByRole("region").filter({ has: heading }).locator("details[open]")).toHaveCount(1);
}

for (const [javaScriptEnabled, viewport] of [
  [true, phone],
  [false, desk],
] as const)
  test.describe(`with script ${javaScriptEnabled ? "on" : "off"} at ${viewport.width}px`, () => {
    test.use({ javaScriptEnabled, viewport });

    test("a URL opens its target", async ({ page }) => {
      test.setTimeout(some.length * 10_000);
      for (const link of some) {
        await page.goto("about:blank"); // otherwise only the hash changes
        const address = `${link.path}#${link.slug}`;
        if (javaScriptEnabled) await visit(page, address);
        else await page.goto(address);
        await expectOpen(page, link);
        await expect(page.getByRole("main").getByText(link.text, { exact: true })).toBeInViewport();
      }
    });
  });

const [article] = blog.articles;
const [position] = careers.openings.items;
const linked = [
  { path: `/blog#${article?.slug}`, what: "article", title: article?.title },
  { path: `/careers#${position?.slug}`, what: "position", title: position?.title },
  { path: `/success-stories#${lastStory}`, what: "story", title: alumni.at(-1)?.name },
] as const;

/** Matches the label with its visually hidden title, and the space that browsers may insert. */
const named = (what: string, title: string) => new RegExp(`^Link to this ${what} ?: ${escapeRegExp(title)}$`);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain link opens an article, a position and a story", async ({ page }) => {
    for (const { path, what, title = "" } of linked) {
      await page.goto(path);
      const link = page.getByRole("link", { name: named(what, title) });
      await expect(link).toHaveAttribute("href", path.slice(path.indexOf("#")));
    }
  });
});
