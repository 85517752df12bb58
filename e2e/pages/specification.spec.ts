/** What the specification fixes regardless of data/: routes, and the controls of each page. */
import type { Page } from "@playwright/test";
import admissions from "../../data/admissions.json";
import contact from "../../data/contact.json";
import courses from "../../data/courses.json";
import downloads from "../../data/downloads.json";
import home from "../../data/home.json";
import homeCourses from "../../data/home-courses.json";
import servicePages from "../../data/service-pages.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { blog, careers } from "../support/shown-content";
import { htmlFiles, linksOf, parse } from "../support/built-html";
import { openDetails, visit } from "../support/page-visits";
import { pages } from "../support/site-routes";
import { expect, test } from "../support/shared-page";

const digits = (number: string) => number.replace(/\D/g, "");
const phoneAddress = `tel:+${digits(site.contact.phone)}`;

/** The targets of links in `<main>`, by name. */
async function hrefsOf(page: Page, name: string | RegExp, hasText = ""): Promise<string[]> {
  const links = page.getByRole("main").getByRole("link", { name, exact: true }).filter({ hasText });
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

/** Returns the message of a WhatsApp link, and expects the institute's number. */
function messageIn(href = ""): string {
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe(`https://wa.me/${digits(site.contact.whatsapp)}`);
  return searchParams.get("text") ?? "";
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

/** Cards covered by their link: where to press, and the target. */
const cards = [
  { on: "/", list: home.courses.heading, text: `${carded?.students} students`, to: `/courses/${carded?.slug}` },
  {
    on: "/services",
    list: servicePages.list.heading,
    text: services[1]?.description,
    to: `/services/${services[1]?.slug}`,
  },
];
for (const { on, list, text = "", to } of cards)
  test(`a card on ${on} can be pressed anywhere`, async ({ page }) => {
    await visit(page, on);
    const region = page.getByRole("region", { name: list, exact: true });
    await region.getByText(text).first().click({ force: true }); // the card's link covers it
    await expect(page).toHaveURL(to);
  });

test("Admissions links to an application and a consultation", async ({ page }) => {
  await visit(page, "/admissions");
  const { apply, closing } = admissions;
  expect(await hrefsOf(page, closing.consultation)).toEqual(["/contact?intent=consultation#enquiry"]);
  expect(await hrefsOf(page, apply)).toEqual(["/contact?intent=enroll#enquiry"]);
  await expect(page.getByRole("main").getByRole("link", { name: downloads.brochure.action })).toHaveAttribute(
    "download",
  );
  await page.getByRole("main").getByRole("link", { name: apply, exact: true }).click();
  const { heading } = contact.form.openers.find(({ intent }) => intent === "enroll") ?? contact.form;
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeInViewport();
});

test("Contact links to phone, e-mail, WhatsApp and directions", async ({ page }) => {
  await visit(page, "/contact");
  const { quick, campus, cards } = contact;
  for (const name of [site.contact.phone, quick.call])
    expect(new Set(await hrefsOf(page, name))).toEqual(new Set([phoneAddress]));
  expect(new Set(await hrefsOf(page, site.contact.email))).toEqual(new Set([`mailto:${site.contact.email}`]));
  expect(messageIn((await hrefsOf(page, quick.whatsapp))[0])).toBe(`${quick.message}\n${site.url}/contact`);
  const [href = ""] = await hrefsOf(page, campus.action);
  const directions = new URL(href);
  expect(directions.origin + directions.pathname).toBe("https://www.google.com/maps/dir/");
  const address = Object.values(site.contact.address);
  for (const part of address) expect(directions.searchParams.get("destination")).toContain(part);

  const main = page.getByRole("main");
  for (const name of [cards.address.title, campus.heading]) {
    const heading = page.getByRole("heading", { level: 2, name, exact: true });
    const card = main.getByRole("listitem").or(main.getByRole("region")).filter({ has: heading });
    for (const part of address) await expect(card).toContainText(part);
  }
});

test("the enquiry form has the fields of the specification, with the courses of the content", async ({ page }) => {
  await visit(page, "/contact");
  const form = page.getByRole("region", { name: contact.form.heading });
  const fields = { "First Name": "text", "Last Name": "text", Email: "email", Phone: "tel", Message: "textarea" };
  await expect(form.getByRole("textbox")).toHaveCount(Object.keys(fields).length);
  for (const [name, type] of Object.entries(fields))
    await expect(form.getByRole("textbox", { name, exact: true }), name).toHaveJSProperty("type", type);
  await expect(form.getByLabel("Phone")).toHaveAttribute("placeholder", "+91-XXXXXXXXXX");
  await expect(form.getByLabel("Message")).toHaveJSProperty("rows", 4);
  const options = form.getByRole("combobox", { name: "Course Interest", exact: true }).getByRole("option");
  await expect(options).toHaveText([contact.form.choose, ...contact.form.courses.map(({ label }) => label)]);
  await expect(options.and(page.locator(":checked"))).toHaveText(contact.form.choose);
  await expect(form.getByRole("button")).toHaveText("Send Message");
});

test("the newsletter accepts an e-mail address", async ({ page }) => {
  await visit(page, "/blog");
  const box = page.getByRole("region", { name: blog.newsletter.heading, exact: true });
  await expect(box.getByPlaceholder("Enter your email", { exact: true })).toHaveJSProperty("type", "email");
  await expect(box.getByRole("button", { name: "Subscribe", exact: true })).toBeVisible();
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
    expect(messageIn((await hrefsOf(page, new RegExp(`^${application.whatsapp}`), title))[0])).toContain(title);
  }
});

/** Everything that visitors can enrol in or enquire about, with the link's name and target. */
const offers = [
  ...courses.map(({ slug, title }) => {
    return {
      path: `/courses/${slug}`,
      title,
      action: "Enroll Now",
      link: `/contact?intent=enroll&course=${slug}#enquiry`,
    };
  }),
  ...services.map(({ slug, title, action, intent }) => {
    return { path: `/services/${slug}`, title, action, link: `/contact?intent=${intent}#enquiry` };
  }),
];

test("every course and service links to its enquiry, and to WhatsApp with its name", async () => {
  const files = new Map(htmlFiles().map(({ path, html }) => [path, html]));
  for (const { path, title, action, link } of offers) {
    const links = linksOf(await parse(files.get(path) ?? ""));
    const named = (name: string) => links.filter(({ text, inMain }) => inMain && text.startsWith(name));
    expect(named(action).length, path).toBeGreaterThanOrEqual(3);
    expect(new Set(named(action).map(({ href }) => href))).toEqual(new Set([link]));
    expect(messageIn(named("Ask on WhatsApp")[0]?.href ?? "")).toContain(title);
  }
});
