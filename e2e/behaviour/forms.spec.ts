/** Submits the forms to a server that handles them like Netlify. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import blog from "../../data/blog.json";
import contact from "../../data/contact.json";
import { durations } from "../../data/course-pages.json";
import coursesInData from "../../data/courses.json";
import forms from "../../data/forms.json";
import homeCourses from "../../data/home-courses.json";
import services from "../../data/services.json";
import site from "../../data/site.json";
import { courseDurations, homeDuration } from "../../src/content/durations";
import { rupees } from "../../src/text/format";
import { interpolate } from "../../src/text/interpolate";
import { clock } from "../../src/time/time-of-day";
import { netlify, type Received } from "../../scripts/serve/serve";
import { filled } from "../support/filled-content";
import { expect, test as base } from "../support/site-test";
import { holdBack, visit } from "../support/page-visits";
import { escapeRegExp } from "../support/reg-exp";
import { firstCourse, secondCourse } from "../support/site-routes";

const courses = filled(coursesInData);

/** A server per test; tests can set `posts` to handle submissions, and `pages` to handle other requests. */
type Host = { received: Received[]; posts?: RequestListener; pages?: RequestListener; address: string };

const test = base.extend<{ host: Host }, { site: RequestListener; inbox: Received[] }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright parses the braces for a fixture's dependencies
  inbox: [async ({}, give) => give([]), { scope: "worker" }],
  site: [async ({ inbox }, give) => give(await netlify("public", (form) => inbox.push(form))), { scope: "worker" }],
  host: async ({ site: answer, inbox }, give) => {
    inbox.length = 0;
    const host: Host = { received: inbox, address: "" };
    const server = await listen((request, response) => {
      const own = request.method === "POST" ? host.posts : host.pages;
      (own ?? answer)(request, response);
    });
    host.address = addressOf(server);
    await give(host);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ host }, give) => give(host.address),
});

function listen(answer: RequestListener): Promise<Server> {
  return new Promise((ready) => {
    const server = createServer(answer).listen(0, () => ready(server));
  });
}

const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

const { mistakes, failed } = forms;

/** The version of the privacy notice in each submission. */
const notice = { "Privacy Notice": forms.notice.version };

/** Matches every heading of the form, with or without an intent. */
const headings = new RegExp(
  `^(?:${[contact.form, ...contact.form.openers].map(({ heading }) => escapeRegExp(heading)).join("|")})$`,
);

/** Matches every label of the button, with or without an intent. */
const sendLabels = new RegExp(
  `^(?:${["Send Message", ...contact.form.openers.map(({ submit }) => submit)].map(escapeRegExp).join("|")})$`,
);

function formOn(page: Page) {
  const region = page.getByRole("region", { name: headings });
  return {
    region,
    heading: region.getByRole("heading", { level: 2 }),
    field: (name: string) => region.getByRole("textbox", { name, exact: true }),
    interest: region.getByRole("combobox", { name: "Course Interest" }),
    send: region.getByRole("button", { name: sendLabels }),
    failure: region.getByRole("alert").filter({ hasText: failed.heading }),
    thanks: region.getByRole("heading", { name: contact.form.sent.heading }),
  };
}

/** The first and last course in the select. */
const choice = contact.form.courses[0]?.label ?? "";
const lastChoice = contact.form.courses.at(-1)?.label ?? "";

const asha = {
  "First Name": "Asha",
  "Last Name": "Rao",
  Email: "asha@example.com",
  Phone: "+91-98450 12345",
  Message: "Which course comes first?",
};

