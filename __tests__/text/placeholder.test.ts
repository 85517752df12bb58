/** @jest-environment node */
import { join } from "node:path";
import { placeholderWarning } from "../../src/build/placeholder-warning";
import { isPlaceholder } from "../../src/text/placeholder";
import { editData, newProject, swap } from "../support/project";

test.each([
  "12 Sample Road",
  "+91-00000 00000",
  "+91 99999-99999",
  "000000",
  "hello@banyan.example",
  "Write to hello@banyan.example.",
  "https://banyan.example",
  "name@example.com",
])("%s is a placeholder", (text) => {
  expect(isPlaceholder(text)).toBe(true);
});

test.each([
  "21 Church Street",
  "+91-98450 12345",
  "+91-80 2200 0000",
  "560001",
  "2026",
  "hello@example-school.in",
  "Enter an e-mail address like name@example.com",
  "Sample exercises show whether you are ready, for example.",
])("%s is no placeholder", (text) => {
  expect(isPlaceholder(text)).toBe(false);
});

test("the build warns of the placeholders in the settings, by name", () => {
  const root = newProject();
  const warning = () => placeholderWarning(join(root, "data"));
  expect(warning()).toBe(
    "data/site.json still holds placeholders: url (https://test.example) and email (hello@test.example). Write the real details before visitors come.",
  );
  editData(root, "site.json", swap("https://test.example", "https://banyan.in"));
  editData(root, "site.json", swap("hello@test.example", "hello@banyan.in"));
  expect(warning()).toBeUndefined();
});
