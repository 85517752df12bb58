/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { IslandBoundary } from "../../src/islands/island-boundary";

// React and jsdom log errors that a boundary catches; these are deliberate.
beforeEach(() => jest.spyOn(console, "error").mockImplementation());
afterEach(() => jest.restoreAllMocks());

const onError = jest.fn();

/** Renders `children` into an island that contains `html`, as start.tsx does. */
function renderIsland(children: ReactNode, html = "") {
  const island = document.createElement("div");
  island.innerHTML = html;
  document.body.replaceChildren(island);
  render(
    <IslandBoundary island={island} slot="<p>Server HTML</p>" onError={onError}>
      {children}
    </IslandBoundary>,
    { container: island },
  );
}

function Thrower({ error }: { error: unknown }): never {
  throw error;
}

test("an island that needs script shows the error, a link home, and its server HTML", () => {
  renderIsland(<Thrower error={new TypeError("courses is undefined")} />, "<select></select>");
  expect(screen.getByRole("heading")).toHaveTextContent("Unexpected Application Error!");
  expect(screen.getByText("courses is undefined")).toBeVisible();
  const details = within(screen.getByRole("group"));
  expect(details.getByText("Technical details")).toBeVisible();
  expect(details.getByText(/^TypeError: courses is undefined\s+at /)).not.toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(screen.getByText("Server HTML")).toBeVisible();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});

test.each([
  ["a failed response", { status: 404, statusText: "Not Found" }, "404 Not Found"],
  ["a failed response without status text", { status: 503 }, "503"],
  ["a text", "The network is down", "The network is down"],
  ["nothing", undefined, "Unexpected Application Error!"],
])("an island that fails with %s shows it, without a stack", (_, thrown, summary) => {
  renderIsland(<Thrower error={thrown} />, "<input>");
  expect(screen.getByText(summary)).toBeVisible();
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});
