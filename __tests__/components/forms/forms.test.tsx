/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { forms as copy } from "../../../src/site-copy";
import contact from "../../data/contact.json";
import { formsWith } from "../../support/rendered-forms";

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
