/** @jest-environment node */
import {
  durationInWeeks,
  filterAndSort,
  includesLevel,
  listOptions,
  parseComparedSlugs,
  parseListState,
} from "../../../src/components/courses/course-order";
import { levelNames } from "../../../src/content/schemas/choices";

test.each([
  ["Beginner", ["Beginner"]],
  ["Beginner to Advanced", ["Beginner", "Intermediate", "Advanced"]],
  ["Intermediate to Expert", ["Intermediate", "Advanced", "Expert"]],
  ["Expert", ["Expert"]],
])("a course for %s includes %j", (range, levels) => {
  expect(levelNames.filter((level) => includesLevel(range, level))).toEqual(levels);
});

test.each([
  ["1 week", 1],
  ["10 weeks", 10],
  ["3 months", 13],
  ["12 months", 52],
])("%s count as %d weeks", (duration, weeks) => {
  expect(durationInWeeks(duration)).toBe(weeks);
});

const courses = [
  { name: "A", level: "Beginner", price: 30_000, duration: "3 months" },
  { name: "B", level: "Beginner to Advanced", price: 10_000, duration: "10 weeks" },
  { name: "C", level: "Advanced", price: 20_000, duration: "3 months" },
  { name: "D", level: "Intermediate", price: 10_000, duration: "1 month" },
];

test("the list offers levels that a course has, and fees that leave out some course", () => {
  expect(listOptions(courses)).toEqual({ levels: levelNames.slice(0, 3), fees: [10_000, 20_000] });
});

test.each([
  ["", "ABCD"],
  ["sort=fee", "BDCA"],
  ["sort=fee-high-first", "ACBD"],
  ["sort=duration", "DBAC"],
  ["sort=duration-long-first", "ACBD"],
  ["level=Beginner", "AB"],
  ["level=Advanced&sort=fee", "BC"],
  ["level=Expert", "ABCD"],
  ["fee=20000", "BCD"],
  ["fee=10000&level=Beginner", "B"],
  ["fee=15000", "ABCD"],
  ["level=expert&sort=price", "ABCD"],
])("for “%s” the list is %s", (search, names) => {
  const shown = filterAndSort(courses, parseListState(new URLSearchParams(search), listOptions(courses)));
  expect(shown.map(({ name }) => name).join("")).toBe(names);
});

test.each([
  ["", []],
  ["compare=b", ["b"]],
  ["compare=b,a", ["b", "a"]],
  ["compare=a&compare=b", ["a", "b"]],
  ["compare=x,a,a,,d", ["a", "d"]],
  ["compare=d,c,b,a", ["d", "c", "b"]],
])("for “%s” the comparison is of %j", (search, slugs) => {
  expect(parseComparedSlugs(new URLSearchParams(search), ["a", "b", "c", "d"])).toEqual(slugs);
});
