import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { errorsAfter } from "../../../support/check-project";
import { editData, fixture, newProject, swap } from "../../../support/project";
import { allWarnings, warningsOf } from "../../../support/warnings";

const root = newProject();

/** Creates a picture with this size in its header, the only part that the check reads. */
function pictureOf(width: number, height: number): Buffer {
  const picture = fixture("images/service.png");
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

const unreadable = "a file that is not a readable picture: data/images/service.png: export it again as PNG or JPEG";
const large = "which is too large: save it with 2,000 on its longer side";

test.each<[what: string, content: string | Buffer, error: string]>([
  ["no picture", "<html>", unreadable],
  ["cut off, but for the bytes that tell its size", fixture("images/service.png").subarray(0, 80), unreadable],
  ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>', unreadable],
  ["too large", pictureOf(12_000, 8_000), `a picture of 12,000 × 8,000 pixels, ${large}`],
  [
    "too slim",
    pictureOf(300, 4_000),
    "a picture of 300 × 4,000 pixels, which is too narrow: crop it so that one side is at most three times the other",
  ],
  [
    "too heavy",
    Buffer.concat([fixture("images/service.png"), Buffer.alloc(11_500_000)]),
    "a picture of 12 MB, which is too large: save it as JPEG, with 2,000 pixels on its longer side",
  ],
])("the check reports a picture that is %s", async (_, content, error) => {
  const errors = await errorsAfter(root, ["images/service.png", () => content]);
  expect(errors).toEqual([expect.stringContaining(`hero, picture, src names ${error}`)]);
});

test("the check distinguishes case in a picture's folders, even on case-insensitive disks", async () => {
  const project = newProject();
  mkdirSync(join(project, "data/images/courses"));
  cpSync(join(project, "data/images/course.png"), join(project, "data/images/courses/python.png"));
  const edit = swap("images/course.png", "images/Courses/python.png");
  expect(await errorsAfter(project, ["courses.json", edit])).toEqual([
    expect.stringContaining('data/images/Courses/python.png; did you mean "images/courses/python.png"?'),
  ]);
});

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
