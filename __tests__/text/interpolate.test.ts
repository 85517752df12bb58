import { interpolate } from "../../src/text/interpolate";

test("only what is named is replaced, and by no property that every object has", () => {
  expect(interpolate("{count} of {total}, {constructor}", { count: "1" })).toBe("1 of {total}, {constructor}");
});
