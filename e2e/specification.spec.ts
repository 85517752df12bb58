import { expect, test } from "@playwright/test";
import { visit } from "./visit";

/**
 * Section 9 of the specification, written out. Its durations contradict each other, and that is to stay: home card,
 * course list and course page each show their own. Whoever changes a figure on purpose changes it here, too.
 */
const courses = [
  // slug, title, home: weeks, students; list: fee, duration, popular; page: weeks, modules
  ["python", "Python", 8, "500+", "₹15,000", "2 months", false, 8, 7],
  ["data-science", "Data Science", 12, "400+", "₹35,000", "4 months", true, 16, 7],
  ["machine-learning", "Machine Learning", 10, "350+", "₹30,000", "3 months", false, 12, 5],
  ["ai", "AI", 14, "300+", "₹40,000", "4 months", false, 16, 6],
  ["generative-ai", "Generative AI", 8, "250+", "₹35,000", "3 months", true, 12, 6],
  ["agentic-ai", "Agentic AI", 6, "150+", "₹38,000", "3 months", false, 10, 4],
  ["azure-data-engineering", "Azure Data Engineering", 12, "220+", "₹50,000", "5 months", false, 12, 4],
  ["azure-devops", "Azure DevOps", 8, "190+", "₹32,000", "3 months", false, 10, 4],
] as const;

/** The home cards that have no page. */
const subjects = [
  ["PySpark", 6, "200+"],
  ["SQL", 4, "600+"],
  ["Azure Data Factory", 5, "180+"],
  ["Azure Databricks", 6, "160+"],
] as const;

/** The weeks of each module, where the specification gives them. */
const moduleWeeks: Record<string, number[]> = {
  "agentic-ai": [2, 3, 3, 2],
  "azure-data-engineering": [2, 3, 4, 3],
  "azure-devops": [2, 3, 3, 2],
};

test("the home cards show the weeks and students of the specification", async ({ page }) => {
  await visit(page, "/");
  const cards = [...courses.map(([, ...card]) => card), ...subjects];
  for (const [title, weeks, students] of cards) {
    const heading = page.getByRole("heading", { level: 3, name: title, exact: true });
    const card = page.getByRole("listitem").filter({ has: heading });
    await expect(card, title).toContainText(`${weeks} weeks${students} students`);
  }
});

test("the course list shows the fees, durations and Popular badges of the specification", async ({ page }) => {
  await visit(page, "/courses");
  for (const [, title, , , fee, duration, popular] of courses) {
    const heading = page.getByRole("heading", { level: 3, name: title, exact: true });
    const card = page.getByRole("listitem").filter({ has: heading });
    await expect(card.getByText(fee, { exact: true }), title).toBeVisible();
    await expect(card.getByRole("definition").first(), title).toHaveText(duration);
    await expect(card.getByText("Popular", { exact: true }), title).toHaveCount(popular ? 1 : 0);
  }
});

for (const [slug, title, , , fee, , , weeks, modules] of courses) {
  test(`the page of ${title} shows ${fee}, ${weeks} weeks and ${modules} modules`, async ({ page }) => {
    await visit(page, `/courses/${slug}`);
    const facts = page.getByRole("complementary");
    await expect(facts.getByRole("definition").nth(0)).toHaveText(fee);
    await expect(facts.getByRole("definition").nth(2)).toHaveText(`${weeks} weeks`);

    const summaries = page.getByRole("main").locator("summary");
    await expect(summaries).toHaveCount(modules);
    const ranges = await summaries.getByText(/^Weeks? \d/).allTextContents();
    const ends = ranges.map((range) => Number(/\d+$/.exec(range)));
    expect(ends.at(-1)).toBe(weeks);
    const lengths = ends.map((end, position) => end - (ends[position - 1] ?? 0));
    expect(lengths).toEqual(moduleWeeks[slug] ?? lengths);
  });
}

test("the Azure Data Engineering page lists three certifications", async ({ page }) => {
  await visit(page, "/courses/azure-data-engineering");
  const certifications = page.getByRole("region", { name: "Certifications" }).getByRole("heading", { level: 3 });
  await expect(certifications).toHaveText(["DP-203", "AZ-900", "DP-900"]);
});
