/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Citation } from "../../../src/components/research/citation-text";

const text = "A. Rao (2026). A paper.";
const inClipboard = () => navigator.clipboard.readText();
const selected = () => getSelection()?.toString();
const refusing = { writeText: () => Promise.reject(new Error("NotAllowedError")) };

test.each([
  ["copies the text", (clipboard: object) => clipboard, "Copied", inClipboard],
  ["selects the text where copying is refused", () => refusing, "Selected, ready to copy", selected],
  ["selects the text where there is no clipboard", () => undefined, "Selected, ready to copy", selected],
])("the button %s and announces it each time", async (_, clipboardOf, said, result) => {
  const user = userEvent.setup(); // installs a clipboard stub
  Object.defineProperty(navigator, "clipboard", { value: clipboardOf(navigator.clipboard), configurable: true });
  render(<Citation kind="citation" title="A paper" text={text} />);
  const button = screen.getByRole("button", { name: /^Copy citation ?: A paper$/ });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  for (let press = 1; press <= 2; press++) {
    await user.click(button);
    expect(screen.getByRole("status")).toBeEmptyDOMElement(); // otherwise a second press would not be announced
    expect(await screen.findByText(said)).toBe(screen.getByRole("status"));
    expect(await result()).toBe(text);
  }
});
