import alumni from "../data/alumni.json";
import careers from "../data/careers.json";
import employers from "../data/employers.json";
import faculty from "../data/faculty.json";
import facultyPage from "../data/faculty-page.json";
import site from "../data/site.json";
import stories from "../data/success-stories.json";
import { day } from "../src/text/format";
import { expect, test } from "./test";
import { visit } from "./visit";

test("Faculty shows each trainer; a card opens to achievements and courses", async ({ page }) => {
  await visit(page, "/faculty");
  const list = page.getByRole("region", { name: facultyPage.list.heading, exact: true });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText(faculty.map(({ name }) => name));
  for (const member of faculty) {
    await test.step(member.name, async () => {
      const heading = page.getByRole("heading", { level: 3, name: member.name, exact: true });
      const card = list.getByRole("listitem").filter({ has: heading });
      await expect(card.getByRole("img", { name: member.picture.alt })).toBeVisible();
      for (const text of [member.title, `${member.experience} of experience`, member.background]) {
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(card.getByRole("listitem")).toHaveText(member.expertise); // the rest is closed
      await card.getByText(facultyPage.more, { exact: true }).click();
      const opened = card.getByRole("group");
      await expect(opened.getByRole("listitem")).toHaveText([...member.achievements, ...member.courses]);
      await expect(opened.getByRole("list", { name: "Courses" }).getByRole("listitem")).toHaveText(member.courses);
    });
  }
});

test("Success stories tells each story whole, and names the employers", async ({ page }) => {
  await visit(page, "/success-stories");
  const told = page.getByRole("region", { name: stories.stories.heading, exact: true });
  await expect(told.getByRole("heading", { level: 3 })).toHaveText(alumni.map(({ name }) => name));
  for (const { name, picture, beforeRole, role, achievements, testimonial, ...story } of alumni) {
    await test.step(name, async () => {
      const entry = told.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
      await expect(entry.getByRole("img", { name: picture.alt })).toBeVisible();
      await expect(entry.getByRole("term")).toHaveText(["Before", "After"]);
      await expect(entry.getByRole("definition")).toHaveText([beforeRole, role]);
      await expect(entry.getByRole("listitem")).toHaveText(achievements);
      await expect(entry.getByRole("blockquote")).toHaveText(testimonial);
      const { course, duration, location } = story;
      for (const text of [
        story.story,
        `${story.package} a year`,
        `${course} · ${duration} from the first class to the offer · ${location}`,
      ]) {
        await expect(entry.getByText(text, { exact: true })).toBeVisible();
      }
    });
  }
  const hiring = page.getByRole("region", { name: stories.employers.heading, exact: true });
  await expect(hiring.getByRole("listitem")).toHaveText(employers.map(({ name, field }) => name + field));
});

test("Careers shows benefits, the team and each position, which opens to two ways to apply", async ({ page }) => {
  await visit(page, "/careers");
  const openings = page.getByRole("region", { name: careers.openings.heading, exact: true }).getByRole("group");
  await expect(openings).toHaveCount(careers.openings.items.length);
  for (const [position, job] of careers.openings.items.entries()) {
    await test.step(job.title, async () => {
      const opening = openings.nth(position);
      await expect(opening.getByRole("heading", { level: 3 })).toHaveText(job.title);
      await expect(opening).toContainText(`${job.department} · ${job.type} · ${job.location} · ${job.experience}`);
      await expect(opening.getByText("Urgent", { exact: true })).toHaveCount(job.urgent ? 1 : 0);
      await expect(opening.getByText(job.description)).toBeHidden();
      await opening.getByRole("heading").click();
      await expect(opening.getByText(job.description, { exact: true })).toBeVisible();
      await expect(opening.getByRole("listitem")).toHaveText(job.requirements);
      await expect(opening.getByText(`Posted on ${day(job.posted)}`, { exact: true })).toBeVisible();

      const named = opening.getByRole("link").filter({ hasText: job.title });
      const apply = named.filter({ hasText: careers.application.apply });
      const mail = new URL((await apply.getAttribute("href")) ?? "");
      expect(mail.protocol + mail.pathname).toBe(`mailto:${site.contact.email}`);
      expect(mail.searchParams.get("subject")).toContain(job.title);
      const ask = named.filter({ hasText: careers.application.whatsapp });
      const chat = new URL((await ask.getAttribute("href")) ?? "");
      expect(chat.host).toBe("wa.me");
      expect(chat.searchParams.get("text")).toContain(job.title);
      await expect(ask).toHaveAttribute("rel", /\bnoopener\b/);
    });
  }

  const benefits = page.getByRole("region", { name: careers.benefits.heading, exact: true });
  await expect(benefits.getByRole("listitem")).toHaveText(
    careers.benefits.items.map(({ title, text }) => title + text),
  );
  const quotes = page.getByRole("region", { name: careers.team.heading, exact: true }).getByRole("figure");
  await expect(quotes).toHaveText(
    careers.team.items.map(({ content, name, role, since }) => `${content}${name}${role}Here since ${since}`),
  );
});
