import { formatTime, daysAfter, daysBetween, indiaTime, weekdayOf } from "../../src/time/india-time";

test.each([
  ["2026-11-20T18:29:59.999Z", "2026-11-20", "23:59"],
  ["2026-11-20T18:30:00Z", "2026-11-21", "00:00"],
  ["2028-02-28T18:30:00Z", "2028-02-29", "00:00"],
])("%s is %s, %s in India", (moment, date, time) => {
  expect(indiaTime(Date.parse(moment))).toEqual({ date, time });
});

test.each([
  ["2026-11-20", 7, "2026-11-27"],
  ["2026-12-28", 7, "2027-01-04"],
  ["2028-02-24", 7, "2028-03-02"],
])("%s and %d days is %s", (date, days, later) => {
  expect(daysAfter(date, days)).toBe(later);
  expect(daysBetween(date, later)).toBe(days);
  expect(weekdayOf(later)).toBe(weekdayOf(date));
});

test.each([
  ["00:30", "12:30 AM"],
  ["09:00", "9:00 AM"],
  ["12:00", "12:00 PM"],
  ["18:30", "6:30 PM"],
])("%s reads %s", (time, words) => {
  expect(formatTime(time)).toBe(words);
});
