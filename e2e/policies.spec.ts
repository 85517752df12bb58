import { expect, test } from "./test";
import { visit } from "./visit";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What section 9 of the specification has the policies say, by the section that says it. */
const policies = {
  "/terms": [
    ["Refunds", /full refund is possible within 7 days of enrolment if less than 20% of the content has been accessed/],
    ["Refunds", /After 7 days: refund requests are reviewed and the amount may be prorated/],
    ["Refunds", /refund processing takes 7 to 14 business days/],
    ["Refunds", /Fees are otherwise non-refundable/],
    ["Governing law and disputes", /governing law of these terms is the law of India/],
    ["Governing law and disputes", /arbitration in Bangalore/],
  ],
  "/privacy": [
    ["How long we keep it", /Course records are kept for at least 7 years/],
    ["How long we keep it", /Support communications, .*are kept for 3 years/],
    ["Young people and changes to this policy", /The service is not for children under 16/],
  ],
} as const;

for (const [path, sentences] of Object.entries(policies)) {
  test(`${path} says what the specification asks for, in ten sections that its table of contents leads to`, async ({
    page,
  }) => {
    await visit(page, path);
    const updated = path === "/terms" ? "December 2024" : /\w+ 20\d\d/; // the specification dates the terms alone
    await expect(page.getByText("Last updated").getByRole("time")).toHaveText(updated);
    const sections = page.getByRole("main").getByRole("region");
    await expect(sections).toHaveCount(10);
    for (const [name, sentence] of sentences) {
      const section = page.getByRole("region", { name, exact: true });
      const place = section.getByRole("paragraph").or(section.getByRole("listitem"));
      await expect(place.filter({ hasText: sentence })).toHaveCount(1);
    }

    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    await expect(links).toHaveText(await sections.getByRole("heading", { level: 2 }).allTextContents());
    for (const [position, link] of (await links.all()).entries()) {
      await link.click();
      await expect(sections.nth(position).and(page.locator(":target"))).toHaveCount(1);
      await expect(sections.nth(position).getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(link, "the table of contents goes along").toBeInViewport({ ratio: 1 });
    }
  });
}
