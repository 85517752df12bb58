/** The check of a picture that the content names. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { nearestPath, suggestion } from "../../text/nearest";
import { filesBelow } from "../files-below";

/**
 * What is wrong with the picture at `path` below `folder`, as the rest of a sentence; nothing if it is in order.
 * `shownFolder` is the folder as editors know it, since what is checked may be a copy.
 *
 * The picture is decoded: a file whose upload broke off still has its size at the front, and would stop Gatsby.
 */
export async function pictureError(path: string, folder: string, shownFolder: string): Promise<string | undefined> {
  const slash = path.startsWith("/") ? "/" : "";
  const inside = path.slice(slash.length);
  const shown = `${shownFolder}/${inside}`;
  const near = nearestPath(inside, (parents, isLast) => entries(join(folder, ...parents), isLast));
  if (near !== inside) {
    const meant = near ?? sameName(inside, folder);
    const fix = suggestion(meant && slash + meant, "put the file there, or name another one");
    return `names a picture that is not there: ${shown}${fix}`;
  }
  try {
    const picture = sharp(join(folder, inside), { failOn: "truncated", limitInputPixels: false });
    const { format, ...size } = await picture.metadata();
    if (!formats.includes(format)) throw new Error(`${format} is drawn, not decoded`);
    const message = sizeError(size) ?? weightError(statSync(join(folder, inside)).size);
    if (message) return `names a picture ${message}`;
    await picture.resize(16).raw().toBuffer();
    return undefined;
  } catch {
    return `names a file that is not a readable picture: ${shown}: export it again as PNG or JPEG`;
  }
}

/** The contract's kinds of picture as sharp calls them; AVIF is a kind of HEIF. */
const formats = ["png", "jpeg", "webp", "heif"];

/** The longest side of a picture, in pixels: more is never shown and slows down every build. */
const longest = 6000;

/** How many times as long one side may be as the other: a page shows a picture in its whole height. */
const slimmest = 3;

function sizeError({ width, height }: { width: number; height: number }): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const size = `of ${count(width)} × ${count(height)} pixels`;
  if (long > longest) return `${size}, which is too large: save it with 2,000 on its longer side`;
  if (long > slimmest * short)
    return `${size}, which is too narrow: crop it so that one side is at most three times the other`;
  return undefined;
}

/** The most bytes of a picture file: every clone and every build reads all of them. */
const heaviest = 10_000_000;

function weightError(bytes: number): string | undefined {
  if (bytes <= heaviest) return undefined;
  return `of ${Math.ceil(bytes / 1_000_000)} MB, which is too large: save it as JPEG, with 2,000 pixels on its longer side`;
}

const count = (pixels: number) => pixels.toLocaleString("en-IN");

/** A picture of the same name in another folder. */
function sameName(path: string, folder: string): string | undefined {
  return filesBelow(folder).find((file) => basename(file) === basename(path));
}

/** Reads the folder instead of asking for the file, because some disks do not tell capitals from lower-case letters, as the web does. */
function entries(folder: string, areFiles: boolean): string[] {
  const found = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return found.filter((entry) => (areFiles ? entry.isFile() : entry.isDirectory())).map(({ name }) => name);
}
