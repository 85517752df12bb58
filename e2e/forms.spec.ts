/** The forms, sent over a real connection to a server that takes forms as Netlify does. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import blog from "../data/blog.json";
import contact from "../data/contact.json";
import words from "../data/forms.json";
import site from "../data/site.json";
import { pageFile } from "../scripts/serve/page-file";
import { netlify, type Received } from "../scripts/serve/serve";
import { expect, test as base } from "./test";
import { visit } from "./visit";

/** A server of this test's own; where a test sets them, `posts` answers forms and `pages` every other request instead. */
type Host = { received: Received[]; posts?: RequestListener; pages?: RequestListener; address: string };

const test = base.extend<{ host: Host }, { site: RequestListener; inbox: Received[] }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from the braces
  inbox: [async ({}, give) => give([]), { scope: "worker" }],
  site: [async ({ inbox }, give) => give(await netlify("public", (form) => inbox.push(form))), { scope: "worker" }],
  host: async ({ site: answer, inbox }, give) => {
    inbox.length = 0;
    const host: Host = { received: inbox, address: "" };
    const server = await listening((request, response) => {
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

function listening(answer: RequestListener): Promise<Server> {
  return new Promise((ready) => {
    const server = createServer(answer).listen(0, () => ready(server));
  });
}

const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

const status =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code).end();

const { mistakes, failed } = words;

function formOn(page: Page) {
  const region = page.getByRole("region", { name: contact.form.heading });
  return {
    region,
    field: (name: string) => region.getByRole("textbox", { name, exact: true }),
    interest: region.getByRole("combobox", { name: "Course Interest" }),
    send: region.getByRole("button", { name: "Send Message", exact: true }),
    failure: region.getByRole("alert").filter({ hasText: failed.heading }),
    thanks: region.getByRole("heading", { name: contact.form.sent.heading }),
  };
}

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

    test("an enquiry arrives as it was typed, and is answered with the promise", async ({ page, host }) => {
      await (javaScriptEnabled ? visit(page, "/contact") : page.goto("/contact"));
      await fill(page);
      const { interest, send, thanks } = formOn(page);
      await interest.selectOption("Data Science");
      await send.click();
      if (javaScriptEnabled) {
        await expect(thanks).toBeFocused();
        await expect(page).toHaveURL("/contact");
      } else {
        await expect(page).toHaveURL("/sent");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hero.heading.replaceAll("*", ""));
      }
      await expect(page.getByText("2 to 4 hours within business hours").first()).toBeVisible();
      expect(host.received).toEqual([
        { form: "enquiry", fields: { ...asha, "Course Interest": "Data Science", Intent: "", Course: "" } },
      ]);
    });

    test("a request for the newsletter arrives", async ({ page, host }) => {
      await (javaScriptEnabled ? visit(page, "/blog") : page.goto("/blog"));
      const box = page.getByRole("region", { name: blog.newsletter.heading, exact: true });
      await box.getByRole("textbox", { name: "Email", exact: true }).fill("asha@example.com");
      await box.getByRole("button", { name: "Subscribe" }).click();
      if (javaScriptEnabled)
        await expect(box.getByRole("heading", { name: blog.newsletter.sent.heading })).toBeFocused();
      else await expect(page).toHaveURL("/sent");
      expect(host.received).toEqual([{ form: "newsletter", fields: { Email: "asha@example.com" } }]);
    });
  });
}

test("without script the browser stops at what is missing", async ({ browser, host }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: host.address });
  await page.goto("/contact");
  const { field, send } = formOn(page);
  await send.click();
  await expect(field("First Name")).toBeFocused();
  await field("First Name").fill("Asha");
  await send.click();
  await expect(field("Message")).toBeFocused();
  expect(host.received).toEqual([]);
  await page.close();
});

