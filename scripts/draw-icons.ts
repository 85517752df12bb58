/**
 * Generates the site's icons from static/favicon.svg and static/icon-512.png: run `npm run icons` after changing
 * either.
 */
import { writeFile } from "node:fs/promises";
import sharp, { type PngOptions } from "sharp";

/** A palette halves the file size. */
const indexed = { palette: true, effort: 10 };
/** No palette, because ICO readers do not expect one. */
const trueColor = { compressionLevel: 9 };

/** The icon with rounded corners, for browsers. */
function tile(size: number, encoding: PngOptions = indexed) {
  return sharp("static/favicon.svg", { density: (72 * size) / 64 }) // the SVG is 64 pixels wide
    .resize(size)
    .png(encoding)
    .toBuffer();
}

/** The full-bleed, opaque icon, for devices that round the corners themselves. */
function fullBleed(size: number) {
  return sharp("static/icon-512.png").resize(size).removeAlpha().png(indexed).toBuffer();
}

/** Wraps a square PNG in an ICO file: a header of 6 bytes and an entry of 16, little-endian, then the PNG. */
function ico(png: Buffer, size: number) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the image data
  return Buffer.concat([header, png]);
}

async function main() {
  const small = await tile(32, trueColor);
  await writeFile("static/favicon-32.png", small);
  await writeFile("static/favicon.ico", ico(small, 32));
  await writeFile("static/favicon-192.png", await tile(192));
  await writeFile("static/favicon-512.png", await tile(512));
  await writeFile("static/apple-touch-icon.png", await fullBleed(180));
}

void main();
