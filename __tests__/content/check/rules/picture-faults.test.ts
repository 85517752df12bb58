import { cpSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { errorsAfter, errorsOf } from "../../../support/check-project";
import { editData, fixture, newProject, swap } from "../../../support/project";
import { allWarnings, warningsOf } from "../../../support/warnings";

const root = newProject();

/** Creates a picture with this size in its header; the check does not decode one that is larger than Gatsby can read. */
function pictureOf(width: number, height: number): Buffer {
  const picture = fixture("images/service.png");
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

const unreadable = "a file that is not a readable picture: data/images/service.png: export it again as PNG or JPEG";
const smaller = "save it as JPEG, with 2,000 pixels on its longer side";
const lfs = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";

test.each<[what: string, content: string | Buffer, error: string]>([
  ["no picture", "<html>", unreadable],
  ["empty", "", unreadable],
  ["cut off, but for the bytes that tell its size", fixture("images/service.png").subarray(0, 80), unreadable],
  ["still in Git LFS", lfs, "a picture that is still in Git LFS: data/images/service.png: run git lfs pull"],
  [
    "a photo of an iPhone",
    "\0\0\0\x18ftypheic\0\0\0\0mif1heic",
    "a picture in the format of iPhones (HEIC): data/images/service.png: save it as JPEG",
  ],
  [
    "too large",
    pictureOf(20_000, 8_000),
    `a picture that no build can read, because it is too large: data/images/service.png: ${smaller}`,
  ],
])("the check reports a picture that is %s", async (_, content, error) => {
  const errors = await errorsAfter(root, ["images/service.png", () => content]);
  expect(errors).toEqual([expect.stringContaining(`hero, picture, src names ${error}`)]);
});

test("the check finds a screenshot of a Mac, whose name has a narrow space", async () => {
  const project = newProject();
  renameSync(join(project, "data/images/course.png"), join(project, "data/images/Shot 10.22\u202FAM.png"));
  const named = (text: string) => text.replaceAll("images/course.png", "images/Shot 10.22 AM.png");
  expect((await errorsAfter(project, ["courses.json", named])).join()).not.toContain("Shot");
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
  const copied = "hero, picture, src is also the picture of item 1 (Python) in courses.json: change one of the two";
  expect(await allWarnings(root)).toContainEqual(expect.stringContaining(copied));
  cpSync(join(root, "data/images/course.png"), join(root, "data/images/other.png"));
  editData(root, "courses.json", swap('"src": "images/course.png"', '"src": "images/other.png"'));
  expect(await allWarnings(root)).not.toContainEqual(expect.stringContaining(copied));
  const same = "data/images/other.png:1:1 is the same picture as images/course.png: use one of the two";
  expect(await allWarnings(root)).toContainEqual(same);
});

const plain = (width: number, height: number, background = "white") =>
  ({ create: { width, height, channels: 3, background } }) as const;

test("the check warns about a file that is heavy, and about one that moves", async () => {
  const root = newProject();
  editData(root, "images/service.png", () => Buffer.concat([fixture("images/service.png"), Buffer.alloc(9_700_000)]));
  const frames = await Promise.all(
    ["white", "red"].map((color) =>
      sharp(plain(400, 400, color))
        .png()
        .toBuffer(),
    ),
  );
  writeFileSync(
    join(root, "data/images/course.png"),
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
  expect((await warningsOf(root)).filter((warning) => warning.startsWith("data/images"))).toEqual([
    "data/images/course.png:1:1 pages show only the first frame of this animation: save that one as PNG",
    `data/images/service.png:1:1 this picture has 9.7 MB: ${smaller}`,
  ]);
});

test("the check warns about an animated PNG, too", async () => {
  const still = fixture("images/service.png");
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8);
  chunk.write("acTL", 4);
  chunk.writeUInt32BE(2, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  const root = newProject([
    "images/service.png",
    () => Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]),
  ]);
  expect(await warningsOf(root)).toEqual([
    "data/images/service.png:1:1 pages show only the first frame of this animation: save that one as PNG",
  ]);
});

test("the check accepts any name that pages can show, and finds it in a Markdown text", async () => {
  const root = newProject();
  for (const name of ["Priya's photo (1).JPG", "q#a.png", "cafe\u0301.png", "100%, done?.webp", "x (2).png"])
    cpSync(join(root, "data/images/course.png"), join(root, "data/images", name));
  const names = ["Priya's photo (1).JPG", "q#a.png", "caf\u00E9.png", "100%, done?.webp"];
  names.forEach((name, index) =>
    editData(root, ["courses.json", "about.json", "home.json", "gallery.json"][index] ?? "", (text) =>
      text.replace(/images\/course.png/, `images/${name}`),
    ),
  );
  editData(root, "policies/terms.md", swap("What section 1 says.", "![The office at night](images/x%20(2).png)"));
  expect(await errorsOf(root)).toEqual([]);
  expect((await warningsOf(root)).filter((warning) => warning.includes("no page shows"))).toEqual([]);
});

test.each([
  ["images/course.png", "only names the file"],
  ["Course", "only names the file"],
  ["Learner", "says too little about it"],
  ["WhatsApp Image 2026-11-02 at 10.22.33 AM", "says too little about it"],
  ["Image of course", "says too little about it"],
  ["A photo of our office", "says too little about it"],
  ["Python", "only repeats a title"],
  ["A group of learners in a lab", undefined],
  ["ಕನ್ನಡ ರಾಜ್ಯೋತ್ಸವ", undefined],
])("the check warns about the alt text %j, also in an article: %s", async (alt, fault) => {
  const root = newProject(
    ["courses.json", swap("A learner at a laptop.", alt)],
    ["policies/terms.md", swap("What section 1 says.", `![${alt}](images/course.png)`)],
  );
  const warnings = (await warningsOf(root)).filter((warning) => warning.includes("describe in a few words"));
  const expected = fault
    ? [`picture, alt ${fault}: `, `has a picture whose description ${fault}: `].map((one) =>
        expect.stringContaining(one),
      )
    : [];
  expect(warnings).toEqual(expected);
});

test("the check measures a picture that is stored on its side as it is shown", async () => {
  const root = newProject();
  const stored = sharp(plain(1200, 1800)).withMetadata({ orientation: 6 });
  writeFileSync(join(root, "data/images/course.png"), await stored.jpeg().toBuffer());
  expect((await warningsOf(root)).join()).not.toMatch(/courses.json.* pixels/);
});

test.each([
  ["faculty.json", [300, 500], "but portraits are shown square: crop it to a square around the face"],
  ["faculty.json", [190, 190], "which looks blurred: use a larger one"],
  ["courses.json", [1000, 1600], "but is shown in a frame of about 3 to 2: use one of that shape"],
  ["courses.json", [2400, 600], "but is shown in a frame of about 3 to 2: use one of that shape"],
  ["courses.json", [1000, 600], "which looks blurred: use a larger one"],
])("the check warns about a picture in %s of %j pixels", async (file, [width = 0, height = 0], warning) => {
  const root = newProject([file, swap("images/course.png", "images/blank.png")]);
  await sharp(plain(width, height)).png().toFile(join(root, "data/images/blank.png"));
  expect(await warningsOf(root)).toContainEqual(
    expect.stringContaining(`picture, src is ${width} × ${height} pixels, ${warning}`),
  );
});
