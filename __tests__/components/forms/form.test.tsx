/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { netlifyHeader } from "../../../src/contact/form-fields";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { forms as copy } from "../../../src/site-copy";
import blog from "../../data/blog.json";
import contact from "../../data/contact.json";
import { formsWith } from "../../support/rendered-forms";

const names = ["enquiry", "newsletter"] as const;

const typed = {
  enquiry: { "First Name": "Zoë <b>", Email: "asha@example.com", Message: "</textarea>‏مرحبا‏ & 'R&D'" },
  newsletter: { Email: "asha@example.com" },
};

const sentHeading = { enquiry: contact.form.sent.heading, newsletter: blog.newsletter.sent.heading };

/** Renders a form, types into it and presses its button twice; `answer` mocks fetch. */
async function press(
  name: (typeof names)[number],
  answer: typeof fetch,
  forms = formsWith("netlify"),
  chosen: Record<string, string> = {},
) {
  const fetched = jest.fn(answer);
  globalThis.fetch = fetched;
  const { container } = render(forms[name]);
  for (const [label, value] of Object.entries(typed[name]))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  for (const [label, value] of Object.entries(name === "enquiry" ? chosen : {}))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const form = container.querySelector("form");
  if (!form) throw new Error("There is no form.");
  fireEvent.submit(form);
  fireEvent.submit(form);
  await act(() => Promise.resolve());
  expect(fetched).toHaveBeenCalledTimes(1);
  return fetched;
}

function expectSent(name: (typeof names)[number]) {
  expect(screen.getByRole("heading", { name: sentHeading[name] })).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
}

function expectKept(name: (typeof names)[number]) {
  expect(screen.getByRole("heading", { name: copy.failed.heading })).toBeVisible();
  for (const [label, value] of Object.entries(typed[name])) expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(sessionStorage.getItem(`draft ${name}`)).toContain("asha@example.com");
}

const byNetlify = new Headers({ [netlifyHeader]: "1" });

const answerOf =
  (status: number, text: string, headers = byNetlify) =>
  () =>
    Promise.resolve({
      status,
      ok: status >= 200 && status < 300,
      headers,
      text: () => Promise.resolve(text),
    } as Response);

const brokenOff = () =>
  Promise.resolve({
    ...{ status: 200, ok: true, headers: byNetlify },
    text: () => Promise.reject(new TypeError("terminated")),
  } as Response);

const sentPage = '<template id="runtime" data-path="/sent">';
const homePage = '<template id="runtime" data-path="/">';

