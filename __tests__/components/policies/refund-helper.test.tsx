/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { RefundHelper } from "../../../src/components/policies/refund-helper";
import copy from "../../data/refund.json";

afterEach(() => window.history.replaceState(null, "", "/"));

/** Renders the refund helper with a URL query. */
function renderHelper(query: string) {
  window.history.replaceState(null, "", `/terms${query}#refunds`);
  return render(<RefundHelper copy={copy} />);
}

const answer = () => screen.getByRole("status").textContent;

test.each([
  ["2026-11-20", "Enrolled on 20 November 2026: possible until Friday, 27 November 2026."],
  ["2026-12-28", "Enrolled on 28 December 2026: possible until Monday, 4 January 2027."],
  ["0020-11-20", "Pick the day."],
  ["2026-02-30", "Pick the day."],
])("?enrolled=%s answers: %s", (enrolled, sentence) => {
  renderHelper(`?enrolled=${enrolled}`);
  expect(answer()).toBe(sentence);
});

test("picking a day adds it to the URL, and clearing the field removes it", () => {
  renderHelper("?from=mail");
  const field = screen.getByLabelText("Date of enrolment");
  fireEvent.change(field, { target: { value: "2026-11-20" } });
  expect(window.location.search + window.location.hash).toBe("?from=mail&enrolled=2026-11-20#refunds");
  expect(answer()).toContain("Friday, 27 November 2026");
  fireEvent.change(field, { target: { value: "" } });
  expect(window.location.search).toBe("?from=mail");
  expect(answer()).toBe(copy.invitation);
});
