/** The forms, and a server per worker that handles them like Netlify. */
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import contact from "../../../data/contact.json";
import forms from "../../../data/forms.json";
import { netlifyListener, type Received } from "../../../scripts/serve/serve";
import { test as base } from "../site-test";
import { escapeRegExp } from "../../../src/text/reg-exp";

/** What the server received in a test, which can set `posts` to handle submissions, and `pages` for other requests. */
type Host = {
  received: Received[];
  posts?: RequestListener;
  pages?: RequestListener;
  address: string;
  site: RequestListener;
};

async function start(): Promise<Host> {
  const received: Received[] = [];
  const site = await netlifyListener("public", (form) => received.push(form));
  const server = createServer((request, response) => {
    const own = request.method === "POST" ? host.posts : host.pages;
    (own ?? site)(request, response);
  }).listen(0);
  await once(server.unref(), "listening");
  const host: Host = { received, site, address: `http://localhost:${(server.address() as AddressInfo).port}` };
  return host;
}

/** The tests of a worker share the server, because reading the site takes long. */
let running: Promise<Host> | undefined;

export const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright parses the braces for a fixture's dependencies
  host: async ({}, give) => {
    const host = await (running ??= start());
    Object.assign(host, { posts: undefined, pages: undefined });
    host.received.length = 0;
    await give(host);
  },
  baseURL: ({ host }, give) => give(host.address),
});

/** The version of the privacy notice in each submission. */
export const notice = { "Privacy Notice": forms.notice.version };

/** The enquiry form also sends a language, empty unless one is chosen. */
export const language = "translations" in forms ? { "Notice Language": "" } : {};

/** Matches every heading of the form, with or without an intent. */
const headings = new RegExp(
  `^(?:${[contact.form, ...contact.form.openers].map(({ heading }) => escapeRegExp(heading)).join("|")})$`,
);

/** Matches every label of the button, with or without an intent. */
const sendLabels = new RegExp(
  `^(?:${["Send Message", ...contact.form.openers.flatMap(({ submit }) => submit ?? [])].map(escapeRegExp).join("|")})$`,
);

export function formOn(page: Page) {
  const region = page.getByRole("region", { name: headings });
  return {
    region,
    heading: region.getByRole("heading", { level: 2 }),
    field: (name: string) => region.getByRole("textbox", { name, exact: true }),
    interest: region.getByRole("combobox", { name: "Course Interest" }),
    send: region.getByRole("button", { name: sendLabels }),
    failure: region.getByRole("group", { name: forms.failed.heading }),
    thanks: region.getByRole("heading", { name: contact.form.sent.heading }),
  };
}

/** The first course in the select. */
export const choice = contact.form.courses[0]?.label ?? "";

export const asha = {
  "First Name": "Asha",
  "Last Name": "Rao",
  Email: "asha@example.com",
  Phone: "+91-98450 12345",
  Message: "Which course comes first?",
};

export async function fill(page: Page, typed: Record<string, string> = asha) {
  for (const [name, text] of Object.entries(typed)) await formOn(page).field(name).fill(text);
}
