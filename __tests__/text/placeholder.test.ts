import { isPlaceholder } from "../../src/text/placeholder";

test.each([
  "12 Sample Road",
  "+91-00000 00000",
  "+91 99999-99999",
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
  "560001",
  "hello@example-school.in",
  "Enter an e-mail address like name@example.com",
  "Sample exercises show whether you are ready, for example.",
])("%s is not a placeholder", (text) => {
  expect(isPlaceholder(text)).toBe(false);
});
