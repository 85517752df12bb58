import { expect, test } from "@playwright/test";
import { visit } from "./visit";

test("a page that fails while it is drawn says so, and leads home", async ({ page }) => {
  await page.route("**/page-data/courses/page-data.json", async (route) => {
    const data = (await (await route.fetch()).json()) as { result: { data: { allCourse: unknown } } };
    data.result.data.allCourse = null;
    await route.fulfill({ json: data });
  });
  await visit(page, "/");
  await page.getByRole("link", { name: "Explore Courses" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(page.getByRole("main").getByText(/null/).first()).toBeVisible();
  await page.getByText("Technical details").click();
  await expect(page.getByRole("group")).toContainText(/TypeError.*at /s);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Future in Tech Starts Here");
});
