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
  ["faculty.json", [300, 500], "but portraits are shown square: crop it to a square around the face"],
  ["faculty.json", [190, 190], "which is too small to be sharp: use a larger one"],
  ["courses.json", [1000, 1600], "but is shown in a wide frame: use one that is wider than it is tall"],
  ["courses.json", [1000, 600], "but heroes look blurred below 1200 pixels in width: use a larger one"],
])("the check warns about a picture in %s of %j pixels", async (file, [width = 0, height = 0], warning) => {
  const root = newProject([file, swap("images/course.png", "images/blank.png")]);
  const blank = { create: { width, height, channels: 3, background: "white" } } as const;
  await sharp(blank).png().toFile(join(root, "data/images/blank.png"));
  expect(await warningsOf(root)).toContainEqual(
    expect.stringContaining(`picture, src is ${width} × ${height} pixels, ${warning}`),
  );
});
