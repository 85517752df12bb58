/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render } from "@testing-library/react";
import { OpenNow } from "../../../src/components/contact/open-now";

afterEach(() => jest.useRealTimers());

test("the office's state follows the clock, even after sleep, and leaves no timer behind", () => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date("2026-11-20T08:59:59+05:30"));
  const { container, unmount } = render(<OpenNow />);
  expect(container).toHaveTextContent("Closed. Opens Friday 9:00 AM");
  act(() => jest.advanceTimersByTime(1000));
  expect(container).toHaveTextContent("Open now until 6:30 PM");
  jest.setSystemTime(new Date("2026-11-20T18:30:00+05:30")); // as if the device had been asleep
  act(() => jest.advanceTimersByTime(1000));
  expect(container).toHaveTextContent("Closed. Opens Monday 9:00 AM");
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
