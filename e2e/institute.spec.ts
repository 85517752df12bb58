import about from "../data/about.json";
import admissions from "../data/admissions.json";
import contact from "../data/contact.json";
import site from "../data/site.json";
import { expect, test } from "./test";
import { visit } from "./visit";

const { phone, whatsapp, email, address } = site.contact;
const digits = (number: string) => number.replace(/\D/g, "");

test("About shows its story with a picture, and says what each value asks for", async ({ page }) => {
  await visit(page, "/about");
  const story = page.getByRole("region", { name: about.story.heading, exact: true });
  await expect(story.getByRole("paragraph")).toHaveText([about.story.lead, ...about.story.paragraphs]);
  await expect(story.getByRole("img", { name: about.story.picture.alt })).toBeVisible();
  const values = page.getByRole("region", { name: about.values.heading, exact: true });
  for (const [position, { title, text }] of about.values.items.entries()) {
    await expect(values.getByRole("listitem").nth(position)).toHaveText(title + text);
  }
});

test("Admissions leads to an application, a consultation and a brochure", async ({ page }) => {
  await visit(page, "/admissions");
  const main = page.getByRole("main");
  const apply = main.getByRole("link", { name: "Apply Now", exact: true });
  await expect(apply).toHaveAttribute("href", "/contact?intent=enroll#enquiry");
  const consultation = main.getByRole("link", { name: "Schedule Free Consultation", exact: true });
  await expect(consultation).toHaveAttribute("href", "/contact?intent=consultation#enquiry");
  await expect(main.getByRole("link", { name: /^Download Brochure/ })).toHaveAttribute("download");

  for (const { heading, items } of [admissions.process, admissions.requirements]) {
    const entries = page.getByRole("region", { name: heading, exact: true }).getByRole("listitem");
    await expect(entries).toHaveText(items.map(({ title, text }) => title + text));
  }
  await apply.click();
  await expect(page.getByRole("heading", { name: contact.form.heading })).toBeInViewport();
});

test("Contact leads to the telephone, to mail, to WhatsApp and to the way", async ({ page }) => {
  await visit(page, "/contact");
  const main = page.getByRole("main");
  const link = (name: string) => main.getByRole("link", { name, exact: true });
  for (const name of [phone, "Call Now"]) await expect(link(name)).toHaveAttribute("href", `tel:+${digits(phone)}`);
  await expect(link(email)).toHaveAttribute("href", `mailto:${email}`);

  const chat = new URL((await link("WhatsApp").getAttribute("href")) ?? "");
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${digits(whatsapp)}`);
  expect(chat.searchParams.get("text")).toBe(`${contact.quick.message}\n${site.url}/contact`);
  const way = new URL((await link("Get Directions").getAttribute("href")) ?? "");
  expect(way.origin + way.pathname).toBe("https://www.google.com/maps/dir/");
  for (const part of Object.values(address)) expect(way.searchParams.get("destination")).toContain(part);

  for (const name of ["Address", contact.campus.heading]) {
    const heading = page.getByRole("heading", { level: 2, name, exact: true });
    const card = main.getByRole("listitem").or(main.getByRole("region")).filter({ has: heading });
    for (const part of Object.values(address)) await expect(card).toContainText(part);
  }
});
