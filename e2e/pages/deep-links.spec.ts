import alumni from "../../data/alumni.json";
import claims from "../../data/claims.json";
import exercises from "../../data/exercises.json";
import faculty from "../../data/faculty.json";
import papers from "../../data/publications.json";
import { entryAnchors } from "../../src/content/anchors";
import { articleTexts } from "../support/content/markdown-texts";
import { firstCourse, headingOf } from "../support/content/site-routes";
import { blog, careers } from "../support/content/shown-content";
import { expect, test } from "../support/site-test";
import { desk, phone, visit } from "../support/pages/page-visits";

const storyAnchor = entryAnchors("alumni.json", alumni, claims).at(-1);
const paperAnchor = entryAnchors("publications.json", papers).at(-1);

/** The last entry of each page that opens entries, with its title and the start of its text. */
const links = [
  ...blog.articles.slice(-1).map(({ slug, title, body }) => [`/blog#${slug}`, title, articleTexts(body)[0]]),
  ...careers.openings.items.slice(-1).map(({ slug, title, description }) => [`/careers#${slug}`, title, description]),
  ...faculty.slice(-1).map(({ slug, name, achievements }) => [`/faculty#${slug}`, name, achievements[0]]),
  ...alumni.slice(-1).map(({ name, before }) => [`/success-stories#${storyAnchor}`, name, before]),
  ...exercises.slice(-1).map(({ course, title, setting }) => [`/courses/${course}#exercise`, title, setting]),
  ...papers.slice(-1).map(({ title, abstract }) => [`/research#${paperAnchor}`, title, abstract]),
];

test("a URL with a hash that cannot be an anchor shows its page", async ({ page }) => {
  await visit(page, `${firstCourse.path}?from=chat#100%`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(firstCourse.path));
  await expect(page).toHaveURL(`${firstCourse.path}?from=chat#100%`);
});

for (const [javaScriptEnabled, viewport] of [
  [true, phone],
  [false, desk],
] as const)
  test.describe(`with script ${javaScriptEnabled ? "on" : "off"} at ${viewport.width}px`, () => {
    test.use({ javaScriptEnabled, viewport });

    test("a URL opens its target alone", async ({ page }) => {
      test.setTimeout(links.length * 10_000);
      const main = page.getByRole("main");
      for (const [address = "", title = "", text = ""] of links) {
        await page.goto("about:blank"); // otherwise only the hash changes
        await (javaScriptEnabled ? visit(page, address) : page.goto(address));
        const heading = page.getByRole("heading", { level: 3, name: title, exact: true });
        await expect(main.locator(heading)).toBeInViewport();
        await expect(main.getByText(text, { exact: true })).toBeInViewport();
        await expect(main.getByRole("region").filter({ has: heading }).locator("details[open]")).toHaveCount(1);
      }
    });
  });
