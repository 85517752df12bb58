/** Pictures that have an unsuitable shape or size, that no page uses, or that lack a credit. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentText } from "../../../src/content/check/content";
import { readPicture } from "../../../src/content/check/picture-errors";
import { warningAt, warningOf, type CheckedContent, type Warning } from "../warning";

export const pictures = [pictureShapes, strayPictures];

const picturesOf = ({ texts }: CheckedContent) => texts.filter(({ kind }) => kind === "picture");

/** Portraits are cropped to a square. */
const isPortrait = ({ file }: ContentText) => ["faculty.json", "alumni.json"].includes(file);

/** Whether pages always show the picture in landscape; albums accept any shape. */
const isWide = ({ path }: ContentText) => path.some((step) => ["hero", "image", "poster"].includes(String(step)));

/** The maximum ratio of a portrait's sides: cropping at most a tenth goes unnoticed. */
const square = 1.1;

/** In pixels: anything smaller looks blurred on every screen. */
const smallest = 200;

/** In pixels: heroes are displayed large. */
const narrowestHero = 1200;

/**
 * Warns about portraits that are not square, heroes in portrait format, and pictures so small that they blur.
 * Unreadable pictures are errors.
 */
async function pictureShapes(content: CheckedContent): Promise<Warning[]> {
  // Checks each picture once; if it is a portrait anywhere, checks it as a portrait.
  const portraitsLast = picturesOf(content).sort((one, other) => Number(isPortrait(one)) - Number(isPortrait(other)));
  const pictures = [...new Map(portraitsLast.map((picture) => [picture.shown, picture])).values()];
  const found = pictures.map(async (picture) => {
    const message = await shapeMessage(picture, join(content.data, picture.shown));
    return message ? [warningAt(picture, message)] : [];
  });
  return (await Promise.all(found)).flat();
}

async function shapeMessage(picture: ContentText, file: string): Promise<string | undefined> {
  const { width, height } = await readPicture(file);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const size = `is ${width} × ${height} pixels`;
  if (short === 0) return undefined;
  if (short < smallest) return `${size}, which is too small to be sharp: use a larger one`;
  if (isWide(picture) && height > width)
    return `${size}, but is shown in a wide frame: use one that is wider than it is tall`;
  if (picture.path.includes("hero") && width < narrowestHero)
    return `${size}, but heroes look blurred below ${narrowestHero} pixels in width: use a larger one`;
  if (!isPortrait(picture) || long <= square * short) return undefined;
  return `${size}, but portraits are shown square: crop it to a square around the face`;
}

/**
 * Warns about picture files that nothing references or CREDITS.md does not list.
 */
function strayPictures(content: CheckedContent): Warning[] {
  const used = new Set([
    ...picturesOf(content).map(({ shown }) => shown),
    ...content.texts.flatMap(({ shown }) => shown.match(/(?<=!\[[^\]]*\]\(\/?)images\/[^\s)]+/g) ?? []),
  ]);
  const notes = join(content.data, "images/CREDITS.md");
  const credits = existsSync(notes) ? readFileSync(notes, "utf8") : undefined;
  const files = content.dataFiles.filter((file) => /\.(?:png|jpe?g|webp|avif)$/i.test(file));
  return files.flatMap((file) => {
    // With errors, references to pictures may be missing.
    if (!used.has(file) && content.errors.length === 0)
      return [warningOf(file, "no page shows this picture: remove it, or choose it where it belongs")];
    if (credits === undefined || credits.includes(file)) return [];
    return [warningOf(file, "images/CREDITS.md does not name this picture: add a line with its source and licence")];
  });
}
