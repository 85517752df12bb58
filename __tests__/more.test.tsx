import { render, screen } from "@testing-library/react";
import { Chips } from "../src/components/basics/chips";
import { CourseCard } from "../src/components/courses/course-card";
import { HomeCourseCard } from "../src/components/home/home-course-card";
import { TickedList } from "../src/components/basics/ticked-list";

const words = (count: number) => Array.from({ length: count }, (_, index) => `word ${index + 1}`);
const entries = () => screen.getAllByRole("listitem").map((entry) => entry.textContent);

const homeCourse = (topics: number): Queries.HomeCourseCardFragment => ({
  title: "Python",
  icon: "code",
  color: "leaf",
  description: "Write programs.",
  topics: words(topics),
  weeks: 8,
  students: "500+",
  level: "Beginner",
  link: "/courses/python",
});

const course = (highlights: number): Queries.CourseCardFragment => ({
  title: "Python",
  path: "/courses/python",
  icon: "code",
  gradient: "leaf",
  popular: false,
  price: 15000,
  duration: "2 months",
  students: "500+",
  level: "Beginner",
  description: "Write programs.",
  highlights: words(highlights),
  hero: { picture: { alt: "", src: { childImageSharp: null } } },
});

test.each([
  [6, ["word 1", "word 2", "word 3", "+3 more"]],
  [4, ["word 1", "word 2", "word 3", "+1 more"]],
  [3, ["word 1", "word 2", "word 3"]],
  [2, ["word 1", "word 2"]],
])("of %d chips three are shown and the rest is counted", (count, shown) => {
  render(<Chips items={words(count)} limit={3} label="Topics" />);
  expect(entries()).toEqual(shown);
});

test.each([
  [6, ["word 1", "word 2", "+4 more"]],
  [3, ["word 1", "word 2", "+1 more"]],
  [2, ["word 1", "word 2"]],
  [1, ["word 1"]],
])("of %d ticked lines two are shown and the rest is counted", (count, shown) => {
  render(<TickedList items={words(count)} limit={2} />);
  expect(entries()).toEqual(shown);
});

test("without a limit all chips and all ticked lines are shown", () => {
  render(
    <>
      <Chips items={words(12)} label="Tools" />
      <TickedList items={words(12)} />
    </>,
  );
  expect(entries()).toEqual([...words(12), ...words(12)]);
});

test.each([
  [6, ["+3 more"]],
  [3, []],
])("a course card of the home page with %d topics shows the first three", (count, rest) => {
  render(<HomeCourseCard course={homeCourse(count)} />);
  expect(entries().slice(1)).toEqual(["word 1", "word 2", "word 3", ...rest]);
});

test.each([
  [6, ["+4 more"]],
  [2, []],
])("a course card of the list with %d highlights shows the first two", (count, rest) => {
  render(<CourseCard course={course(count)} />);
  expect(entries().slice(1)).toEqual(["word 1", "word 2", ...rest]);
});

test("a course card states the fee with Indian grouping and leads to the course", () => {
  render(<CourseCard course={course(3)} />);
  expect(screen.getByText("₹15,000")).toBeVisible();
  expect(screen.getByRole("link", { name: "Learn More about Python" })).toHaveAttribute("href", "/courses/python");
});
