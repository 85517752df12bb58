/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Chips } from "../../src/components/shared/chips";
import { TickedList } from "../../src/components/shared/ticked-list";

const terms = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `term ${index + 1}`);
const items = () => screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent);

test.each([
  [4, ["term 1", "term 2", "term 3", "+1 more"]],
  [3, ["term 1", "term 2", "term 3"]],
])("of %d chips, three are shown and the rest counted", (count, shown) => {
  render(<Chips items={terms(count)} limit={3} label="Topics" />);
  expect(items()).toEqual(shown);
});

test.each([
  [3, ["term 1", "term 2", "+1 more"]],
  [2, ["term 1", "term 2"]],
])("of %d ticked items, two are shown and the rest counted", (count, shown) => {
  render(<TickedList items={terms(count)} limit={2} />);
  expect(items()).toEqual(shown);
});
