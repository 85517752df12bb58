import papers from "../../data/publications.json";
import { visit } from "../support/page-visits";
import { expect, test } from "../support/site-test";

const [paper] = papers;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("both citations of a paper can be copied", async ({ page }) => {
  await visit(page, "/research");
  const entry = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: paper?.title }) });
  await entry.getByText("Cite this paper", { exact: true }).click();
  for (const [position, name] of ["Copy citation", "Copy BibTeX"].entries()) {
    await entry.getByRole("button", { name }).click();
    await expect(entry.getByRole("status").nth(position)).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await entry.locator("pre").nth(position).textContent());
    expect(copied).toContain(paper?.title);
  }
});