async function fill(page: Page, typed: Record<string, string> = asha) {
  for (const [name, text] of Object.entries(typed)) await formOn(page).field(name).fill(text);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("an enquiry arrives as typed, and is confirmed", async ({ page, host }) => {
      await (javaScriptEnabled ? visit(page, "/contact") : page.goto("/contact"));
      await fill(page);
      const { interest, send, thanks } = formOn(page);
      await interest.selectOption(choice);
      await send.click();
      if (javaScriptEnabled) {
        await expect(thanks).toBeFocused();
        await expect(page).toHaveURL(/\/contact(?:\?|$)/);
      } else {
        await expect(page).toHaveURL("/sent");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.hero.heading.replaceAll("*", ""));
        const syllabi = page.getByRole("region", { name: forms.syllabi.heading, exact: true });
        await expect(syllabi.getByRole("link")).toContainText(courses.map(({ title }) => `${title} (PDF, `));
      }
      await expect(page.getByText(contact.form.sent.text).or(page.getByText(forms.hero.lead)).first()).toBeVisible();
      expect(host.received).toEqual([
        { form: "enquiry", fields: { ...asha, "Course Interest": choice, Intent: "", Course: "", ...notice } },
      ]);
    });

    test("a newsletter subscription arrives", async ({ page, host }) => {
      await (javaScriptEnabled ? visit(page, "/blog") : page.goto("/blog"));
      const box = page.getByRole("region", { name: blog.newsletter.heading, exact: true });
      await box.getByRole("textbox", { name: "Email", exact: true }).fill("asha@example.com");
      await box.getByRole("button", { name: "Subscribe" }).click();
      if (javaScriptEnabled)
        await expect(box.getByRole("heading", { name: blog.newsletter.sent.heading })).toBeFocused();
      else await expect(page).toHaveURL("/sent");
      expect(host.received).toEqual([{ form: "newsletter", fields: { Email: "asha@example.com", ...notice } }]);
    });
  });
}

test("without script, the browser blocks missing fields, including the e-mail address", async ({ browser, host }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: host.address });
  await page.goto("/contact");
  const { field, send } = formOn(page);
  await send.click();
  await expect(field("First Name")).toBeFocused();
  await fill(page, { "First Name": "Asha", Phone: asha.Phone });
  await expect(field("Email")).toHaveAccessibleDescription(contact.form.reachByEmail);
  await send.click();
  await expect(field("Email")).toBeFocused();
  await field("Email").fill(asha.Email);
  await send.click();
  await expect(field("Message")).toBeFocused();
  expect(host.received).toEqual([]);
  await page.close();
});

const invalid: [what: string, typed: Record<string, string>, found: [field: string, message: string][]][] = [
  [
    "nothing",
    {},
    [
      ["First Name", mistakes.firstName],
      ["Email", mistakes.reach],
      ["Message", mistakes.message],
    ],
  ],
  ["no e-mail address", { ...asha, Email: "asha at example" }, [["Email", mistakes.email]]],
];

/** Whether a field is e-mail or phone; visitors must fill in one. */
const isReach = (name: string) => name === "Email" || name === "Phone";

test("errors are listed and linked to their fields, and input is kept", async ({ page, host }) => {
  await visit(page, "/contact");
  const { region, field, send, thanks } = formOn(page);
  const empty = Object.fromEntries(Object.keys(asha).map((name) => [name, ""]));
  for (const [what, typed, found] of invalid)
    await test.step(what, async () => {
      await fill(page, { ...empty, ...typed });
      await send.click();
      const list = region.getByRole("alert");
      await expect(list).toBeFocused();
      await expect(list.getByRole("heading", { name: mistakes.heading })).toBeVisible();
      await expect(list.getByRole("link")).toHaveText(found.map(([, message]) => message));
      await expect(page).toHaveTitle(/^Error: (?!Error)/);
      for (const [name, message] of found) {
        await list.getByRole("link", { name: message, exact: true }).click();
        await expect(field(name)).toBeFocused();
        await expect(field(name)).toHaveAttribute("aria-invalid", "true");
        await expect(field(name)).toHaveAccessibleDescription(
          `${message}${isReach(name) ? ` ${contact.form.reach}` : ""}`,
        );
      }
      for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text);
    });
  expect(host.received).toEqual([]);

  await fill(page);
  await send.click();
  await expect(thanks).toBeFocused();
  await expect(page).not.toHaveTitle(/Error/);
  expect(host.received[0]?.fields).toMatchObject(asha);
});

