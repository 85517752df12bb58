/** The band above the foot of a page asks for what fits the page, and asks once. */
import { existsSync, readFileSync } from "node:fs";
import { pagePaths } from "../../src/content/contract";
import { expect, test } from "../support/shared-page";
import { routes } from "../support/site-routes";

type Invitation = { heading: string; text: string; action: { label: string; link: string } };

const invitations = new Map(
  Object.entries(pagePaths).flatMap(([file, path]) => {
    const { invitation } = JSON.parse(readFileSync(`data/${file}`, "utf8")) as { invitation?: Invitation };
    return invitation ? [[path as string, invitation] as const] : [];
  }),
);

for (const { path } of routes.filter(({ status }) => status === 200)) {
  const invitation = invitations.get(path);

  test(`${path} ends ${invitation ? "with its own question" : "without a question above the foot"}`, async ({
    page,
  }) => {
    await page.goto(path);
    const band = page.getByRole("contentinfo").getByRole("region");
    if (!invitation) return expect(band).toHaveCount(0);
    const { heading, text, action } = invitation;
    await expect(band.getByRole("heading", { level: 2 })).toHaveText(heading);
    await expect(band.getByText(text, { exact: true })).toBeVisible();
    await expect(band.getByRole("link", { name: action.label, exact: true })).toHaveAttribute("href", action.link);
    const links = await page.getByRole("main").getByRole("link").all();
    const asked = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(asked).not.toContain(action.link);
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  });
}

const policies = routes.filter(({ path }) => existsSync(`data/policies${path}.md`));

test("policies and the contact page ask for nothing", () => {
  expect(policies.length).toBeGreaterThan(0);
  for (const { path } of [...policies, { path: "/contact" }]) expect(invitations.has(path)).toBe(false);
});
