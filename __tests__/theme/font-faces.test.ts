import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { budgets } from "../../e2e/support/built/budgets";
import { withoutMissingGlyphs, missingGlyphs } from "../../src/theme/glyphs";
import { codeFont, fontFamilies, scriptFonts } from "../../src/theme/font-families";
import glyphs from "../../src/theme/glyphs.json";
import { fontFaces, preloads } from "../../src/theme/font-faces";
import { typefaces } from "../../src/theme/theme";

test("the fonts are within their budget", () => {
  const sizes = readdirSync("static/fonts").map((file) => statSync(join("static/fonts", file)).size);
  expect(sizes.length).toBeLessThanOrEqual(budgets.fontFiles);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(budgets.fonts);
});

test("every family has its faces, from the files of static/fonts/", () => {
  const { display, text } = fontFamilies;
  expect(typefaces.display.fontFamily).toContain(`"${display.name}"`);
  expect(typefaces.text.fontFamily).toContain(`"${text.name}"`);
  expect(Object.keys(glyphs)).toEqual([display.name, text.name, codeFont, ...scriptFonts]);
  const named = fontFaces.flatMap(({ src }) => /(?<=url\(").+?(?="\))/.exec(src)?.[0] ?? []);
  expect([...new Set(named)].sort()).toEqual(readdirSync("static/fonts").map((file) => `/fonts/${file}`));
  expect(preloads.filter((path) => !existsSync(`static${path}`))).toEqual([]);
});

test("glyphs.json states what the fonts of PDFs and share cards can draw", () => {
  expect(missingGlyphs("Ơ → ≤ ✓ °C ಕನ್ನಡ हिन्दी தமிழ் తెలుగు മലയാളം বাংলা। Жλ ₹")).toEqual([]);
  expect(missingGlyphs("ಕ 漢字 👍🏽 ok")).toEqual(["漢字", "👍🏽"]);
  expect(withoutMissingGlyphs("Done 👍🏽, ಕ")).toBe("Done, ಕ");
  expect(withoutMissingGlyphs("漢字")).toBe("–");
});
