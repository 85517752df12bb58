/** @jest-environment node */
import { cpSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { editData, newProject, swap } from "../../support/project";
import { allWarnings, warningsOf } from "../../support/warnings";

test("the check warns about a copied course's picture until it is replaced", async () => {
  const root = newProject(); // its second course is copied from the first
  const copied = "hero, picture, src is also the picture of item 1 (Python) in courses.json: choose another one";
  expect(await allWarnings(root)).toContainEqual(expect.stringContaining(copied));
  cpSync(join(root, "data/images/course.png"), join(root, "data/images/other.png"));
  editData(root, "courses.json", swap('"src": "images/course.png"', '"src": "images/other.png"'));
  expect(await allWarnings(root)).not.toContainEqual(expect.stringContaining(copied));
});

test("the check warns about a story with a trainer's portrait", async () => {
  expect(await allWarnings(newProject())).toContainEqual(
    expect.stringMatching(
      /^data\/alumni.json.*picture, src is also the picture of item 1 \(Dr Vasundhara Hegde\) in faculty.json/,
    ),
  );
});

test.each([
  [[300, 500], "is 300 × 500 pixels, but portraits are shown square: crop it to a square around the face"],
  [[190, 190], "is 190 × 190 pixels, which is too small to be sharp: use a larger one"],
])("the check warns about a portrait of %p pixels", async ([width = 0, height = 0], warning) => {
  const root = newProject();
  const blank = { create: { width, height, channels: 3, background: "white" } } as const;
  await sharp(blank).png().toFile(join(root, "data/images/portrait.png"));
  editData(root, "faculty.json", (text) => text.replace(/"src": ".*"/, '"src": "images/portrait.png"'));
  expect(await warningsOf(root)).toContainEqual(expect.stringContaining(`picture, src ${warning}`));
});

test.each([
  [[1000, 1600], "is 1000 × 1600 pixels, but is shown in a wide frame: use one that is wider than it is tall"],
  [[1000, 600], "is 1000 × 600 pixels, but heroes look blurred below 1200 pixels in width: use a larger one"],
])("the check warns about a hero of %p pixels", async ([width = 0, height = 0], warning) => {
  const root = newProject();
  const blank = { create: { width, height, channels: 3, background: "white" } } as const;
  await sharp(blank).png().toFile(join(root, "data/images/hero.png"));
  editData(root, "courses.json", swap("images/course.png", "images/hero.png"));
  expect(await warningsOf(root)).toContainEqual(expect.stringContaining(`picture, src ${warning}`));
});