test("after a server error, input is kept and can be sent again or by other means", async ({
  page,
  host,
  pageErrors,
}) => {
  pageErrors.expect(/^Failed to load resource \S+\/sent: .*\b500\b/);
  host.posts = (_, response) => response.writeHead(500).end();
  await visit(page, "/contact");
  await fill(page, { ...asha, Message: "R&D, 100% ನಮಸ್ಕಾರ" });
  const { field, send, failure, thanks } = formOn(page);
  await send.click();
  await expect(failure).toBeFocused();
  const chat = new URL((await failure.getByRole("link", { name: failed.whatsapp }).getAttribute("href")) ?? "");
  const mail = new URL((await failure.getByRole("link", { name: failed.email }).getAttribute("href")) ?? "");
  expect(mail.protocol + mail.pathname).toBe(`mailto:${site.contact.email}`);
  for (const text of ["Asha", "+91-98450 12345", "R&D, 100% ನಮಸ್ಕಾರ"]) {
    expect(chat.searchParams.get("text")).toContain(text);
    expect(mail.searchParams.get("body")).toContain(text);
  }
  await field("Message").fill("Another question");
  await expect(failure.getByRole("link", { name: failed.email })).toHaveAttribute("href", /Another%20question/);

  host.posts = undefined;
  await failure.getByRole("button", { name: failed.again }).click();
  await expect(thanks).toBeFocused();
  expect(host.received.map(({ fields }) => fields)).toMatchObject([{ ...asha, Message: "Another question" }]);
});

test("during submission the button is busy, and a second press sends nothing", async ({ page, host, site }) => {
  const waiting: (() => void)[] = [];
  host.posts = (request, response) => waiting.push(() => site(request, response));
  await visit(page, "/contact");
  await fill(page);
  const { region, field, send, thanks } = formOn(page);
  await send.dblclick();
  const busy = region.getByRole("button", { name: forms.sending });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await expect(busy).toBeFocused();
  await page.keyboard.press("Enter");
  await field("Message").fill("And one thing more");
  await expect.poll(() => waiting.length, "the message has arrived").toBe(1);
  waiting[0]?.();
  await expect(thanks).toBeFocused();
  expect(waiting).toHaveLength(1);
  await region.getByRole("button", { name: forms.another }).click();
  await expect(field("Message"), "what was typed meanwhile is kept").toHaveValue("And one thing more");
});

test("input survives other pages and reloads until it is sent", async ({ page }) => {
  await visit(page, "/contact");
  await fill(page);
  await formOn(page).interest.selectOption(lastChoice);
  await visit(page, "/about");
  await visit(page, "/contact");
  for (const [name, text] of Object.entries(asha)) await expect(formOn(page).field(name)).toHaveValue(text);
  await expect(formOn(page).interest).toHaveValue(lastChoice);
  await formOn(page).send.click();
  await expect(formOn(page).thanks).toBeVisible();
  await visit(page, "/contact");
  for (const name of Object.keys(asha)) await expect(formOn(page).field(name)).toHaveValue("");
});

test("input before hydration is kept, and validated", async ({ page, host }) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto(`/contact?intent=enroll&course=${firstCourse.slug}#enquiry`);
  await fill(page, { ...asha, Phone: "" });
  await formOn(page).interest.selectOption(choice);
  release();
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
  await formOn(page).send.click();
  await expect(formOn(page).thanks).toBeVisible();
  expect(host.received[0]?.fields).toMatchObject({ ...asha, Phone: "", "Course Interest": choice });
});

const hours = site.contact.hours
  .map(({ days, opens, closes }) => `${days} ${clock(opens)} to ${clock(closes)}`)
  .join(", ");

/** Returns the first line of the message that an intent and an optional course preset. */
function lineOf(intent: string, course = ""): string {
  const opener = contact.form.openers.find((one) => one.intent === intent);
  return interpolate((course && opener?.about) || (opener?.line ?? ""), { course, hours });
}

/** Returns the line about the course above the fields: topic, fee (if any) and duration. */
function factsOf(intent: string, course: string): string {
  const { topic = "{course}" } = contact.form.openers.find((one) => one.intent === intent) ?? {};
  const listed = courses.find(({ title }) => title === course);
  const short = homeCourses
    .filter(({ shortCourse }) => shortCourse?.title === course)
    .map((card) => homeDuration(card, durations));
  const facts = listed ? [rupees(listed.price), courseDurations(listed, durations).page] : short;
  return [interpolate(topic, { course }), ...facts, "change the course"].join(" ");
}

