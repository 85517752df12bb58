/** @jest-environment node */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { characters, fontFaces, preloads } from "../src/fonts";

// README.md and CREDITS.md are notes for editors: no page shows them.
const contentFiles = readdirSync("data", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(json|md)$/.test(file) && !/(README|CREDITS)\.md$/.test(file))
  .sort();

/** Every string value of a data file, without the emoji portraits of the testimonials. */
function strings(file: string) {
  const content = readFileSync(join("data", file), "utf8");
  if (file.endsWith(".md")) return content;
  const found: string[] = [];
  JSON.parse(content, (key, value: unknown) => {
    if (typeof value === "string" && !(file === "testimonials.json" && key === "image")) found.push(value);
    return value;
  });
  return found.join("");
}

test.each(contentFiles)(
  "the fonts hold every character of data/%s (else add it to scripts/subset-fonts.ts)",
  (file) => {
    const missing = Array.from(strings(file).replace(/[\n\r\t]/g, "")).filter(
      (character) => !characters.includes(character),
    );
    expect([...new Set(missing)]).toEqual([]);
  },
);

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
