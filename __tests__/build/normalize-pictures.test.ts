import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { printed } from "../../src/build/documents/downloads";
import { normalizePictures, publishedPath } from "../../src/build/normalize-pictures";

type Encode = (picture: Sharp) => Sharp;

/** Red above blue. */
const painted = async () => {
  const half = { create: { width: 60, height: 20, channels: 3, background: "red" } } as const;
  const whole = { create: { width: 60, height: 40, channels: 3, background: "blue" } } as const;
  const both = sharp(whole).composite([{ input: half, top: 0, left: 0 }]);
  return sharp(await both.removeAlpha().png().toBuffer());
};
const camera = { IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "12/1 58/1 0/1" } };
const [red, blue, clear] = ["255,0,0", "0,0,255", "0,0,255,0"];

test.each<[what: string, encode: Encode, size: string, corner: string | undefined]>([
  ["on its side", (it) => it.withMetadata({ orientation: 6 }).jpeg(), "40 × 60", blue],
  ["on its other side", (it) => it.withMetadata({ orientation: 8 }).webp({ lossless: true }), "40 × 60", red],
  ["mirrored on its side", (it) => it.withMetadata({ orientation: 5 }).png(), "40 × 60", red],
  ["mirrored on its other side", (it) => it.withMetadata({ orientation: 7 }).avif(), "40 × 60", blue],
  ["upside down", (it) => it.withMetadata({ orientation: 3 }).png(), "60 × 40", blue],
  ["with the place where it was taken", (it) => it.withExif(camera).jpeg(), "60 × 40", red],
  ["with the colours of a phone", (it) => it.withIccProfile("p3").png(), "60 × 40", red],
  ["for print", (it) => it.toColourspace("cmyk").jpeg(), "60 × 40", undefined],
  ["with 16 bits a colour", (it) => it.toColourspace("rgb16").png(), "60 × 40", red],
  ["transparent and on its side", (it) => it.ensureAlpha(0).withMetadata({ orientation: 6 }).png(), "40 × 60", clear],
])("the build shows a picture stored %s upright, in sRGB, and without notes", async (_, encode, size, corner) => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  const file = join(folder, "a.png");
  writeFileSync(file, await encode(await painted()).toBuffer());
  writeFileSync(join(folder, "unused.png"), "<html>");
  await normalizePictures(folder, ["a.png", "unused.png"], join(folder, "kept"));
  const made = readFileSync(file);
  await normalizePictures(folder, ["a.png"], join(folder, "kept"));
  expect(readFileSync(file).equals(made)).toBe(true);
  rmSync(folder, { recursive: true });
  const { width, height, space, exif, icc, xmp } = await sharp(made).metadata();
  const pixel = await sharp(made).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
  const found = [...pixel].map((value) => Math.round(value / 15) * 15).join();
  expect({ size: `${width} × ${height}`, space, notes: [exif, icc, xmp], corner: found }).toEqual({
    size,
    space: "srgb",
    notes: [undefined, undefined, undefined],
    corner: corner ?? found,
  });
});

test("a PDF file shows a transparent picture on white", async () => {
  const { dominant } = await sharp(await printed(await (await painted()).ensureAlpha(0).png().toBuffer())).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test.each([
  ["images/courses/python.png", "images/courses/python.png"],
  ["/images/a.png", "images/a.png"],
  ["images/q#a.png", "images/q-a-"],
  ["images/what?.PNG", "images/what--"],
  ["images/a,b/100% (1).jpg", "images/100-1--"],
  ["images/caf\u00E9.webp", "images/caf--"],
  [`images/${"long".repeat(50)}.png`, `images/${"long".repeat(15)}-`],
])("the build publishes %s as %s", (path, published) => {
  expect(publishedPath(path).replace(/[\da-f]{8}\.[a-z]+$/, "")).toBe(published);
  expect(publishedPath(path)).toMatch(/^images\/[\w/-]{1,80}\.(?:png|jpg|webp)$/);
  expect(publishedPath("images/q#b.png")).not.toBe(publishedPath("images/q?b.png"));
});