test("hostile text arrives unchanged", async ({ page, host }) => {
  const texts = [
    `<script>alert(1)</script> & "quotes" 'n' \\ 100%25 + a=b&c=d`,
    "ನಮಸ್ಕಾರ, ನಾನು ಪೈಥಾನ್ ಕಲಿಯಬೇಕು. नमस्ते, मुझे डेटा साइंस सीखना है।",
    "👩🏽‍💻👨‍👩‍👧‍👦 ‏مرحبا‏ \u200d\u00a0 end",
    `${"long ".repeat(399)}words`,
    "one line\nand another\n\n  indented",
  ];
  for (const text of texts) {
    await visit(page, "/contact");
    await fill(page, { ...asha, "First Name": "Zoë 🌳 <b>", Message: text });
    await formOn(page).send.click();
    await expect(formOn(page).thanks).toBeVisible();
    expect(host.received.pop()?.fields).toMatchObject({ "First Name": "Zoë 🌳 <b>", Message: text });
  }
});

test("a machine that fills every field is thrown away", async ({ page, host }) => {
  await visit(page, "/contact");
  await fill(page);
  await page.locator("[name=bot-field]").evaluate((input: HTMLInputElement) => (input.value = "spam"));
  await formOn(page).send.click();
  await expect(formOn(page).thanks).toBeVisible();
  expect(host.received).toEqual([]);
});

const slips: [what: string, typed: Record<string, string>, found: [field: string, message: string][]][] = [
  [
    "nothing",
    {},
    [
      ["First Name", mistakes.firstName],
      ["Email", mistakes.reach],
      ["Message", mistakes.message],
    ],
  ],
  [
    "blanks",
    { ...asha, "First Name": "  ", Message: " \n " },
    [
      ["First Name", mistakes.firstName],
      ["Message", mistakes.message],
    ],
  ],
  ["neither e-mail nor phone", { "First Name": "Asha", Message: "Hello" }, [["Email", mistakes.reach]]],
  ["no e-mail address", { ...asha, Email: "asha at example" }, [["Email", mistakes.email]]],
  ["no phone number", { ...asha, Phone: "98450" }, [["Phone", mistakes.phone]]],
  [
    "a long name",
    { ...asha, "First Name": "a".repeat(61) },
    [["First Name", "First Name must have 60 characters or fewer; it has 61"]],
  ],
  [
    "a long last name",
    { ...asha, "Last Name": "a".repeat(61) },
    [["Last Name", "Last Name must have 60 characters or fewer; it has 61"]],
  ],
  [
    "a long message",
    { ...asha, Message: "a".repeat(2345) },
    [["Message", "Message must have 2,000 characters or fewer; it has 2,345"]],
  ],
];

/** What the browser keeps, but for the places to which Gatsby scrolls back. */
function drafts(page: Page) {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll|")));
}

/** The two fields of which one is needed, as a hint beside them says. */
const isReach = (name: string) => name === "Email" || name === "Phone";

for (const [what, typed, found] of slips) {
  test(`${what}: the mistakes are listed, lead to their fields, and nothing typed is lost`, async ({ page, host }) => {
    await visit(page, "/contact");
    await fill(page, typed);
    const { region, field, send } = formOn(page);
    await send.click();
    const list = region.getByRole("alert");
    await expect(list).toBeFocused();
    await expect(list.getByRole("heading", { name: "There is a problem" })).toBeVisible();
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
    expect(host.received).toEqual([]);

    await fill(page);
    await send.click();
    await expect(formOn(page).thanks).toBeFocused();
    await expect(page).not.toHaveTitle(/Error/);
    expect(host.received[0]?.fields).toMatchObject(asha);
  });
}

test("the newsletter says what is wrong with an address", async ({ page, host }) => {
  await visit(page, "/blog");
  const box = page.getByRole("region", { name: blog.newsletter.heading, exact: true });
  for (const [text, message] of [
    ["", mistakes.noEmail],
    ["asha", mistakes.email],
  ] as const) {
    await box.getByRole("textbox", { name: "Email", exact: true }).fill(text);
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(box.getByRole("alert").getByRole("link")).toHaveText([message]);
  }
  expect(host.received).toEqual([]);
});