/** Returns the select's option for a course, or "" if there is none. */
const choiceOf = (slug: string) => contact.form.courses.find(({ link }) => link === `/courses/${slug}`)?.label ?? "";

const chosen = courses.find(({ slug }) => choiceOf(slug)) ?? firstCourse;
const shortCourses = homeCourses.flatMap(({ shortCourse }) => shortCourse ?? []);
const unchosen = courses.find(({ slug }) => !choiceOf(slug)) ?? shortCourses[0];
const subject = shortCourses.find(({ title }) => title.includes(" "));
const slugOf = (title = "") => title.toLowerCase().replaceAll(" ", "-");

/** A query, with the course, option and first line that it presets. */
const presets: [query: Record<string, string>, course: string, choice: string, line: string][] = [
  ...["enroll", "demo"].map((intent): (typeof presets)[number] => [
    { intent, course: chosen.slug },
    chosen.title,
    choiceOf(chosen.slug),
    lineOf(intent, chosen.title),
  ]),
  ...[unchosen?.title ?? "", subject?.title ?? ""].map((title): (typeof presets)[number] => [
    { intent: "enroll", course: slugOf(title) },
    title,
    "",
    lineOf("enroll", title),
  ]),
  ...contact.form.openers
    .filter(({ intent }) => intent !== "demo")
    .map(({ intent }): (typeof presets)[number] => [{ intent }, "", "", lineOf(intent)]),
  [{ intent: "<script>", course: "no-such-course" }, "", "", ""],
];

test("the URL presets the form", async ({ page }) => {
  for (const [query, course, choice, line] of presets)
    await test.step(JSON.stringify(query), async () => {
      await visit(page, `/contact?${new URLSearchParams(query).toString()}#enquiry`);
      const { region, heading, field, interest } = formOn(page);
      const opener = contact.form.openers.find(({ intent }) => intent === query.intent);
      await expect(heading).toHaveText((opener ?? contact.form).heading);
      await expect(region.getByText(contact.form.lead)).toBeVisible({
        visible: !course && !services.some(({ intent }) => intent === query.intent),
      });
      if (course) await expect(region.getByRole("paragraph").first()).toHaveText(factsOf(query.intent ?? "", course));
      await expect(field("Message")).toHaveValue(line && `${line}\n`);
      await expect(interest).toHaveValue(choice);
    });
});

test("another purpose replaces an unchanged line, and keeps a visitor's own words", async ({ page }) => {
  await visit(page, firstCourse.path);
  await page.getByRole("main").getByRole("link", { name: "Enroll Now" }).first().click();
  const { field, interest } = formOn(page);
  await expect(field("Message")).toHaveValue(new RegExp(firstCourse.title));
  await page.getByRole("banner").getByRole("link", { name: site.headerAction.label }).first().click();
  await expect(field("Message")).toHaveValue(`${lineOf("enroll")}\n`);
  await expect(interest).toHaveValue("");
  await field("Message").fill("My own words");
  await interest.selectOption(choice);
  await visit(page, `/contact?intent=enroll&course=${secondCourse.slug}#enquiry`);
  await expect(page.locator("[name=Course]")).toHaveValue(secondCourse.title);
  await expect(field("Message")).toHaveValue("My own words");
  await expect(interest).toHaveValue(choiceOf(secondCourse.slug)); // the link is newer than the selection
});

test("changing the course changes everything about it, and nothing else", async ({ page, host }) => {
  const [one = firstCourse, other = secondCourse] = courses.filter(({ slug }) => choiceOf(slug));
  await visit(page, `/contact?intent=enroll&course=${one.slug}#enquiry`);
  const { region, field, interest, send, thanks } = formOn(page);
  await fill(page, { "First Name": "Asha", Email: "asha@example.com" });
  await region.getByRole("link", { name: "change the course" }).press("Enter");
  await expect(interest).toBeFocused();
  await interest.selectOption(choiceOf(other.slug));
  await expect(region.getByRole("paragraph").first()).toHaveText(factsOf("enroll", other.title));
  await expect(field("First Name")).toHaveValue("Asha");
  await send.click();
  await expect(thanks).toBeVisible();
  expect(host.received.pop()?.fields).toMatchObject({
    "Course Interest": choiceOf(other.slug),
    Course: other.title,
    Intent: "enroll",
    Message: `${lineOf("enroll", other.title)}\n`,
  });
});

