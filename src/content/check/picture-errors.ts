/** Errors in pictures, each worded as the rest of a sentence. */
import { statSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { nearest, suggestion } from "../../text/nearest";
import { filesBelow } from "../files-below";

/** The supported formats, by their names in sharp; AVIF is a kind of HEIF. */
const formats = ["png", "jpeg", "webp", "heif"];

/** In pixels. Larger pictures are never shown at full size, and slow down every build. */
const longest = 6000;

/** Maximum ratio of the longer side to the shorter, because pages show a picture at its full height. */
const slimmest = 3;

/** In bytes. Limited because every clone and every build reads the whole file. */
const heaviest = 10_000_000;

/**
 * The error in the picture at `path` in `folder`; undefined if it is valid. `shownFolder` is the folder as editors know
 * it, because the check may run on a copy.
 *
 * Decodes the picture: a truncated upload has a valid header, but would stop Gatsby.
 */
export async function pictureError(path: string, folder: string, shownFolder: string): Promise<string | undefined> {
  const [, slash = "", inside = ""] = /^(\/?)(.*)$/.exec(path) ?? [];
  const shown = `${shownFolder}/${inside}`;
  // Looks up the name in a listing, because some file systems ignore case and the web does not.
  const files = filesBelow(folder);
  if (!files.includes(inside)) {
    const fix = suggestion(similarPicture(inside, files, slash), "add this file, or name another one");
    return `names a missing picture: ${shown}${fix}`;
  }
  try {
    const picture = sharp(join(folder, inside), { failOn: "truncated", limitInputPixels: false });
    const { format, width, height } = await picture.metadata();
    if (!formats.includes(format)) throw new Error(`${format} is drawn, not decoded`);
    const message = sizeError(width, height, statSync(join(folder, inside)).size);
    if (message) return `names a picture ${message}`;
    await picture.resize(16).raw().toBuffer();
    return undefined;
  } catch {
    return `names a file that is not a readable picture: ${shown}: export it again as PNG or JPEG`;
  }
}

/** The picture that is probably meant. Different numbers mean different pictures: learner-9 is not learner-1. */
function similarPicture(path: string, files: string[], slash: string): string | undefined {
  const nameOf = (file: string) => parse(file).name;
  const numbers = (file: string) => nameOf(file).replace(/\D+/g, " ").trim();
  const known = files.filter((file) => /\.(?:png|jpe?g|webp|avif)$/.test(file) && numbers(file) === numbers(path));
  const near = nearest(nameOf(path), known.map(nameOf));
  const found = known.find((file) => nameOf(file) === near);
  return found && slash + found;
}

function sizeError(width: number, height: number, bytes: number): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const size = `of ${width.toLocaleString("en-IN")} × ${height.toLocaleString("en-IN")} pixels`;
  if (long > longest) return `${size}, which is too large: save it with 2,000 on its longer side`;
  if (long > slimmest * short)
    return `${size}, which is too narrow: crop it so that one side is at most three times the other`;
  const megabytes = Math.ceil(bytes / 1_000_000);
  return bytes > heaviest
    ? `of ${megabytes} MB, which is too large: save it as JPEG, with 2,000 pixels on its longer side`
    : undefined;
}
