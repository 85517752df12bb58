/** @jest-environment node */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fontFaces, preloads } from "../src/theme/fonts";

test("the fonts are at most four files and 30 kB", () => {
  const sizes = readdirSync("static/fonts").map((file) => statSync(join("static/fonts", file)).size);
  expect(sizes.length).toBeLessThanOrEqual(4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000);
});

test("every font file that is named exists", () => {
  const named = fontFaces.flatMap(({ src }) => Array.from(src.matchAll(/url\("(.+?)"\)/g), ([, path]) => path));
  expect(named).toHaveLength(4);
  expect([...named, ...preloads].filter((path) => !existsSync(`static${path}`))).toEqual([]);
});
