import { filterAndSort, listOptions, parseCompared, parseListState } from "../../../src/components/courses/list-state";
import { levelNames } from "../../../src/content/schemas/choices";
import { durationInWeeks } from "../../../src/content/durations";
import { batchLength, classHours, classTimes } from "../../../src/time/class-times";

test.each([
  ["Beginner", ["Beginner"]],
  ["Beginner to Advanced", ["Beginner", "Intermediate", "Advanced"]],
  ["All levels", ["Beginner", "Intermediate", "Advanced", "Expert"]],
])("a course for %s includes %j", (range, levels) => {
  expect(listOptions([{ level: range, price: 0, batches: [] }]).levels).toEqual(levels);
});

test.each([
  ["7 days", 1],
  ["2 to 3 weekends", 3],
  ["3 months", 13],
  ["1 year", 52],
])("%s count as %d weeks", (duration, weeks) => {
  expect(durationInWeeks(duration)).toBe(weeks);
});

test.each([
  [["Mon", "Wed", "Fri"], undefined, { last: "2027-03-05", weekly: 6, hours: 48 }],
  [["Mon"], undefined, { last: "2027-03-01", weekly: 2, hours: 16 }],
  [["Mon", "Sun"], "2027-03-20", { last: "2027-03-20", weekly: 4, hours: 38 }],
])("a batch on %j that ends on %s takes %j", (days, end, length) => {
  const batch = { start: "2027-01-11", days, fromTime: "19:00", toTime: "21:00", end };
  expect(batchLength(batch, { weeks: 8 })).toEqual(length);
});

test.each([
  ["19:00", "21:00", "Mon, 7–9 PM"],
  ["10:00", "13:30", "Mon, 10 AM–1:30 PM"],
])("classes from %s to %s are on %s", (fromTime, toTime, words) => {
  expect(classHours({ start: "2027-01-11", days: ["Mon"], fromTime, toTime })).toBe(words);
});

const batch = (day: string, ...classes: string[]) => ({ begins: `2027-01-${day}T10:00+05:30`, classes });

const courses = [
  { slug: "A", level: "Beginner", price: 30_000, duration: "3 months", batches: [batch("10", "evenings", "online")] },
  { slug: "B", level: "Beginner to Advanced", price: 10_000, duration: "10 weeks", batches: [] },
  {
    slug: "C",
    level: "Advanced",
    price: 20_000,
    duration: "3 months",
    batches: [batch("11", "evenings", "campus"), batch("20", "weekends", "online")],
  },
  {
    slug: "D",
    level: "Intermediate",
    price: 10_000,
    duration: "1 month",
    batches: [batch("12", "mornings", "hybrid")],
  },
];

const options = listOptions(courses);
const stateFor = (search: string) => parseListState(new URLSearchParams(search), options);

test("the list offers only levels in use, and only fees and classes that exclude some course", () => {
  expect(options).toEqual({
    levels: levelNames.slice(0, 3),
    fees: [10_000, 20_000],
    classes: ["weekends", "evenings", "online"],
  });
  expect(listOptions(courses.slice(0, 1))).toEqual({ levels: ["Beginner"], fees: [], classes: [] });
});

test.each([
  ["", "ABCD"],
  ["sort=fee", "BDCA"],
  ["sort=fee-high-first", "ACBD"],
  ["sort=duration", "DBAC"],
  ["sort=duration-long-first", "ACBD"],
  ["level=Advanced&sort=fee", "BC"],
  ["level=Expert", "ABCD"],
  ["fee=20000", "BCD"],
  ["fee=10000&level=Beginner", "B"],
  ["level=expert&sort=price", "ABCD"],
  ["classes=evenings", "AC"],
  ["classes=weekends,evenings", "AC"],
  ["classes=weekends&classes=online", "C"],
  ["classes=online&fee=20000", "C"],
  ["classes=mornings", "ABCD"],
])("for “%s” the list is %s", (search, slugs) => {
  const shown = filterAndSort(courses, stateFor(search));
  expect(shown.map(({ slug }) => slug).join("")).toBe(slugs);
});

test("a course stays in the list while a matching batch has not started", () => {
  const startsOf = (search: string, now: string) =>
    filterAndSort(courses, stateFor(search), Date.parse(now)).map(({ slug, batches }) => [
      slug,
      ...batches.map(({ begins }) => begins.slice(8, 10)),
    ]);
  expect(startsOf("classes=online", "2027-01-01")).toEqual([
    ["A", "10"],
    ["C", "20"],
  ]);
  expect(startsOf("classes=online", "2027-01-10T10:00+05:30")).toEqual([["C", "20"]]);
  expect(startsOf("fee=20000", "2027-01-15")).toEqual([["B"], ["C", "20"], ["D"]]);
});

test.each([
  ["", ""],
  ["compare=B", "B"],
  ["compare=B,A", "AB"],
  ["compare=x,A,A,,D", "AD"],
  ["compare=D,C,B,A", "ABC"],
])("“%s” compares “%s”", (search, slugs) => {
  const compared = parseCompared(new URLSearchParams(search), courses);
  expect(compared.map(({ slug }) => slug).join("")).toBe(slugs);
});

test.each([
  [["Sat", "Sun"], "18:00", "weekends"],
  [["Tue", "Sat"], "10:00", "mornings"],
  [["Mon"], "12:00", "afternoons"],
  [["Mon"], "16:59", "afternoons"],
  [["Mon", "Wed"], "17:00", "evenings"],
])("classes on %j from %s are in the %s", (days, fromTime, words) => {
  expect(classTimes({ days, fromTime })).toBe(words);
});
