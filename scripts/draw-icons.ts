/**
 * Generates the site's icons from static/favicon.svg and static/icon-512.png: run `npm run icons` after changing
 * either.
 */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";

/** A palette halves the file size. */
const indexed = { palette: true, effort: 10 };

/** The icon with rounded corners, for browsers. */
function tile(size: number) {
  return sharp("static/favicon.svg", { density: (72 * size) / 64 }) // the SVG is 64 pixels wide
    .resize(size)
    .png(indexed)
    .toBuffer();
}

/** The full-bleed, opaque icon, for devices that round the corners themselves. */
function fullBleed(size: number) {
  return sharp("static/icon-512.png").resize(size).removeAlpha().png(indexed).toBuffer();
}

async function main() {
  await writeFile("static/favicon-32.png", await tile(32));
  await writeFile("static/favicon-192.png", await tile(192));
  await writeFile("static/favicon-512.png", await tile(512));
  await writeFile("static/apple-touch-icon.png", await fullBleed(180));
}

void main();
