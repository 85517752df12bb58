import { batchTotals, formatSchedule, hoursPerClass, timesOfDay } from "../../src/time/class-times";

test.each([
  [["Mon", "Wed", "Fri"], undefined, { last: "2027-03-05", weekly: 6, hours: 48 }],
  [["Mon"], undefined, { last: "2027-03-01", weekly: 2, hours: 16 }],
  [["Mon", "Sun"], "2027-03-20", { last: "2027-03-20", weekly: 4, hours: 38 }],
])("a batch on %j that ends on %s takes %j", (days, end, length) => {
  const batch = { start: "2027-01-11", days, fromTime: "19:00", toTime: "21:00", end };
  expect(batchTotals(batch, { weeks: 8 })).toEqual(length);
});

test("a class may end after midnight", () => {
  expect(hoursPerClass({ fromTime: "22:30", toTime: "00:30" })).toBe(2);
});

test.each([
  ["19:00", "21:00", "Mon, 7–9 PM"],
  ["10:00", "13:30", "Mon, 10 AM–1:30 PM"],
])("classes from %s to %s are on %s", (fromTime, toTime, words) => {
  expect(formatSchedule({ start: "2027-01-11", days: ["Mon"], fromTime, toTime })).toBe(words);
});

test.each([
  [["Sat", "Sun"], "18:00", "weekends"],
  [["Tue", "Sat"], "10:00", "mornings"],
  [["Mon"], "12:00", "afternoons"],
  [["Mon"], "16:59", "afternoons"],
  [["Mon", "Wed"], "17:00", "evenings"],
])("classes on %j from %s are in the %s", (days, fromTime, words) => {
  expect(timesOfDay({ days, fromTime })).toBe(words);
});
