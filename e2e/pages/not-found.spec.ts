import notFound from "../../data/not-found.json";
import { expect, missingPageErrors, test } from "../support/site-test";
import { waitUntilIdle, visit } from "../support/pages/page-visits";
import { unknownPage } from "../support/content/site-routes";

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
