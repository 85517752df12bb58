/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { budgets } from "../../scripts/bench/budgets";
import { updateCheckedCopy } from "../../src/build/checked-copy";
import { assertCharacters, readStaticFont } from "../../src/build/font-files";
import { fontFamilies } from "../../src/theme/font-families";
import { characters, fontFaces, preloads, typefaces } from "../../src/theme/fonts";
import { sitePages } from "../../src/content/site-pages";
import { newProject } from "../support/project";

const webFonts = fontFaces.flatMap(({ src, unicodeRange = "" }: { src: string; unicodeRange?: string }) =>
  Array.from(src.matchAll(/url\("(.+?)"\)/g), ([, path = ""]) => ({ path, unicodeRange })),
);

test("the fonts are within their budget", () => {
  const sizes = readdirSync("static/fonts").map((file) => statSync(join("static/fonts", file)).size);
  expect(sizes.length).toBeLessThanOrEqual(budgets.fontFiles);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(budgets.fonts);
});

test("src/theme/fonts.ts is up to date, and every file it names exists", () => {
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
  assertCharacters(create(readFileSync(`static${path}`)), expected, fontFamilies.text, path);
});

const staticFonts = Object.values(fontFamilies).flatMap((family) =>
  Object.values(family.weights).map((weight: number) => ({ family, name: family.name, weight })),
);

test.each(staticFonts)("$name $weight contains every character of the pages", ({ family, weight }) => {
  assertCharacters(create(readStaticFont(family, weight)), characters, family, "PDF files and share cards");
});

test("a font that is not installed is named, with what to do", () => {
  const message = /^@expo-google-fonts\/lora has no 400Regular\/Lora_400Regular\.ttf: install the package, or choose/;
  expect(() => readStaticFont({ name: "Lora" }, 400)).toThrow(message);
});

// Subsets fonts and renders files, which takes seconds on a busy machine.
jest.setTimeout(60_000);

describe("without ₹", () => {
  const { display, text } = fontFamilies;
  const root = newProject();
  beforeAll(() => updateCheckedCopy(root));
  beforeEach(() => jest.resetModules());

  async function loseRupee(...families: object[]) {
    const fonts = await Promise.all(
      staticFonts.map(async ({ family, weight }) => {
        const font = readStaticFont(family, weight);
        const rest = characters.replace("₹", "");
        const isLosing = families.includes(family);
        return [family.name + weight, isLosing ? await subsetFont(font, rest, { targetFormat: "truetype" }) : font];
      }),
    );
    const fontOf = Object.fromEntries(fonts) as Record<string, Buffer>;
    const read: typeof readStaticFont = (family, weight) =>
      fontOf[family.name + weight] ?? readStaticFont(family, weight);
    jest.doMock("../../src/build/font-files", () => ({
      ...jest.requireActual("../../src/build/font-files"),
      readStaticFont: read,
    }));
  }

  test.each([
    { family: display, output: "headings of PDF files" },
    { family: text, output: "text of PDF files" },
  ])("in $family.name, no PDF file with a fee is rendered", async ({ family, output }) => {
    await loseRupee(family);
    const { renderDownloads } = await import("../../src/build/downloads/render-downloads");
    await expect(renderDownloads(root)).rejects.toThrow(`No glyph for ₹ (U+20B9) in "${family.name}" (${output}): `);
  });

  /** Renders the card of a page with a price. */
  async function drawPrice() {
    const { drawCard } = await import("../../src/build/share-cards/draw-card");
    const page = sitePages(join(root, "data")).find(({ price }) => price);
    const site = { name: "Institute", url: "https://test.example", logo: '<svg viewBox="0 0 1 1"/>' };
    return page && drawCard(page, site, undefined, "digest");
  }

  test("in one family, a share card falls back to the other", async () => {
    await loseRupee(display);
    await expect(drawPrice()).resolves.toBeInstanceOf(Buffer);
  });

  test("in both families, no share card with a price is rendered", async () => {
    await loseRupee(display, text);
    const fonts = `"${display.name}" and "${text.name}" (share cards)`;
    await expect(drawPrice()).rejects.toThrow(`No glyph for ₹ (U+20B9) in ${fonts}: `);
  });
});
