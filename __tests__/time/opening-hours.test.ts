import { indiaTime } from "../../src/time/india-time";
import { addOpenHours, daysOf, officeAt } from "../../src/time/opening-hours";

const hours = [
  { days: "Mon to Fri", opens: "09:00", closes: "18:00" },
  { days: "Sat", opens: "10:00", closes: "16:00" },
];

/** Times in India (20 November 2026 is a Friday), and the expected state of the office. */
const moments: [moment: string, state: string][] = [
  ["2026-11-20T08:59:59.999", "opens Friday 09:00"],
  ["2026-11-20T09:00:00", "open until 18:00"],
  ["2026-11-20T17:59:59.999", "open until 18:00"],
  ["2026-11-20T18:00:00", "opens Saturday 10:00"],
  ["2026-11-21T09:59:59", "opens Saturday 10:00"],
  ["2026-11-21T16:00:00", "opens Monday 09:00"],
  ["2026-11-23T05:29:59", "opens Monday 09:00"], // the last second of Sunday in UTC
  ["2026-12-31T20:00:00", "opens Friday 09:00"],
  ["2028-02-29T10:00:00", "open until 18:00"],
  ["2026-03-29T02:30:00", "opens Monday 09:00"], // an hour that European summer time skips
];

const instant = (moment: string) => Date.parse(`${moment}+05:30`);

function stateAt(moment: string) {
  const office = officeAt(instant(moment), hours);
  return office.isOpen ? `open until ${office.closes}` : `opens ${office.day} ${office.opens}`;
}

test.each(moments)("at %s in India the office: %s", (moment, state) => {
  expect(stateAt(moment)).toBe(state);
});

test("an office that opens once a week opens again in a week", () => {
  const sunday = [{ days: "Sun", opens: "10:00", closes: "11:00" }];
  expect(officeAt(instant("2026-11-22T11:00:00"), sunday)).toEqual({ isOpen: false, day: "Sunday", opens: "10:00" });
});

test.each([
  ["2026-11-20T06:30:00", 4, "2026-11-20T13:00"],
  ["2026-11-20T10:50:30", 4, "2026-11-20T15:00"],
  ["2026-11-20T14:00:00", 4, "2026-11-20T18:00"], // at closing time
  ["2026-11-20T17:00:00", 4, "2026-11-21T13:00"],
  ["2026-11-21T15:00:00", 4, "2026-11-23T12:00"], // across a Sunday
  ["2026-12-31T17:30:00", 12, "2027-01-02T12:30"],
])("from %s, %i office hours end at %s", (moment, count, end) => {
  const { date, time } = indiaTime(addOpenHours(instant(moment), count, hours));
  expect(`${date}T${time}`).toBe(end);
});

test.each([
  ["Sat", [6]],
  ["Mon to Fri", [1, 2, 3, 4, 5]],
  ["Fri to Mon", [5, 6, 0, 1]],
])("%s means the days %j", (days, positions) => {
  expect(daysOf(days)).toEqual(positions);
});
