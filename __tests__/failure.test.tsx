import { render, screen, within } from "@testing-library/react";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { wrapPageElement } from "../gatsby-browser";
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
