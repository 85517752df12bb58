/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { Citation } from "../../../src/components/research/papers";

const text = "A. Rao (2026). A paper.";
let copied = "";
const working = { writeText: (written: string) => Promise.resolve((copied = written)) };
const refusing = { writeText: () => Promise.reject(new Error("NotAllowedError")) };
const inClipboard = () => copied;
const selected = () => getSelection()?.toString();

test.each([
  ["copies the text", working, "Copied", inClipboard],
  ["selects the text where copying is refused", refusing, "Selected, ready to copy", selected],
  ["selects the text where there is no clipboard", undefined, "Selected, ready to copy", selected],
])("the button %s and announces it each time", async (_, clipboard, said, result) => {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  render(<Citation kind="citation" title="A paper" text={text} />);
  const button = screen.getByRole("button", { name: /^Copy citation ?: A paper$/ });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  for (let press = 1; press <= 2; press++) {
    fireEvent.click(button);
    expect(screen.getByRole("status")).toBeEmptyDOMElement(); // otherwise a second press would not be announced
    expect(await screen.findByText(said)).toBe(screen.getByRole("status"));
    expect(result()).toBe(text);
  }
});
