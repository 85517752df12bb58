import { durationInWeeks } from "../../src/content/durations";

test.each([
  ["7 days", 1],
  ["2 to 3 weekends", 3],
  ["3 months", 13],
  ["1 year", 52],
])("%s count as %d weeks", (duration, weeks) => {
  expect(durationInWeeks(duration)).toBe(weeks);
});