/** What the browser says of a form that could not be sent. */
const notSent = (why: string) => new RegExp(`^Failed to load resource \\S+/sent: .*\\b${why}\\b`);

const refusals: [what: string, answer: RequestListener, why: string][] = [
  ["the form is not registered (404)", status(404), "404"],
  ["too many were sent (429)", status(429), "429"],
  ["the server fails (500)", status(500), "500"],
  ["the connection breaks", (request) => request.socket.destroy(), "ERR_EMPTY_RESPONSE"],
];

for (const [what, answer, why] of refusals) {
  test(`where ${what}, everything stays and can be sent again or another way`, async ({ page, host, complaints }) => {
    complaints.expect(notSent(why));
    host.posts = answer;
    await visit(page, "/contact");
    await fill(page, { ...asha, Message: "R&D, 100% ನಮಸ್ಕಾರ" });
    const { field, send, failure, thanks } = formOn(page);
    await send.click();
    await expect(failure).toBeFocused();
    await expect(failure.getByRole("heading")).toHaveText("Your message was not sent. It is still here.");
    await expect(field("Message")).toHaveValue("R&D, 100% ನಮಸ್ಕಾರ");
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
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(thanks).toBeFocused();
    expect(host.received.map(({ fields }) => fields.Message)).toEqual(["Another question"]);
    expect(await drafts(page)).toEqual([]);
  });
}

test("offline, nothing is lost", async ({ page, context, host, complaints }) => {
  complaints.expect(notSent("ERR_INTERNET_DISCONNECTED"));
  await visit(page, "/contact");
  await fill(page);
  await context.setOffline(true);
  await formOn(page).send.click();
  await expect(formOn(page).failure).toBeFocused();
  await context.setOffline(false);
  await formOn(page).failure.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(formOn(page).thanks).toBeFocused();
  expect(host.received).toHaveLength(1);
});

test("while it is sent the button is busy, and a second press sends nothing more", async ({ page, host }) => {
  let answer: () => void = () => undefined;
  const arrived: string[] = [];
  host.posts = (request, response) => {
    arrived.push(request.url ?? "");
    answer = () => response.writeHead(200).end();
  };
  await visit(page, "/contact");
  await fill(page);
  const { region, send, thanks } = formOn(page);
  await send.dblclick();
  const busy = region.getByRole("button", { name: words.sending });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await expect(busy).toBeFocused();
  await expect(region.getByRole("status")).toHaveText(words.sending);
  await page.keyboard.press("Enter");
  await formOn(page).field("Message").press("Shift+Tab");
  expect(arrived).toEqual(["/sent"]);
  answer();
  await expect(thanks).toBeFocused();
  expect(arrived).toHaveLength(1);
});

test("after 15 seconds without an answer it counts as not sent", async ({ page, host }) => {
  host.posts = () => undefined;
  await page.clock.install();
  await visit(page, "/contact");
  await fill(page);
  await formOn(page).send.click();
  await page.clock.fastForward(14_000);
  await expect(formOn(page).region.getByRole("button", { name: words.sending })).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(formOn(page).failure).toBeFocused();
});

test("what was typed survives a reload and another page, until it is sent", async ({ page }) => {
  await visit(page, "/contact");
  await fill(page);
  await formOn(page).interest.selectOption("Azure DevOps");
  await visit(page, "/about");
  await visit(page, "/contact");
  for (const [name, text] of Object.entries(asha)) await expect(formOn(page).field(name)).toHaveValue(text);
  await expect(formOn(page).interest).toHaveValue("Azure DevOps");
  await formOn(page).send.click();
  await expect(formOn(page).thanks).toBeVisible();
  await visit(page, "/contact");
  for (const name of Object.keys(asha)) await expect(formOn(page).field(name)).toHaveValue("");
});

