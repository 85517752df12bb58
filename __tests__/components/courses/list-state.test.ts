import { filterAndSort, listOptions, parseCompared, parseListState } from "../../../src/components/courses/list-state";
import { levelNames } from "../../../src/content/schemas/choices";

test.each([
  ["Beginner", ["Beginner"]],
  ["Beginner to Advanced", ["Beginner", "Intermediate", "Advanced"]],
  ["All levels", ["Beginner", "Intermediate", "Advanced", "Expert"]],
])("a course for %s includes %j", (range, levels) => {
  expect(listOptions([{ level: range, totalFee: 0, batches: [] }]).levels).toEqual(levels);
});

const batch = (day: string, ...classes: string[]) => ({ begins: `2027-01-${day}T10:00+05:30`, classes });

const courses = [
  {
    slug: "A",
    level: "Beginner",
    totalFee: 30_000,
    duration: "3 months",
    batches: [batch("10", "evenings", "online")],
  },
  { slug: "B", level: "Beginner to Advanced", totalFee: 10_000, duration: "10 weeks", batches: [] },
  {
    slug: "C",
    level: "Advanced",
    totalFee: 20_000,
    duration: "3 months",
    batches: [batch("11", "evenings", "campus"), batch("20", "weekends", "online")],
  },
  {
    slug: "D",
    level: "Intermediate",
    totalFee: 10_000,
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
