/** Exercise code is the same on every machine. */
import { createHighlighter } from "../../src/build/exercises/highlight";
import { expect, test } from "../support/site-test";

test("code is highlighted to the end of its lines, however slow the machine", async () => {
  const highlight = await createHighlighter();
  const code = 'total = sum([1, 2]) if "yes" else None  # the end';
  const expected = highlight(code, "python");
  expect(expected.flat().at(-1)).toEqual({ text: "# the end", kind: "comment" });
  const { now } = Date;
  let hours = 0;
  Date.now = () => now() + ++hours * 3_600_000; // every call is an hour later
  try {
    expect(highlight(code, "python")).toEqual(expected);
  } finally {
    Date.now = now;
  }
});
