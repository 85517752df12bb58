import { isPlaceholder } from "../src/text/placeholder";

test.each([
  ["12 Sample Road", true],
  ["+91-00000 00000", true],
  ["+91 99999-99999", true],
  ["000000", true],
  ["hello@banyan.example", true],
  ["Write to hello@banyan.example.", true],
  ["https://banyan.example", true],
  ["name@example.com", true],
  ["21 Church Street", false],
  ["+91-98450 12345", false],
  ["+91-80 2200 0000", false],
  ["560001", false],
  ["2026", false],
  ["hello@example-school.in", false],
  ["Enter an e-mail address like name@example.com", false],
  ["Sample exercises show whether you are ready, for example.", false],
])("whether %s stands for a detail that is still to come: %s", (text, answer) => {
  expect(isPlaceholder(text)).toBe(answer);
});