test("what was typed before the page came alive stays, and is checked", async ({ page, host }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact?intent=enroll&course=python#enquiry");
  await fill(page, { ...asha, Phone: "" });
  await formOn(page).interest.selectOption("Data Science");
  release();
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
  await formOn(page).send.click();
  await expect(formOn(page).thanks).toBeVisible();
  expect(host.received[0]?.fields).toMatchObject({ ...asha, Phone: "", "Course Interest": "Data Science" });
});

const hours = "Mon to Fri 9:00 AM to 6:00 PM, Sat 10:00 AM to 4:00 PM";
const opener = (wanted: string) => contact.form.openers.find(({ intent }) => intent === wanted);
const lineOf = (intent: string) => (opener(intent)?.line ?? "no such line").replace("{hours}", hours);
const presets: [query: string, course: string, choice: string, line: string][] = [
  [
    "intent=enroll&course=python",
    "Python",
    "Python Programming",
    "I would like to enroll in Python. Please tell me about the next batch.",
  ],
  [
    "intent=enroll&course=agentic-ai",
    "Agentic AI",
    "",
    "I would like to enroll in Agentic AI. Please tell me about the next batch.",
  ],
  [
    "intent=enroll&course=pyspark",
    "PySpark",
    "",
    "I would like to enroll in PySpark. Please tell me about the next batch.",
  ],
  [
    "intent=enroll&course=azure-data-factory",
    "Azure Data Factory",
    "",
    "I would like to enroll in Azure Data Factory. Please tell me about the next batch.",
  ],
  [
    "intent=demo&course=ai",
    "AI",
    "Artificial Intelligence",
    `I would like to attend a demo class of AI. Preferred day and time (office hours: ${hours}):`,
  ],
  ["intent=consultation", "", "", lineOf("consultation")],
  ...["enroll", "project", "research", "internship", "placement", "corporate"].map(
    (intent): [string, string, string, string] => [`intent=${intent}`, "", "", lineOf(intent)],
  ),
  ["intent=%3Cscript%3E&course=no-such-course", "", "", ""],
];

for (const [query, course, choice, line] of presets) {
  test(`/contact?${query} presets the form`, async ({ page, host }) => {
    await visit(page, `/contact?${query}#enquiry`);
    const { field, interest, send, thanks } = formOn(page);
    await expect(field("Message")).toHaveValue(line && `${line}\n`);
    await expect(interest).toHaveValue(choice);
    await field("Message").press("ControlOrMeta+End");
    await field("Message").pressSequentially("Thank you");
    await fill(page, { "First Name": "Asha", Email: "asha@example.com" });
    await send.click();
    await expect(thanks).toBeVisible();
    const intent = opener(new URLSearchParams(query).get("intent") ?? "")?.intent ?? "";
    expect(host.received[0]?.fields).toMatchObject({
      Message: `${line ? `${line}\n` : ""}Thank you`,
      "Course Interest": choice,
      Course: course,
      Intent: intent,
    });
  });
}

test("another purpose replaces the line that nobody has changed, and leaves a visitor's own words", async ({
  page,
}) => {
  await visit(page, "/courses/python");
  await page.getByRole("main").getByRole("link", { name: "Enroll Now" }).first().click();
  const { field, interest } = formOn(page);
  await expect(field("Message")).toHaveValue(/Python/);
  await page.getByRole("link", { name: "Schedule Free Consultation" }).click();
  await expect(field("Message")).toHaveValue(/consultation/);
  await expect(interest).toHaveValue("");
  await field("Message").fill("My own words");
  await interest.selectOption("Data Science");
  await visit(page, "/contact?intent=enroll&course=ai#enquiry");
  await expect(page.locator("[name=Course]")).toHaveValue("AI");
  await expect(field("Message")).toHaveValue("My own words");
  await expect(interest).toHaveValue("Data Science");
});

