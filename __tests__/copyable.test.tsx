import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Copyable } from "../src/components/library/copyable";

const words = "A. Rao (2026). A paper.";

function press() {
  const user = userEvent.setup(); // with a clipboard of its own
  render(<Copyable kind="citation" title="A paper" text={words} />);
  return { user, button: screen.getByRole("button", { name: /^Copy citation ?: A paper$/ }) };
}

test("the button copies the text and says so, each time", async () => {
  const { user, button } = press();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  for (let time = 1; time <= 2; time++) {
    await user.click(button);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(await screen.findByText("Copied")).toBe(screen.getByRole("status"));
    expect(await navigator.clipboard.readText()).toBe(words);
  }
});

test.each([
  ["refused", { writeText: () => Promise.reject(new Error("NotAllowedError")) }],
  ["missing", undefined],
])("where copying is %s the text is selected instead", async (_, clipboard) => {
  const { user, button } = press();
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  for (let time = 1; time <= 2; time++) {
    await user.click(button);
    expect(screen.getByRole("status")).toBeEmptyDOMElement(); // else a second press is not announced
    expect(await screen.findByText("Selected, ready to copy")).toBe(screen.getByRole("status"));
    expect(getSelection()?.toString()).toBe(words);
  }
});
