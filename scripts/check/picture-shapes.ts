/** Pictures that cannot look well where they are shown. */
import { join } from "node:path";
import sharp from "sharp";
import { warningAt, type Passage, type Source, type Warning } from "./source";

/** Files whose pictures are portraits, which are cut to a square. */
const portraits = ["faculty.json", "alumni.json"];

const isPortrait = ({ file }: Passage) => portraits.includes(file);

/** How much longer than the other one side of a portrait may be: what is cut off then is hardly seen. */
const square = 1.1;

/** In pixels: below this a picture is a smear on every screen. */
const smallest = 200;

/** In pixels: a hero is shown large. */
const narrowestHero = 1200;

/** Whether the place of a picture is always in landscape format: an album's picture may have any. */
const isWide = ({ path }: Passage) => path.some((step) => ["hero", "image", "poster"].includes(String(step)));

/** Warns of portraits that are not square, of heroes in portrait format, and of pictures so small that they blur. Unreadable ones are errors of the check. */
export async function pictureShapeWarnings(source: Source): Promise<Warning[]> {
  const named = source.passages.filter(({ kind }) => kind === "picture");
  // Each once, however many places show it; of these, the one that shows it as a portrait.
  const portraitsLast = [...named].sort((one, other) => Number(isPortrait(one)) - Number(isPortrait(other)));
  const pictures = new Map(portraitsLast.map((picture) => [picture.text, picture])).values();
  const found = await Promise.all([...pictures].map((picture) => warningOn(source, picture)));
  return found.flat();
}

async function warningOn(source: Source, picture: Passage): Promise<Warning[]> {
  const path = join(source.root, "data", picture.text);
  const { width, height } = await sharp(path)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short === 0) return [];
  const size = `is ${width} × ${height} pixels`;
  if (short < smallest)
    return [warningAt(source, picture, `${size}, which is too small to be sharp: use a larger one`)];
  if (isWide(picture) && height > width)
    return [warningAt(source, picture, `${size}, but this place is wide: use one that is wider than it is high`)];
  if (picture.path.includes("hero") && width < narrowestHero)
    return [
      warningAt(source, picture, `${size}, but a hero is blurred below ${narrowestHero} in width: use a larger one`),
    ];
  if (!isPortrait(picture) || long <= square * short) return [];
  return [warningAt(source, picture, `${size}, but portraits are shown square: crop it to a square around the face`)];
}