test("after one message there is room for another", async ({ page, host }) => {
  await visit(page, "/contact");
  await fill(page);
  const { field, send, thanks, region } = formOn(page);
  await send.click();
  await region.getByRole("button", { name: words.another }).click();
  await expect(field("Message")).toHaveValue("");
  await fill(page, { ...asha, Message: "The second" });
  await send.click();
  await expect(thanks).toBeFocused();
  await page.getByRole("link", { name: "Schedule Free Consultation" }).click();
  await expect(field("Message")).toHaveValue(/consultation/);
  await fill(page, { "First Name": "Asha", Phone: "98450 12345" });
  await send.click();
  await expect(thanks).toBeFocused();
  expect(host.received.map(({ fields }) => fields.Message)).toEqual([asha.Message, "The second", expect.any(String)]);
});

test("what is typed while a message is on its way is kept", async ({ page, host }) => {
  const waiting: (() => void)[] = [];
  host.posts = (_, response) => waiting.push(() => response.writeHead(200).end());
  await visit(page, "/contact");
  await fill(page);
  const { field, send, thanks, region } = formOn(page);
  await send.click();
  await field("Message").fill("And one thing more");
  await expect.poll(() => waiting.length, "the message has arrived").toBe(1);
  waiting[0]?.();
  await expect(thanks).toBeFocused();
  await region.getByRole("button", { name: words.another }).click();
  await expect(field("Message")).toHaveValue("And one thing more");
});

test("the form asks no other server and sets no cookie", async ({ page, context, host }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  await visit(page, "/contact?intent=demo&course=python#enquiry");
  await fill(page, { "First Name": "Asha", Email: "asha@example.com" });
  await formOn(page).send.click();
  await expect(formOn(page).thanks).toBeVisible();
  expect([...asked]).toEqual([host.address]);
  expect(await context.cookies()).toEqual([]);
  expect(await drafts(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a form that goes to another service is posted there", async ({ page, host }) => {
  const arrived: { origin: string | undefined; body: string }[] = [];
  const service = await listening((request, response) => {
    void text(request).then((body) => {
      arrived.push({ origin: request.headers.origin, body });
      response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("{}");
    });
  });
  // As it is built with the service's address in data/site.json.
  const built = readFileSync(pageFile("public", "/contact") ?? "", "utf8");
  host.pages = (_, response) => {
    host.pages = undefined;
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end(built.replace('action="/sent"', `action="${addressOf(service)}/take"`));
  };
  await visit(page, "/contact");
  await fill(page);
  await formOn(page).send.click();
  await expect(formOn(page).thanks).toBeVisible();
  expect(arrived.map(({ origin }) => origin)).toEqual([host.address]);
  expect(Object.fromEntries(new URLSearchParams(arrived[0]?.body))).toMatchObject(asha);
  service.close();
});

test("words added to a line that a link has begun go on behind the next link's line", async ({ page }) => {
  await visit(page, "/contact?intent=enroll&course=python#enquiry");
  const { field, interest } = formOn(page);
  await field("Message").press("ControlOrMeta+End");
  await field("Message").pressSequentially("Weekends only.");
  await visit(page, "/contact?intent=enroll&course=agentic-ai#enquiry");
  await expect(field("Message")).toHaveValue(/^I would like to enroll in Agentic AI\. .*\nWeekends only\.$/);
  await expect(interest).toHaveValue("");
  await visit(page, "/contact");
  await expect(field("Message")).toHaveValue("Weekends only.");
});

for (const from of ["/blog", "/contact"]) {
  test(`who comes to the form by keyboard from ${from} goes on in the form`, async ({ page }) => {
    await page.goto(from);
    await page.waitForFunction(() => document.querySelector("form")?.noValidate); // the page has come alive
    await page.getByRole("banner").getByRole("link", { name: "Enroll Now" }).filter({ visible: true }).press("Enter");
    const { region, field } = formOn(page);
    await expect(region).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field("First Name")).toBeFocused();
  });
}
