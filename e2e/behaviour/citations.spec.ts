import type { Page } from "@playwright/test";
import papers from "../../data/publications.json";
import { visit } from "../support/page-visits";
import { expect, test } from "../support/site-test";

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
