import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import blog from "../../../data/blog.json";
import contact from "../../../data/contact.json";
import copy from "../../../data/forms.json";
import site from "../../../data/site.json";
import { indiaTime, weekdayOf } from "../../../src/time/india-time";
import { addOpenHours, weekdays } from "../../../src/time/opening-hours";
import { clock } from "../../../src/time/time-of-day";
import { EnquiryForm } from "../../../src/components/forms/enquiry-form";
import type { KnownCourse } from "../../../src/components/forms/intent";
import { mail } from "../../../src/contact/contact-links";
import { Notice } from "../../../src/components/forms/notice";
import { Newsletter } from "../../../src/components/forms/newsletter";

const openers = contact.form.openers as Queries.EnquiryFormFragment["openers"];

/** Returns both forms, with these settings instead of those in data/site.json. */
function formsWith(delivery: string, answer?: string, courses: KnownCourse[] = []) {
  Object.assign(site.forms, { delivery, answer });
  return {
    enquiry: (
      <EnquiryForm copy={{ ...contact.form, openers }} courses={courses} batches={[]} services={[]} terms={[]}>
        <Notice form="enquiry" />
      </EnquiryForm>
    ),
    newsletter: <Newsletter copy={blog.newsletter} />,
  };
}

test.each(["enquiry", "newsletter"] as const)("the %s form always shows a one-sentence privacy notice", (name) => {
  const { summary, newsletter, more, fields, purpose, kept, withdraw, complaint, young } = copy.notice;
  render(formsWith("netlify")[name]);
  expect(screen.getByText(name === "newsletter" ? newsletter : summary, { exact: false })).toBeVisible();
  expect(screen.getByText(complaint.text)).not.toBeVisible();
  fireEvent.click(screen.getByText(more));
  type Part = { label: string; text: string; newsletter?: string };
  const parts: Part[] = [fields, purpose, kept, withdraw, complaint, young];
  for (const part of parts) {
    const text = (name === "newsletter" && part.newsletter) || part.text;
    expect(screen.getByText(part.label).nextElementSibling).toHaveTextContent(text);
  }
  expect(screen.getByRole("link", { name: site.contact.email })).toHaveAttribute("href", mail);
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

  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  expect(screen.getByRole("alert")).toHaveTextContent(copy.mistakes.heading);
  await user.type(screen.getByLabelText("First Name"), "Asha");
  await user.type(screen.getByLabelText("Phone"), "98450 12345");
  await user.type(screen.getByLabelText("Message"), "R&D?");
  const chat = screen.getByRole<HTMLAnchorElement>("link", { name: copy.failed.whatsapp });
  expect(new URL(chat.href).searchParams.get("text")).toBe(
    `Enquiry\r\nFirst Name: Asha\r\nPhone: 98450 12345\r\nMessage: R&D?\r\nPrivacy Notice: ${copy.notice.version}`,
  );
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.queryByText(contact.form.sent.heading)).toBeNull();
});

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

const answerOf = (status: number, text: string) => () =>
  Promise.resolve({ status, ok: status >= 200 && status < 300, text: () => Promise.resolve(text) } as Response);

const brokenOff = () =>
  Promise.resolve({ status: 200, ok: true, text: () => Promise.reject(new TypeError("terminated")) } as Response);

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
    const [{ link, label } = { link: "", label: "" }] = contact.form.courses;
    const syllabus = { path: "/downloads/a-syllabus.pdf", label: "Download Syllabus", kilobytes: 84 };
    const course = { slug: "a", title: "A", path: link, facts: [], syllabus };
    const forms = formsWith("netlify", undefined, [course]);
    await press(name, answerOf(200, sentPage), forms, { "Course Interest": label });
    expect(screen.queryAllByRole("button", { name: copy.another })).toHaveLength(name === "enquiry" ? 1 : 0);
    const links = screen.queryAllByRole("link", { name: /^Download Syllabus/ });
    expect(links.map((each) => each.getAttribute("href"))).toEqual(name === "enquiry" ? [syllabus.path] : []);
  });

  test.each([
    ["another page, or a redirect to one", answerOf(200, homePage)],
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
        return Promise.resolve({ status: 200, ok: true, text } as Response);
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
    "[]",
    '"text"',
    '{"Email":null}',
    '{"Email":"text"}',
    '{"Email":{}}',
    '{"Email":[]}',
    '{"Email":["",7]}',
    '{"Course Interest":["","No such course"]}',
  ])("ignores the invalid draft %s", (draft) => {
    sessionStorage.setItem(`draft ${name}`, draft);
    const { container } = render(formsWith("netlify")[name]);
    const fields = Array.from(container.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea"));
    expect(fields.map(({ value }) => value).join("")).toBe("");
    for (const select of container.querySelectorAll("select")) expect(select.selectedIndex).toBe(0);
  });

  test("submits in browsers that store no drafts", async () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      });
    await press(name, answerOf(200, sentPage));
    expect(screen.getByRole("heading", { name: sentHeading[name] })).toHaveFocus();
  });

  test("rejects 200 kB of text as too long, and keeps it", async () => {
    const { container } = render(formsWith("netlify")[name]);
    const field = screen.getByLabelText(name === "enquiry" ? "Message" : "Email");
    const value = `${"a".repeat(200_000)}@example.com`;
    fireEvent.input(field, { target: { value } });
    await act(async () => Promise.resolve(fireEvent.submit(container.querySelector("form") as HTMLFormElement)));
    expect(screen.getByRole("alert")).toHaveTextContent("it has 2,00,012");
    expect(field).toHaveValue(value);
  });
});

test.each(["2026-11-23T09:10:00", "2026-11-20T23:30:00"])(
  "an enquiry sent at %s states when to expect an answer",
  async (moment) => {
    const now = Date.parse(`${moment}+05:30`);
    jest.spyOn(Date, "now").mockReturnValue(now);
    await press("enquiry", answerOf(200, sentPage));
    const { date, time } = indiaTime(addOpenHours(now, contact.form.answer.hours, site.contact.hours));
    const by = moment.startsWith(date) ? `${clock(time)} today` : `${weekdays[weekdayOf(date)]}, ${clock(time)}`;
    expect(screen.getByText(contact.form.answer.by.replace("{time}", by))).toBeVisible();
    jest.restoreAllMocks();
  },
);

test("with script, the enquiry asks for an e-mail address or a phone number, and requires neither", () => {
  render(formsWith("netlify").enquiry);
  expect(screen.getByLabelText("Email")).not.toBeRequired();
  for (const label of ["Email", "Phone"])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(contact.form.reach);
});
