import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { useState, type ReactNode } from "react";
import { wrapPageElement } from "../../../src/components/layout/page-wrappers";
import { Widget } from "../../../src/components/basics/widget";
import { ErrorBoundary } from "../../../src/components/layout/error-boundary";

jest.mock("../../../data/site.json", () => jest.requireActual<object>("../../data/site.json"));

// React and jsdom print errors that a boundary catches; these are thrown on purpose.
beforeEach(() => jest.spyOn(console, "error").mockImplementation());
afterEach(() => jest.restoreAllMocks());

function Thrower({ error }: { error: unknown }): never {
  throw error;
}

function renderFailing(error: unknown) {
  render(
    <ErrorBoundary>
      <Thrower error={error} />
    </ErrorBoundary>,
  );
  return within(screen.getByRole("main"));
}

test("a working page is shown as it is", () => {
  render(<ErrorBoundary>Welcome</ErrorBoundary>);
  expect(screen.getByText("Welcome")).toBeVisible();
});

test("a failing page shows the error and a link home", () => {
  const main = renderFailing(new TypeError("courses is undefined"));
  expect(main.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
  expect(main.getByText("courses is undefined")).toBeVisible();
  const details = within(main.getByRole("group"));
  expect(details.getByText("Technical details")).toBeVisible();
  expect(details.getByText(/^TypeError: courses is undefined\s+at /)).not.toBeVisible();
  expect(main.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});

test.each([
  ["a failed response", { status: 404, statusText: "Not Found" }, "404 Not Found"],
  ["a failed response without status text", { status: 503 }, "503"],
  ["a text", "The network is down", "The network is down"],
  ["nothing", undefined, "Unexpected Application Error!"],
])("a page that fails with %s says so, without a stack", (_, thrown, summary) => {
  const main = renderFailing(thrown);
  expect(main.getByText(summary)).toBeVisible();
  expect(main.queryByRole("group")).not.toBeInTheDocument();
});

test("the next page after a failed one works", () => {
  const page = (pathname: string, element: React.ReactElement) =>
    wrapPageElement({ element, props: { location: { pathname } } as WrapPageElementBrowserArgs["props"] });
  const { rerender } = render(page("/courses", <Thrower error="broken" />));
  expect(screen.getByText("broken")).toBeVisible();
  rerender(page("/about", <p>About us</p>));
  expect(screen.getByText("About us")).toBeVisible();
  expect(screen.queryByText("broken")).not.toBeInTheDocument();
});

describe("a failing widget", () => {
  function Counter() {
    const [count, setCount] = useState(0);
    if (count > 1) throw new Error("It cannot count so far");
    return (
      <form>
        <input aria-label="Name" />
        <a href="/contact">Contact</a>
        <button type="button" onClick={() => setCount(count + 1)}>
          Count {count}
        </button>
      </form>
    );
  }

  async function renderAndFail(fallback?: ReactNode) {
    render(
      <ErrorBoundary>
        <h1>Courses</h1>
        <Widget name={'of "quotes"'} fallback={fallback}>
          <Counter />
        </Widget>
      </ErrorBoundary>,
    );
    await userEvent.type(screen.getByLabelText("Name"), "Asha");
    await userEvent.click(screen.getByRole("button"));
    await userEvent.click(screen.getByRole("button"));
  }

  test("leaves the rest of the page, its own links and typed text, but none of its buttons", async () => {
    await renderAndFail();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Courses");
    expect(screen.getByLabelText("Name")).toHaveValue("Asha");
    expect(screen.getByRole("link", { name: "Contact" })).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test("is replaced by its fallback if it has one", async () => {
    await renderAndFail(<p>As it is without script</p>);
    expect(screen.getByText("As it is without script")).toBeVisible();
    expect(screen.queryByLabelText("Name")).not.toBeInTheDocument();
  });
});
