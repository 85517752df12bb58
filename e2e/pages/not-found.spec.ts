import courses from "../../data/courses.json";
import notFound from "../../data/not-found.json";
import { expect, missingPageErrors, test } from "../support/site-test";
import { waitUntilIdle, visit } from "../support/page-visits";
import { headingOf, unknownPage } from "../support/site-routes";

for (const path of ["/no-such-page", "/courses/no-such-course", "/page-data/about/page-data.json"]) {
  test(`${path} responds with 404, shows the not-found page, and logs the path once`, async ({ page, pageErrors }) => {
    pageErrors.expect(...missingPageErrors(path));
    const named = () => pageErrors.seen.filter((text) => text === `Page not found: ${path}`);
    await visit(page, path);
    const code = page.getByRole("main").getByRole("paragraph").getByText(notFound.title, { exact: true });
    const size = await code.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size, "the code is large").toBeGreaterThan(80);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(unknownPage.heading);
    expect((await page.request.get(path)).status()).toBe(404);
    await expect.poll(named).toHaveLength(1);
    await waitUntilIdle(page);
    expect(named()).toHaveLength(1);
  });
}

test("the not-found page links to the home page, the courses and the contact page", async ({ page, pageErrors }) => {
  pageErrors.expect(...missingPageErrors("/no-such-page"));
  await visit(page, "/no-such-page");
  const main = page.getByRole("main");
  const targets = [
    ...courses.map(({ title, slug }) => ({ title, path: `/courses/${slug}` })),
    { title: "Contact", path: "/contact" },
  ];
  for (const { title, path } of targets) {
    await expect(main.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", path);
  }
  await main.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/"));
});
