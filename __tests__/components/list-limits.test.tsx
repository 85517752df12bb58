import { render, screen } from "@testing-library/react";
import { Chips } from "../../src/components/basics/chips";
import { CourseCard } from "../../src/components/courses/course-card";
import { HomeCourseCard } from "../../src/components/home/home-course-card";
import { TickedList } from "../../src/components/basics/ticked-list";

const terms = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `term ${index + 1}`);
const items = () => screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent);

// Casts, so that a field which is added to a card need not be added here.
const homeCourse = (topics: number) =>
  ({
    title: "Python",
    icon: "code",
    color: "leaf",
    description: "Write programs.",
    topics: terms(topics),
    weeks: 8,
    students: "500+",
    level: "Beginner",
    course: { path: "/courses/python" },
  }) as Queries.HomeCourseCardFragment;

const course = (highlights: number) =>
  ({
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
    highlights: terms(highlights),
    hero: { picture: { alt: "", src: { childImageSharp: null } } },
  }) as Queries.CourseCardFragment;

test.each([
  [6, ["term 1", "term 2", "term 3", "+3 more"]],
  [4, ["term 1", "term 2", "term 3", "+1 more"]],
  [3, ["term 1", "term 2", "term 3"]],
  [2, ["term 1", "term 2"]],
])("of %d chips three are shown and the rest are counted", (count, shown) => {
  render(<Chips items={terms(count)} limit={3} label="Topics" />);
  expect(items()).toEqual(shown);
});

test.each([
  [6, ["term 1", "term 2", "+4 more"]],
  [3, ["term 1", "term 2", "+1 more"]],
  [2, ["term 1", "term 2"]],
  [1, ["term 1"]],
])("of %d ticked items two are shown and the rest are counted", (count, shown) => {
  render(<TickedList items={terms(count)} limit={2} />);
  expect(items()).toEqual(shown);
});

test("without a limit all chips and all ticked items are shown", () => {
  render(
    <>
      <Chips items={terms(12)} label="Tools" />
      <TickedList items={terms(12)} />
    </>,
  );
  expect(items()).toEqual([...terms(12), ...terms(12)]);
});

test.each([
  [6, ["+3 more"]],
  [3, []],
])("a course card of the home page with %d topics shows the first three", (count, more) => {
  render(<HomeCourseCard course={homeCourse(count)} />);
  expect(items().slice(1)).toEqual(["term 1", "term 2", "term 3", ...more]);
});

test.each([
  [6, ["+4 more"]],
  [2, []],
])("a course card of the list with %d highlights shows the first two", (count, more) => {
  render(<CourseCard course={course(count)} />);
  expect(items().slice(1)).toEqual(["term 1", "term 2", ...more]);
});

test("a course card states the fee with Indian grouping and leads to the course", () => {
  render(<CourseCard course={course(3)} />);
  expect(screen.getByText("₹15,000")).toBeVisible();
  expect(screen.getByRole("link", { name: "Learn More about Python" })).toHaveAttribute("href", "/courses/python");
});
