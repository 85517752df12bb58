import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import blog from "../data/blog.json";
import contact from "../data/contact.json";
import copy from "../data/forms.json";
import site from "../data/site.json";
import { EnquiryForm } from "../src/components/forms/enquiry-form";
import { Newsletter } from "../src/components/forms/newsletter";

const openers = contact.form.openers as Queries.EnquiryFormFragment["openers"];

/** Both forms as built with a setting of `forms.delivery` in data/site.json. */
function formsWith(delivery: string) {
  site.forms.delivery = delivery;
  return {
    enquiry: <EnquiryForm copy={{ ...contact.form, openers }} sharedCopy={copy} courses={[]} />,
    newsletter: <Newsletter copy={blog.newsletter} sharedCopy={copy} />,
  };
}

const registered = new DOMParser().parseFromString(readFileSync("static/forms.html", "utf8"), "text/html");
const namesIn = (form: HTMLFormElement | null | undefined) =>
  Array.from(form?.querySelectorAll<HTMLInputElement>("[name]") ?? [], ({ name }) => name).filter(
    (name) => name !== "form-name",
  );

test.each(["enquiry", "newsletter"] as const)("static/forms.html registers every field of the %s form", (name) => {
  const forms = formsWith("netlify");
  const { container } = render(forms[name]);
  const registration = registered.querySelector<HTMLFormElement>(`form[name=${name}][data-netlify=true]`);
  expect(namesIn(container.querySelector("form")).sort()).toEqual(namesIn(registration).sort());
  expect(registration?.getAttribute("netlify-honeypot")).toBe("bot-field");
});

test("with the URL of a form service, forms are posted there", () => {
  const forms = formsWith("https://forms.example/take");
  const { container } = render(forms.enquiry);
  expect(container.querySelector("form")).toMatchObject({ action: "https://forms.example/take", method: "post" });
});

test("without delivery the form announces an e-mail, and never says that anything was sent", async () => {
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
    "Enquiry\r\nFirst Name: Asha\r\nPhone: 98450 12345\r\nMessage: R&D?",
  );
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.queryByText(contact.form.sent.heading)).toBeNull();
});
