import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Testimonials } from "../src/components/home/testimonials";

const names = ["Asha", "Binu", "Chitra", "Dev", "Esther", "Farhan"];
const quotes: Queries.TestimonialsFragment[] = names.map((name) => ({
  name,
  role: `${name}'s role`,
  course: "Python",
  image: "👩",
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
      <h2 id="voices">Voices</h2>
      <Testimonials testimonials={quotes} labelledBy="voices" />
    </>,
  );
  return userEvent.setup();
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
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

test("all six testimonials are in the document, with name, words and stars", () => {
  renderCarousel();
  const figures = screen.getAllByRole("figure");
  expect(figures).toHaveLength(6);
  figures.forEach((figure, index) => {
    expect(within(figure).getByText(`What ${names[index]} says.`)).toBeVisible();
    expect(within(figure).getByText(`${names[index]}`)).toBeVisible();
    expect(within(figure).getByText("Rated 4 of 5")).toBeVisible();
  });
});

test("next leads through all testimonials and from the last to the first", async () => {
  const user = renderCarousel();
  for (const position of [2, 3, 4, 5, 6, 1]) {
    await user.click(button("Next testimonial"));
    expectShown(position);
  }
});

test("previous leads from the first testimonial to the last, and back from there", async () => {
  const user = renderCarousel();
  for (const position of [6, 5]) {
    await user.click(button("Previous testimonial"));
    expectShown(position);
  }
});

test("a dot leads to its testimonial", async () => {
  const user = renderCarousel();
  await user.click(button("Testimonial 4: Dev"));
  expectShown(4);
});

test("the arrow keys lead to the neighbours", async () => {
  const user = renderCarousel();
  await user.tab();
  expect(list()).toHaveFocus();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expectShown(3);
  await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expectShown(6);
});

test("an arrow key with Alt stays the browser's way back", () => {
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
});
