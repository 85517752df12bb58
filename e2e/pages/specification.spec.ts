/** What the specification fixes regardless of data/; __tests__/pages/outlines.test.tsx has the controls of most pages. */
import type { Page } from "@playwright/test";
import courses from "../../data/courses.json";
import home from "../../data/home.json";
import homeCourses from "../../data/home-courses.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { careers } from "../support/content/shown-content";
import { openDetails, visit } from "../support/pages/page-visits";
import { pages } from "../support/content/site-routes";
import { expect, test } from "../support/site-test";

/** The targets of links in `<main>`, by name. */
async function hrefsOf(page: Page, name: string | RegExp, hasText = ""): Promise<string[]> {
  const links = page.getByRole("main").getByRole("link", { name, exact: true }).filter({ hasText });
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

test("all pages of the specification exist", () => {
  const paths = pages.map(({ path }) => path);
  const fixed = "/ /about /contact /admissions /courses /services /faculty /success-stories /blog /research /gallery";
  expect(paths).toEqual(expect.arrayContaining([...fixed.split(" "), "/careers", "/terms", "/privacy"]));
  expect(paths).toEqual(expect.arrayContaining(courses.map(({ slug }) => `/courses/${slug}`)));
  expect(paths).toEqual(expect.arrayContaining(services.map(({ slug }) => `/services/${slug}`)));
});

const carded = courses.find(({ slug }) => homeCourses.some(({ course }) => course === slug));

test("the home page starts with its calls to action", async ({ page }) => {
  await visit(page, "/");
  const main = page.getByRole("main");
  for (const text of [site.badge, site.tagline]) await expect(main.getByText(text, { exact: true })).toBeInViewport();
  for (const [position, { label, link }] of home.actions.entries()) {
    const action = main.getByRole("link").nth(position);
    await expect(action).toHaveText(label);
    await expect(action).toHaveAttribute("href", link);
    await expect(action).toBeInViewport();
  }
});

test("a card can be pressed anywhere", async ({ page }) => {
  await visit(page, "/");
  const region = page.getByRole("region", { name: home.courses.heading, exact: true });
  await region.getByText(`${carded?.students} students`).first().click({ force: true }); // the card's link covers it
  await expect(page).toHaveURL(`/courses/${carded?.slug}`);
});

test("a position can be applied for by e-mail with its title in the subject, or on WhatsApp", async ({ page }) => {
  await visit(page, "/careers");
  await openDetails(page);
  const { openings, application } = careers;
  for (const { title } of openings.items) {
    const [href = ""] = await hrefsOf(page, new RegExp(`^${application.apply}`), title);
    const mail = new URL(href);
    expect(mail.protocol + mail.pathname).toBe(`mailto:${site.contact.email}`);
    expect(mail.searchParams.get("subject")).toBe(`${application.subject} ${title}`);
    const [chat = ""] = await hrefsOf(page, new RegExp(`^${application.whatsapp}`), title);
    expect(new URL(chat).searchParams.get("text")).toContain(title);
    expect(chat).toContain(`https://wa.me/${site.contact.whatsapp.replace(/\D/g, "")}?`);
  }
});
