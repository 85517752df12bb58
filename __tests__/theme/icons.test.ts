import { readFileSync } from "node:fs";
import { iconNames } from "../../src/content/schemas/choices";

test("each icon that data may name is drawn", () => {
  const drawn = readFileSync("static/icons.svg", "utf8").matchAll(/<g id="([^"]+)"/g);
  expect(Array.from(drawn, ([, name]) => name)).toEqual(iconNames);
});
