import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { useState, type ReactNode } from "react";
import { wrapPageElement } from "../gatsby-browser";
import { Widget } from "../src/components/basics/widget";
import { ErrorBoundary } from "../src/components/layout/error-boundary";

jest.mock("../data/site.json", () => jest.requireActual<object>("./data/site.json"));

// React and jsdom each print an error that a boundary has caught: here it is thrown on purpose.
beforeEach(() => jest.spyOn(console, "error").mockImplementation());
afterEach(() => jest.restoreAllMocks());

function Thrower({ what }: { what: unknown }): never {
  throw what;
}

function renderFailing(what: unknown) {
  render(
    <ErrorBoundary>
      <Thrower what={what} />
    </ErrorBoundary>,
  );
  return within(screen.getByRole("main"));
}

test("a page that works is shown as it is", () => {
  render(<ErrorBoundary>Welcome</ErrorBoundary>);
  expect(screen.getByText("Welcome")).toBeVisible();
});

test("a page that fails shows what is known of the error, and a way home", () => {
  const main = renderFailing(new TypeError("courses is undefined"));
  expect(main.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
  expect(main.getByText("courses is undefined")).toBeVisible();
  const details = within(main.getByRole("group"));
  expect(details.getByText("Technical details")).toBeVisible();
  expect(details.getByText(/^TypeError: courses is undefined\s+at /)).not.toBeVisible();
  expect(main.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
});

test.each([
  ["a failed answer", { status: 404, statusText: "Not Found" }, "404 Not Found"],
  ["a failed answer without words", { status: 503 }, "503"],
  ["a text", "The network is down", "The network is down"],
  ["nothing", undefined, "Unexpected Application Error!"],
])("a page that fails with %s says so, and has no stack to show", (_, thrown, words) => {
  const main = renderFailing(thrown);
  expect(main.getByText(words)).toBeVisible();
  expect(main.queryByRole("group")).not.toBeInTheDocument();
});

test("a failed page leaves the next page alone", () => {
  const page = (pathname: string, element: React.ReactElement) =>
    wrapPageElement?.({ element, props: { location: { pathname } } } as WrapPageElementBrowserArgs, { plugins: [] });
  const { rerender } = render(page("/courses", <Thrower what="broken" />));
  expect(screen.getByText("broken")).toBeVisible();
  rerender(page("/about", <p>About us</p>));
  expect(screen.getByText("About us")).toBeVisible();
  expect(screen.queryByText("broken")).not.toBeInTheDocument();
});

describe("a widget that fails", () => {
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

  const page = (instead?: ReactNode) => (
    <ErrorBoundary>
      <h1>Courses</h1>
      <Widget name={'of "quotes"'} fallback={instead}>
        <Counter />
      </Widget>
    </ErrorBoundary>
  );

  async function fail() {
    await userEvent.type(screen.getByLabelText("Name"), "Asha");
    await userEvent.click(screen.getByRole("button"));
    await userEvent.click(screen.getByRole("button"));
  }

  test("leaves the rest of the page, its links and what was typed in it, but no button that nothing answers", async () => {
    render(page());
    await fail();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Courses");
    expect(screen.getByLabelText("Name")).toHaveValue("Asha");
    expect(screen.getByRole("link", { name: "Contact" })).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test("leaves the place to something else where there is such", async () => {
    render(page(<p>As it is without script</p>));
    await fail();
    expect(screen.getByText("As it is without script")).toBeVisible();
    expect(screen.queryByLabelText("Name")).not.toBeInTheDocument();
  });
});
