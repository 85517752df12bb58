import { expect, test } from "./test";
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

test("the services overview shows the four figures and five prices of the specification", async ({ page }) => {
  await visit(page, "/services");
  const figures = page.getByRole("list").filter({ hasText: /^500\+/ });
  await expect(figures.getByRole("listitem")).toHaveText([
    "500+ projects",
    "200+ research papers",
    "600+ placed",
    "50+ corporate clients",
  ]);
  const prices = [
    ["Final Year Projects", "Starting ₹8,000"],
    ["Research & PhD Assistance", "Starting ₹12,000"],
    ["Internships", "Starting ₹5,000"],
    ["Placement Assistance", "Free with courses"],
    ["Corporate Training", "Custom"],
  ] as const;
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^Learn More/ }) });
  await expect(cards).toHaveCount(prices.length);
  for (const [position, [title, price]] of prices.entries()) {
    await expect(cards.nth(position).getByRole("heading", { level: 3 })).toContainText(title);
    await expect(cards.nth(position).getByText(price, { exact: true })).toBeVisible();
  }
  await expect(cards.nth(2).getByText("4 to 12 weeks", { exact: true })).toBeVisible();
});

type Range = [pattern: RegExp, least: number, most: number];
const rupeesRange = /^₹[\d,]+ to ₹[\d,]+$/;

/** The parts of a page: how many entries each has, and the least and the most of the ranges that these state. */
const parts: Record<string, [name: string, entries: number, ...ranges: Range[]][]> = {
  "/services/final-year-projects": [
    ["Six domains and what they cost", 6, [rupeesRange, 8000, 28000]],
    ["What the package holds", 4],
    ["From first call to viva", 4],
    ["What students say", 3],
  ],
  "/services/research-assistance": [
    ["Four services, together or one by one", 4],
    ["Where our readers work", 6],
    ["How we work with you", 4],
  ],
  "/services/internships": [
    ["Four tracks", 4, [rupeesRange, 12000, 30000], [/^\d+ to \d+ months$/, 3, 12]],
    ["What you can count on", 4],
    ["How to apply", 4],
  ],
  "/services/placement-assistance": [
    ["Four ways we help", 4],
    ["Six steps, at your pace", 6],
    ["Three people, before and after", 3],
  ],
  "/services/corporate-training": [
    ["Four programmes to begin from", 4, [/^\d+ to \d+ weeks$/, 2, 8]],
    ["What your team gets", 4],
    ["From first call to follow-up", 5],
  ],
  "/services": [
    ["Five services, with their prices", 5],
    ["From people who used them", 3],
  ],
  "/faculty": [["Our trainers", 6]],
  "/success-stories": [
    ["Six learners, told in full", 6],
    ["Where our learners work", 12],
  ],
  "/blog": [
    ["Read this first", 1],
    ["More articles", 6],
  ],
  "/research": [
    ["Selected papers", 4],
    ["Research areas", 6],
    ["Collaborations", 6],
  ],
  "/gallery": [
    ["Albums", 6],
    ["Videos", 4],
  ],
  "/careers": [
    ["What we offer", 6],
    ["Open positions", 6],
    ["From the team", 3],
  ],
};

for (const [pages, isOneOfThem] of [
  ["the pages of the services", (path: string) => path.startsWith("/services/")],
  ["the other pages", (path: string) => !path.startsWith("/services/")],
] as const) {
  test(`the parts of ${pages} have the entries and ranges of the specification`, async ({ page }) => {
    for (const [path, partsOfPage] of Object.entries(parts).filter(([path]) => isOneOfThem(path))) {
      await visit(page, path);
      for (const [name, count, ...ranges] of partsOfPage) {
        const part = page.getByRole("region", { name, exact: true });
        const entry = page.getByRole("heading", { level: 3 }).or(page.getByRole("figure"));
        await expect(part.getByRole("listitem").filter({ has: entry }), `${path}: ${name}`).toHaveCount(count);
        for (const [pattern, least, most] of ranges) {
          const texts = await part.getByText(pattern).allTextContents();
          const numbers = texts.flatMap((text) => text.replaceAll(",", "").match(/\d+/g) ?? []).map(Number);
          expect([texts.length, Math.min(...numbers), Math.max(...numbers)], name).toEqual([count, least, most]);
        }
      }
    }
  });
}

