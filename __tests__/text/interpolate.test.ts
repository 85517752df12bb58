import { interpolate } from "../../src/text/interpolate";

test("replaces only known names, and no inherited properties", () => {
  expect(interpolate("{count} of {total}, {constructor}", { count: "1" })).toBe("1 of {total}, {constructor}");
});
