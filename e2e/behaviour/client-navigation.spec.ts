import courses from "../../data/courses.json";
import coursePages from "../../data/course-pages.json";
import home from "../../data/home.json";
import site from "../../data/site.json";
import { clock } from "../../src/time/time-of-day";
import { escapeRegExp } from "../support/reg-exp";
import { headingOf, pages } from "../support/site-routes";
import { expect, test } from "../support/site-test";
import { navigateTo, visit } from "../support/page-visits";

// Most visitors see pages scroll smoothly.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the skip link comes first and moves the focus past the header", async ({ page }) => {
  for (const { path } of pages.slice(0, 3)) {
    await visit(page, path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${path}#main`);
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  }
});

test("a link leads to the top of the next page, under its own title, and Back returns", async ({ page }) => {
  await visit(page, "/");
  const title = await page.title();
  const lastCourse = courses.at(-1);
  const card = page.getByRole("main").getByRole("link", { name: lastCourse?.title, exact: true });
  await card.click();
  const lastPage = pages.find(({ path }) => path === `/courses/${lastCourse?.slug}`);
  await expect(page).toHaveTitle(lastPage?.title ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lastPage?.heading ?? "");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(card).toBeInViewport();
});

test("each page that Gatsby puts in place has its title, is announced, and the keyboard goes on at its top", async ({
  page,
}) => {
  await visit(page, "/");
  for (const { path, title, heading } of pages.slice(1)) {
    await test.step(path, async () => {
      await navigateTo(page, path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${heading}`);
      await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    });
  }
});

test("the breadcrumb shows the way from the home page", async ({ page }) => {
  const [course] = courses;
  await visit(page, `/courses/${course?.slug}`);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", coursePages.title, course?.title ?? ""]);
  await expect(trail.getByRole("listitem").last()).toHaveAttribute("aria-current", "page");
  await expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await trail.getByRole("link", { name: coursePages.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("/courses"));
  await expect(trail.getByRole("listitem")).toHaveText(["Home", coursePages.title]);
});

test("the footer invites, links and tells how to reach the institute", async ({ page }) => {
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  const { label, link: target } = home.invitation.action;
  await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", target);
  for (const { heading, links } of site.footer.columns) {
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