test("About tells Our Story, four figures and four values", async ({ page }) => {
  await visit(page, "/about");
  await expect(page.getByRole("region", { name: "Our Story", exact: true }).getByRole("paragraph")).not.toHaveCount(0);
  await expect(page.getByRole("region", { name: "Where we stand" }).getByRole("listitem")).toHaveText([
    "600+ students placed",
    "150+ projects delivered",
    "50+ industry partners",
    "95% success rate",
  ]);
  const values = page.getByRole("region", { name: "What we hold ourselves to" }).getByRole("heading", { level: 3 });
  await expect(values).toHaveText(["Excellence", "Innovation", "Growth", "Impact"]);
});

test("Admissions shows the four steps and the fee list of the specification", async ({ page }) => {
  await visit(page, "/admissions");
  await expect(
    page.getByRole("region", { name: "Four steps to a seat" }).getByRole("heading", { level: 3 }),
  ).toHaveText(["Choose Your Course", "Submit Application", "Counseling Session", "Secure Your Seat"]);
  const rows = page.getByRole("table").first().getByRole("row"); // under it, the fees in equal parts
  await expect(rows).toHaveCount(1 + 7);
  await expect(rows.first().getByRole("columnheader")).toHaveText(["Course", "Duration", "Fee"]);
  const listed = courses.filter(([slug]) => slug !== "agentic-ai"); // on the courses page only
  for (const [position, [, title, , , fee, duration, popular]] of listed.entries()) {
    const row = page
      .getByRole("table")
      .getByRole("row")
      .nth(position + 1);
    await expect(row.getByRole("rowheader")).toHaveText(popular ? `${title} Popular` : title);
    await expect(row.getByRole("cell")).toHaveText([duration, fee]);
  }
  await expect(page.getByText(/^EMI is available\b/)).toBeVisible();
});

test("Contact shows the fields, options and hours of the specification", async ({ page }) => {
  await visit(page, "/contact");
  const form = page.getByRole("region", { name: "Send us a message" });
  await expect(form.getByRole("textbox")).toHaveCount(5);
  for (const [name, type] of [
    ["First Name", "text"],
    ["Last Name", "text"],
    ["Email", "email"],
    ["Phone", "tel"],
    ["Message", "textarea"],
  ] as const) {
    await expect(form.getByRole("textbox", { name, exact: true }), name).toHaveJSProperty("type", type);
  }
  await expect(form.getByLabel("Phone")).toHaveAttribute("placeholder", "+91-XXXXXXXXXX");
  await expect(form.getByLabel("Message")).toHaveJSProperty("rows", 4);
  const interest = form.getByRole("combobox", { name: "Course Interest", exact: true });
  await expect(interest.getByRole("option")).toHaveText([
    "Select a course",
    "Python Programming",
    "Data Science",
    "Machine Learning",
    "Artificial Intelligence",
    "Generative AI",
    "Azure Data Engineering",
    "Azure DevOps",
  ]);
  await expect(interest.getByRole("option", { selected: true })).toHaveText("Select a course");
  await expect(form.getByRole("button")).toHaveText("Send Message");

  const main = page.getByRole("main");
  const cards = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(cards.getByRole("heading")).toHaveText(["Phone", "Email", "Address", "Office hours"]);
  await expect(cards.last().getByRole("term")).toHaveText(["Mon to Fri", "Sat"]);
  await expect(cards.last().getByRole("definition")).toHaveText(["9:00 AM to 6:00 PM", "10:00 AM to 4:00 PM"]);
  const quick = page.getByRole("region", { name: "Quick response" });
  await expect(quick.getByText(/\b2 to 4 hours within business hours\b/)).toBeVisible();
});

test("the blog, the papers and the gallery carry the labels of the specification", async ({ page }) => {
  await visit(page, "/blog");
  const featured = page.getByRole("listitem").filter({ has: page.getByText("Featured", { exact: true }) });
  await expect(featured.getByRole("heading", { level: 3 })).toHaveCount(1);
  await expect(page.getByPlaceholder("Enter your email", { exact: true })).toHaveJSProperty("type", "email");
  await expect(page.getByRole("button", { name: "Subscribe", exact: true })).toBeVisible();
  const subjects = page.getByRole("navigation", { name: "Subjects" }).getByRole("listitem");
  await expect(subjects.filter({ hasNotText: /^All / })).toHaveCount(6);

  await visit(page, "/gallery");
  const kinds = page.getByRole("navigation", { name: "Kinds of event" }).getByRole("listitem");
  await expect(kinds.filter({ hasNotText: /^All / })).toHaveCount(6);

  await visit(page, "/research");
  await expect(page.getByText(/^(High|Medium) Impact$/)).toHaveCount(4);
});
