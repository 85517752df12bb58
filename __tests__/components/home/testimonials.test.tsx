import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { TestimonialRow } from "../../../src/components/home/testimonial-row";
import { Testimonials } from "../../../src/components/home/testimonials";

const names = ["Asha", "Binu", "Chitra", "Dev", "Esther", "Farhan"];
const testimonials: Queries.TestimonialRowFragment[] = names.map((name) => ({
  name,
  role: `${name}'s role`,
  course: { title: "Python" },
  image: "👩",
  portrait: null,
  rating: 4,
  text: `What ${name} says.`,
  highlight: `What ${name} achieved`,
}));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function renderCarousel() {
  render(
    <>
      <h2 id="testimonials-heading">Voices</h2>
      <Testimonials names={names}>
        <TestimonialRow testimonials={testimonials} />
      </Testimonials>
    </>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole("button", { name });
const list = () => screen.getByRole("list", { name: "Testimonials" });

function expectShown(position: number) {
  const current = screen.getAllByRole("button", { current: true });
  expect(current).toEqual([button(`Testimonial ${position}: ${names[position - 1]}`)]);
  expect(screen.getByText(`${position} of 6`)).toBeVisible();
}

test("the carousel is a named group that starts at the first testimonial", () => {
  renderCarousel();
  expect(screen.getByRole("group", { name: "Voices" })).toBeVisible();
  expectShown(1);
});

test("all testimonials are in the document, with name, text and stars", () => {
  renderCarousel();
  const figures = screen.getAllByRole("figure").map((figure) => within(figure));
  expect(figures).toHaveLength(names.length);
  for (const [index, figure] of figures.entries()) {
    for (const text of [`What ${names[index]} says.`, `${names[index]}`, "Rated 4 of 5"])
      expect(figure.getByText(text)).toBeVisible();
  }
});

async function pressKey(user: UserEvent, key: string) {
  list().focus();
  await user.keyboard(key);
}

test.each<[control: string, use: (user: UserEvent) => Promise<void>, positions: number[]]>([
  ["Next", (user) => user.click(button("Next testimonial")), [2, 3, 4, 5, 6, 1]],
  ["Previous", (user) => user.click(button("Previous testimonial")), [6, 5]],
  ["a dot", (user) => user.click(button("Testimonial 4: Dev")), [4]],
  ["the right arrow key", (user) => pressKey(user, "{ArrowRight}"), [2, 3, 4, 5, 6, 1]],
  ["the left arrow key", (user) => pressKey(user, "{ArrowLeft}"), [6, 5]],
])("%s changes the testimonial, from the last to the first and back", async (_, use, positions) => {
  const user = renderCarousel();
  for (const position of positions) {
    await use(user);
    expectShown(position);
  }
});

test("the row of testimonials is the first stop of the Tab key", async () => {
  await renderCarousel().tab();
  expect(list()).toHaveFocus();
});

test("an arrow key with Alt stays the browser's Back", () => {
  renderCarousel();
  const notPrevented = fireEvent.keyDown(list(), { key: "ArrowLeft", altKey: true });
  expect(notPrevented).toBe(true);
  expectShown(1);
});

test("the row scrolls to the chosen testimonial, and a swipe moves the dots along", async () => {
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  const user = renderCarousel();
  await user.click(button("Next testimonial"));
  expect(list().scrollLeft).toBe(300);
  fireEvent.scroll(list(), { target: { scrollLeft: 890 } });
  expectShown(4);
});

test("the carousel does not move by itself", () => {
  jest.useFakeTimers();
  renderCarousel();
  act(() => jest.advanceTimersByTime(60_000));
  expectShown(1);
  fireEvent.click(button("Next testimonial"));
  act(() => jest.advanceTimersByTime(60_000));
  expectShown(2);
});
