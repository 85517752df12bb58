/** Reads the sizes of pictures, and finds pictures that the site cannot show. */
import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentFiles } from "../files-below";
import { remember } from "../remember";

/** A picture's size in pixels, 0 × 0 if unreadable, and its error, worded as the rest of a sentence with $ for its path. */
export type Picture = { width: number; height: number; error?: string };

/** Whether a file is a picture, by its name. */
export const isPicture = (file: string) => /\.(?:png|jpe?g|webp|avif)$/i.test(file);

/** The supported formats, by their names in sharp; AVIF is a kind of HEIF. */
const formats = ["png", "jpeg", "webp", "heif"];

/** In pixels. Larger pictures are never shown at full size, and slow down every build. */
const longest = 6000;

/** Maximum ratio of the longer side to the shorter, because pages show a picture at its full height. */
const slimmest = 3;

/** In bytes. Limited because every clone and every build reads the whole file. */
const heaviest = 10_000_000;

const unreadable = "names a file that is not a readable picture: $: export it again as PNG or JPEG";

const pictures = remember<Promise<Picture>>();

/** Reads all pictures in a folder. `name` is the folder's name in the project, because the check may run on a copy. */
export async function readPictures(folder: string, name: string): Promise<Record<string, Picture>> {
  const read = contentFiles(folder)
    .filter(isPicture)
    .map(async (file) => {
      const path = join(folder, file);
      const { size, mtimeMs } = statSync(path);
      return [
        `${name}/${file.normalize()}`,
        await pictures(path, `${size} ${mtimeMs}`, () => decodePicture(path, size)),
      ] as const;
    });
  return Object.fromEntries(await Promise.all(read));
}

/** Decodes the picture: a truncated upload has a valid header, but would stop Gatsby. */
async function decodePicture(path: string, bytes: number): Promise<Picture> {
  const picture = sharp(path, { failOn: "truncated", limitInputPixels: false });
  const { format = "", width = 0, height = 0 } = (await picture.metadata().catch(() => undefined)) ?? {};
  const error = formats.includes(format) ? sizeError(width, height, bytes) : unreadable;
  const small = picture.resize(16).raw();
  const isReadable = error ?? (await small.toBuffer().catch(() => undefined));
  return { width, height, error: isReadable ? error : unreadable };
}

function sizeError(width: number, height: number, bytes: number): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const size = `names a picture of ${width.toLocaleString("en-IN")} × ${height.toLocaleString("en-IN")} pixels`;
  if (long > longest) return `${size}, which is too large: save it with 2,000 on its longer side`;
  if (long > slimmest * short)
    return `${size}, which is too narrow: crop it so that one side is at most three times the other`;
  const megabytes = Math.ceil(bytes / 1_000_000);
  return bytes > heaviest
    ? `names a picture of ${megabytes} MB, which is too large: save it as JPEG, with 2,000 pixels on its longer side`
    : undefined;
}