describe.each(names)("the %s form", (name) => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  test("claims success when the response is the page /sent", async () => {
    const fetched = await press(name, answerOf(200, sentPage));
    const [url, { body } = {}] = fetched.mock.calls[0] ?? [];
    expect(url).toBe("http://localhost/sent");
    expect(Object.fromEntries(body as URLSearchParams)).toMatchObject({ "form-name": name, ...typed[name] });
    expectSent(name);
  });

  test("offers to write again, and the syllabus, only after an enquiry", async () => {
    const [{ label } = { label: "" }] = contact.form.courses;
    const syllabus = { path: "/downloads/a-syllabus.pdf", label: "Download Syllabus", kilobytes: 84 };
    const course = { slug: "a", title: "A", option: label, facts: [], syllabus };
    const forms = formsWith("netlify", undefined, [course]);
    await press(name, answerOf(200, sentPage), forms, { "Course Interest": label });
    expect(screen.queryAllByRole("button", { name: copy.another })).toHaveLength(name === "enquiry" ? 1 : 0);
    const links = screen.queryAllByRole("link", { name: /^Download Syllabus/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(name === "enquiry" ? [syllabus.path] : []);
  });

  test.each([
    ["another page, or a redirect to one", answerOf(200, homePage)],
    ["the page /sent by a host that takes no forms", answerOf(200, sentPage, new Headers())],
    ["nothing (204)", answerOf(204, "")],
    ["no text", answerOf(200, "")],
    ["an answer that breaks off", brokenOff],
    ["403", answerOf(403, sentPage)],
    ["404", answerOf(404, sentPage)],
    ["429", answerOf(429, sentPage)],
    ["500", answerOf(500, sentPage)],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("claims no success and keeps everything after %s", async (_, answer) => {
    await press(name, answer);
    expectKept(name);
  });

  const service = "https://forms.example/take";
  test.each([
    ['"ok":true', 200, '{"next":"/","ok":true}', true],
    ['"ok":true', 200, '{"ok":false}', false],
    ['"ok":true', 200, sentPage, false],
    ['"ok":true', 500, '{"ok":true}', false],
    ['"ok":true', 204, "", false],
    ["204", 204, "", true],
    ["204", 200, "204", false],
  ])("with a service's answer %s, treats %i with “%s” as success: %s", async (answer, status, text, isSent) => {
    const fetched = await press(name, answerOf(status, text), formsWith(service, answer));
    expect(fetched.mock.calls[0]?.[0]).toBe(service);
    if (isSent) expectSent(name);
    else expectKept(name);
  });

  test("times out after 15 seconds, even if a response has started", async () => {
    jest.useFakeTimers();
    try {
      await press(name, (_, { signal } = {}) => {
        const text = () => new Promise((__, fail) => signal?.addEventListener("abort", fail));
        return Promise.resolve({ status: 200, ok: true, headers: byNetlify, text } as Response);
      });
      expect(screen.getByRole("status")).toHaveTextContent(copy.sending);
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      expectKept(name);
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    "{",
    "null",
    '{"Email":null}',
    '{"Email":"text"}',
    '{"Email":["",7]}',
    '{"Course Interest":["","No such course"]}',
  ])("ignores the invalid draft %s", (draft) => {
    sessionStorage.setItem(`draft ${name}`, draft);
    const { container } = render(formsWith("netlify")[name]);
    const fields = Array.from(
      container.querySelectorAll<HTMLInputElement>("input:not([type=hidden], [type=checkbox]), textarea"),
    );
    expect(fields.map(({ value }) => value).join("")).toBe("");
    for (const select of container.querySelectorAll("select")) expect(select.selectedIndex).toBe(0);
  });
});

test.each([
  ["2026-11-23T09:10:00", "1:15 PM today"],
  ["2026-11-20T23:30:00", "Monday, 1:00 PM"],
])("an enquiry sent at %s is answered by %s", async (moment, time) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(`${moment}+05:30`));
  await press("enquiry", answerOf(200, sentPage));
  expect(screen.getByText(`You will hear from us by ${time}.`)).toBeVisible();
  jest.restoreAllMocks();
});

test("with a form service's URL, forms post there, even without script", () => {
  const forms = formsWith("https://forms.example/take", "204");
  const { container } = render(forms.enquiry);
  expect(container.querySelector("form")).toMatchObject({ action: "https://forms.example/take", method: "post" });
});

test("without delivery, the form announces an e-mail, and never claims success", async () => {
  const fetch = jest.fn();
  globalThis.fetch = fetch;
  const { enquiry } = formsWith("none");
  const { container } = render(enquiry);
  const form = container.querySelector("form");
  expect(form?.action).toMatch(/^mailto:/);
  expect(form?.enctype).toBe("text/plain");
  expect(screen.getByText(copy.composes.replace("{button}", "Send Message"))).toBeVisible();

  await act(async () => Promise.resolve(fireEvent.click(screen.getByRole("button", { name: "Send Message" }))));
  expect(screen.getByRole("group", { name: copy.mistakes.heading })).toBeVisible();
  for (const [label, value] of Object.entries({ "First Name": "Asha", Phone: "98450 12345", Message: "R&D?" }))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const chat = screen.getByRole<HTMLAnchorElement>("link", { name: copy.failed.whatsapp });
  expect(new URL(chat.href).searchParams.get("text")).toBe(
    `Enquiry\r\nFirst Name: Asha\r\nPhone: 98450 12345\r\nMessage: R&D?\r\nPrivacy Notice: ${copy.notice.version}`,
  );
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.queryByText(contact.form.sent.heading)).toBeNull();
});