test("a purpose shows its price above the form, and its next steps after submission", async ({ page }) => {
  await visit(page, "/contact?intent=project#enquiry");
  const { region, send, thanks } = formOn(page);
  const { title, priceText } = services.find(({ intent }) => intent === "project") ?? { title: "", priceText: "" };
  await expect(region).toContainText(`${title} · ${priceText}`);
  await fill(page);
  await send.click();
  await expect(thanks).toBeFocused();
  const { next = [] } = contact.form.openers.find(({ intent }) => intent === "project") ?? {};
  await expect(region.getByRole("list").getByRole("listitem")).toHaveText(next);
});

test("after one message, another can be sent", async ({ page, host }) => {
  await visit(page, "/contact");
  await fill(page);
  const { field, send, thanks, region } = formOn(page);
  await send.click();
  await region.getByRole("button", { name: forms.another }).click();
  await expect(field("Message")).toHaveValue("");
  await fill(page, { ...asha, Message: "The second" });
  await send.click();
  await expect(thanks).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: site.headerAction.label }).first().click();
  await expect(field("Message")).toHaveValue(`${lineOf("enroll")}\n`);
  await fill(page, { "First Name": "Asha", Phone: "98450 12345" });
  await send.click();
  await expect(thanks).toBeFocused();
  expect(host.received.map(({ fields }) => fields.Message)).toEqual([asha.Message, "The second", expect.any(String)]);
});

test("any text arrives unchanged, at this server only, and the browser stores nothing", async ({
  page,
  context,
  host,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  const name = "Zoë 🌳 <b>";
  const message = [
    `<script>alert(1)</script> & "quotes" 'n' \\ 100%25 + a=b&c=d`,
    "ನಮಸ್ಕಾರ, ನಾನು ಪೈಥಾನ್ ಕಲಿಯಬೇಕು. नमस्ते, मुझे डेटा साइंस सीखना है।",
    "👩🏽‍💻👨‍👩‍👧‍👦 ‏مرحبا‏ \u200d\u00a0 end\n\n  indented",
  ].join("\n");
  await visit(page, "/contact");
  await fill(page, { ...asha, "First Name": name, Message: message });
  await formOn(page).send.click();
  await expect(formOn(page).thanks).toBeVisible();
  expect(host.received[0]?.fields).toMatchObject({ "First Name": name, Message: message });
  expect([...asked]).toEqual([host.address]);
  expect(await context.cookies()).toEqual([]);
  // Gatsby stores scroll positions.
  const stored = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  expect(stored.filter((key) => !key.startsWith("@@scroll|"))).toEqual([]);
});

test("words added to a preset line survive another link", async ({ page }) => {
  await visit(page, `/contact?intent=enroll&course=${firstCourse.slug}#enquiry`);
  const { field, interest } = formOn(page);
  await field("Message").press("ControlOrMeta+End");
  await field("Message").pressSequentially("Weekends only.");
  await visit(page, `/contact?intent=enroll&course=${secondCourse.slug}#enquiry`);
  await expect(field("Message")).toHaveValue(`${lineOf("enroll", secondCourse.title)}\nWeekends only.`);
  await expect(interest).toHaveValue(choiceOf(secondCourse.slug));
  await visit(page, "/contact");
  await expect(field("Message")).toHaveValue("Weekends only.");
});

test("focus continues in the form after following a link to it by keyboard", async ({ page }) => {
  await visit(page, "/blog");
  const action = page
    .getByRole("banner")
    .getByRole("link", { name: site.headerAction.label })
    .filter({ visible: true });
  await action.press("Enter");
  await expect(page).toHaveURL(/#enquiry$/);
  const { field } = formOn(page);
  await page.keyboard.press("Tab");
  await expect(field("First Name")).toBeFocused();
});
