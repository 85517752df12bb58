import coursePages from "../../data/course-pages.json";
import courses from "../../data/courses.json";
import home from "../../data/home.json";
import site from "../../data/site.json";
import { clock } from "../../src/time/time-of-day";
import { visit } from "../support/page-visits";
import { escapeRegExp } from "../support/reg-exp";
import { footerColumns } from "../support/site-routes";
import { expect, test } from "../support/site-test";

test("the skip link comes first and moves focus past the header", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the breadcrumb leads from the home page to a course", async ({ page }) => {
  const [course] = courses;
  await page.goto(`/courses/${course?.slug}`);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", coursePages.title, course?.title ?? ""]);
  await expect(trail.getByRole("listitem").last()).toHaveAttribute("aria-current", "page");
  await expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(trail.getByRole("link", { name: coursePages.title })).toHaveAttribute("href", "/courses");
});

test("the footer has the invitation, links and contact details", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const { label, link: target } = home.invitation.action;
  await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", target);
  for (const { heading, links } of footerColumns) {
    const column = footer.getByRole("navigation", { name: new RegExp(`^${escapeRegExp(heading)}`) });
    await expect(column.getByRole("link")).toHaveText(links.map(({ label }) => label));
    for (const [position, { link }] of links.entries())
      await expect(column.getByRole("link").nth(position)).toHaveAttribute("href", link);
  }

  const { phone: number, email, address, hours } = site.contact;
  const call = footer.getByRole("link", { name: number, exact: true });
  await expect(call).toHaveAttribute("href", `tel:+${number.replace(/\D/g, "")}`);
  await expect(footer.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  await expect(footer.getByText(address.street)).toContainText(`${address.city} ${address.postalCode}`);
  await expect(footer.getByRole("term")).toHaveText(hours.map(({ days }) => days));
  await expect(footer.getByRole("definition")).toHaveText(
    hours.map(({ opens, closes }) => `${clock(opens)} to ${clock(closes)}`),
  );
});
