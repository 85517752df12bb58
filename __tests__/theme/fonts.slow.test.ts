import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import { budgets } from "../../e2e/support/budgets";
import { assertCharacters, readStaticFont } from "../../src/build/font-files";
import { fontFaces, preloads, typefaces } from "../../generated/fonts.json";
import { drawnText, furtherFonts, undrawable } from "../../src/theme/drawable";
import { characters, fontFamilies, pageCharacters } from "../../src/theme/font-families";

const webFonts = fontFaces.flatMap(({ src, unicodeRange = "" }: { src: string; unicodeRange?: string }) =>
  Array.from(src.matchAll(/url\("(.+?)"\)/g), ([, path = ""]) => ({ path, unicodeRange })),
);

test("the fonts are within their budget", () => {
  const sizes = readdirSync("static/fonts").map((file) => statSync(join("static/fonts", file)).size);
  expect(sizes.length).toBeLessThanOrEqual(budgets.fontFiles);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(budgets.fonts);
});

test("generated/fonts.json is up to date, and every file it names exists", () => {
  expect(typefaces.display.fontFamily).toContain(`"${fontFamilies.display.name}"`);
  expect(typefaces.text.fontFamily).toContain(`"${fontFamilies.text.name}"`);
  expect(webFonts).toHaveLength(4);
  expect([...webFonts.map(({ path }) => path), ...preloads].filter((path) => !existsSync(`static${path}`))).toEqual([]);
});

test.each(webFonts)("$path contains the characters of its range", ({ path, unicodeRange }) => {
  const ranges = unicodeRange ? unicodeRange.split(", ") : [];
  const inRange = ranges.flatMap((range) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  const expected = inRange.length > 0 ? inRange.join("") : characters.replace("₹", "");
  expect([...expected].filter((character) => !characters.includes(character))).toEqual([]);
  assertCharacters([create(readFileSync(`static${path}`))], expected, path);
});

const staticFonts = Object.values(fontFamilies).flatMap((family) =>
  Object.values(family.weights).map((weight: number) => ({ family, name: family.name, weight })),
);

// PDFs and share cards take ₹ from the text font if the display font lacks it, as the pages do.
test.each(staticFonts)("$name $weight contains every character that its family must have", ({ family, weight }) => {
  const required = family === fontFamilies.text ? characters : pageCharacters.latin;
  assertCharacters([create(readStaticFont(family, weight))], required, family.name);
});

test("the error names a missing font and how to install it", () => {
  const message = /^@expo-google-fonts\/lora has no 400Regular\/Lora_400Regular\.ttf: install the package, or choose/;
  expect(() => readStaticFont({ name: "Lora" }, 400)).toThrow(message);
});

test("generated/fonts.json states what the fonts of PDFs and share cards can draw", () => {
  expect(undrawable("Ơ → ≤ ✓ °C ಕನ್ನಡ हिन्दी தமிழ் తెలుగు മലയാളം বাংলা। Жλ ₹")).toEqual([]);
  expect(undrawable("ಕ 漢字 👍🏽 ok")).toEqual(["漢字", "👍🏽"]);
  expect(drawnText("Done 👍🏽, ಕ")).toBe("Done, ಕ");
  expect(drawnText("漢字")).toBe("–");
  expect(furtherFonts("José → ✓")).toEqual([]);
  expect(furtherFonts("Ravi ರವಿ")).toEqual(["Noto Sans Kannada"]);
});
