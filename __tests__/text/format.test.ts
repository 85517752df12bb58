import { day, equalPart, month, retiredOn, rupees, unbroken, weekRange } from "../../src/text/format";

test.each([
  [0, "Free"],
  [100_000, "₹1,00,000"],
  [12_345_678, "₹1,23,45,678"],
])("%d rupees are written %s", (amount, words) => {
  expect(rupees(amount)).toBe(words);
});

test.each([
  [15_000, 3, 5_000],
  [15_000, 9, 1_667],
  [10, 4, 3],
])("%d rupees in %d equal parts are %d each, rounded to the rupee", (amount, parts, part) => {
  expect(equalPart(amount, parts)).toBe(part);
});

test.each([
  [3, 3, "Week 3"],
  [1, 2, "Weeks 1–2"],
])("weeks %d to %d read %s", (from, to, words) => {
  expect(weekRange(from, to)).toBe(words);
});

test("days and months as pages write them", () => {
  expect(day("2026-01-01")).toBe("1 January 2026");
  expect(month("2024-12-01")).toBe("December 2024");
  expect(retiredOn("2025-03-31")).toBe("retired on 31 March 2025");
});

test("days, times and ranges stay in one line", () => {
  expect(unbroken("15 Mar to 30 Jun")).toBe("15\u00a0Mar to 30\u00a0Jun");
  expect(unbroken("Mon, Wed, 10 AM–12 PM")).toBe("Mon, Wed, 10\u00a0AM–\u206012\u00a0PM");
});
