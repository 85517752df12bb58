/** @jest-environment node */
import { join } from "node:path";
import { placeholderWarning } from "../src/build/placeholder-warning";
import { editData, newProject, swap } from "./project";

test("the placeholders that are left in the settings are named in one line, and nothing is said without any", () => {
  const root = newProject();
  const warning = () => placeholderWarning(join(root, "data"));
  expect(warning()).toBe(
    "data/site.json still holds placeholders: url (https://test.example) and email (hello@test.example). Write the real details before visitors come.",
  );
  editData(root, "site.json", swap("https://test.example", "https://banyan.in"));
  editData(root, "site.json", swap("hello@test.example", "hello@banyan.in"));
  expect(warning()).toBeUndefined();
});
