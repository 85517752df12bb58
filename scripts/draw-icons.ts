/** Makes the site's icons in static/ from favicon.svg and icon-512.png. Run `npm run icons` after changing one of these. */
import { writeFile } from "node:fs/promises";
import sharp, { type PngOptions } from "sharp";

/** Few colours in a palette: half the bytes. */
const flat = { palette: true, effort: 10 };
/** Without one: readers of ICO files want a picture with all colours. */
const full = { compressionLevel: 9 };

/** The tile with round corners, for browsers. */
function tile(size: number, encoding: PngOptions = flat) {
  return sharp("static/favicon.svg", { density: (72 * size) / 64 }) // 64 is the size of the drawing
    .resize(size)
    .png(encoding)
    .toBuffer();
}

/** The drawing up to the edge and without gaps, for devices that cut the corners themselves. */
function fullBleed(size: number) {
  return sharp("static/icon-512.png").resize(size).removeAlpha().png(flat).toBuffer();
}

/** An ICO file of one square PNG: a header of 6 bytes and an entry of 16, little-endian, then the PNG as it is. */
function ico(png: Buffer, size: number) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}

async function main() {
  const small = await tile(32, full);
  await writeFile("static/favicon-32.png", small);
  await writeFile("static/favicon.ico", ico(small, 32));
  await writeFile("static/favicon-192.png", await tile(192));
  await writeFile("static/favicon-512.png", await tile(512));
  await writeFile("static/apple-touch-icon.png", await fullBleed(180));
}

void main();
