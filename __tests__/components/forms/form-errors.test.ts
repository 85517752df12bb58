import { formErrors, isPhone } from "../../../src/components/forms/form-errors";
import { formFields, type FormValues } from "../../../src/contact/form-fields";
import { mistakes as messages } from "../../data/forms.json";

test.each([
  ["9845012345", true],
  ["+91 98450-12345", true],
  ["0091 98450 12345", true],
  ["098450 12345", true],
  ["919845012345", true],
  ["+91 (80) 4123 4567", true],
  ["+44 20 7946 0958", true],
  ["98450", false],
  ["98450 123456", false],
  ["+91 98450 1234", false],
  ["+0 98450 12345", false],
  ["+1234567890123456", false],
  ["98450 12345 Asha", false],
])("whether %s is a telephone number: %s", (text, answer) => {
  expect(isPhone(text)).toBe(answer);
});

const longest = formFields.enquiry.find(({ name }) => name === "Message")?.maxLength ?? 0;
const asha = { "First Name": "Asha", Phone: "98450 12345", Message: "Hello" };

test.each([
  ["a name, a phone number and a message", asha, []],
  ["an e-mail address instead of the number", { ...asha, Phone: "", Email: "asha@example.co.in" }, []],
  ["an address with letters of any language", { ...asha, Email: "ಆಶಾ@ಉದಾಹರಣೆ.ಭಾರತ" }, []],
  ["as many characters as allowed", { ...asha, Message: "a".repeat(longest) }, []],
  ["one character too many", { ...asha, Message: "a".repeat(longest + 1) }, ["Message"]],
  ["an address without a domain", { ...asha, Email: "asha@" }, ["Email"]],
  ["two addresses", { ...asha, Email: "a@b.in, c@d.in" }, ["Email"]],
  ["nothing", {}, ["First Name", "Email", "Message"]],
])("reports the errors of an enquiry with %s", (_, values: FormValues, fields) => {
  expect(formErrors(formFields.enquiry, values).map(({ field }) => field)).toEqual(fields);
});

test.each([
  ["asha@example.com", []],
  ["  asha@example.com ", []],
  ["", [messages.noEmail]],
  ["asha", [messages.email]],
  ["asha@example..com", [messages.email]],
])("reports the errors of the newsletter address “%s”", (Email, expected) => {
  expect(formErrors(formFields.newsletter, { Email }).map(({ message }) => message)).toEqual(expected);
});

test("rejects 200 kB of dots as an e-mail address, without backtracking", () => {
  const Email = `asha@example${".".repeat(200_000)}@`;
  expect(formErrors(formFields.newsletter, { Email }).map(({ message }) => message)).toContain(messages.email);
});
