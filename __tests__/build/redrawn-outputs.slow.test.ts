/** @jest-environment node */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { updateCheckedCopy } from "../../src/build/checked-copy";
import { renderDownloads } from "../../src/build/downloads/render-downloads";
import { exerciseCards, shareCards } from "../../src/build/share-cards/render-share-cards";
import { fontFamilies, staticFontPackage } from "../../src/theme/font-families";
import { color } from "../../src/theme/theme";
import { newProject } from "../support/project";

// Renders PDF files after each change.
jest.setTimeout(60_000);

// A project with its own copy of the code, as the working directory, like in a real build.
const root = newProject();
for (const path of ["src", "static/logo.svg", "package-lock.json"])
  cpSync(path, join(root, path), { recursive: true, filter: (file) => !file.startsWith("src/pages") });
const here = process.cwd();
afterAll(() => process.chdir(here));

/** A course's PDF file, and the URLs of its cards, which change with their content. */
async function outputs(): Promise<Record<string, unknown>> {
  expect(await updateCheckedCopy(root)).toEqual([]);
  await renderDownloads(root);
  return {
    syllabus: readFileSync(join(root, "public/downloads/python-syllabus.pdf"), "latin1"),
    card: shareCards(root).find(({ path }) => path === "/courses/python")?.image,
    exercise: exerciseCards(root).get("python"),
  };
}

let before: Awaited<ReturnType<typeof outputs>>;
beforeAll(async () => {
  process.chdir(root);
  before = await outputs();
});

test.each([
  ["a text", "data/courses.json", '"level": "Beginner"', '"level": "Expert"', ["syllabus", "card"]],
  ["a picture", "data/images/course.png", "", "", ["syllabus", "card"]],
  ["the logo", "static/logo.svg", "<svg", '<svg class="new"', ["syllabus", "card", "exercise"]],
  ["the theme", "src/theme/theme.ts", color.action, "#123456", ["syllabus", "card", "exercise"]],
  ["a module", "src/content/price-lines.ts", '"Not included"', '"Extra"', ["syllabus", "card", "exercise"]],
  [
    "a package",
    "package-lock.json",
    staticFontPackage(fontFamilies.text),
    "@other/font",
    ["syllabus", "card", "exercise"],
  ],
])("a change of %s re-renders what depends on it", async (_, path, from, to, expected) => {
  const file = join(root, path);
  const original = readFileSync(file, "latin1");
  expect(original).toContain(from);
  writeFileSync(file, from ? original.replace(from, to) : `${original}more`, "latin1");
  const after = await outputs();
  writeFileSync(file, original, "latin1");
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(expected);
});
