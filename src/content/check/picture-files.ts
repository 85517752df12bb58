/** Reads the sizes of pictures, and finds pictures that the site cannot show. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentFiles } from "../files-below";
import { remember } from "../remember";
import { isPicture } from "../schemas/pictures";

/**
 * A picture's shown size in pixels, 0 × 0 if unreadable, and what is wrong with its file. Its error is the rest of a
 * sentence, with $ for its path.
 */
export type Picture = { width: number; height: number; warning?: string; error?: string };

/** The supported formats, by their names in sharp; AVIF is a kind of HEIF. */
const formats = ["png", "jpeg", "webp", "heif"];

/** In pixels: the limit of Gatsby's sharp. */
const longest = 16_000;

/** Maximum ratio of the longer side to the shorter, because pages show a picture at its full height. */
const slimmest = 3;

/** In bytes, as in data/README.md: every clone and every build reads the whole file. */
const heaviest = 1_000_000;

const smaller = "save it as JPEG, with 2,000 pixels on its longer side";

/** The causes of unreadable files, by their first bytes. */
const unreadable: [start: RegExp, error: string][] = [
  [/^version https:\/\/git-lfs/, "names a picture that is still in Git LFS: $: run git lfs pull"],
  [/^.{4}ftyp/s, "names a picture in the format of iPhones (HEIC): $: save it as JPEG"],
  [/^/, "names a file that is not a readable picture: $: export it again as PNG or JPEG"],
];

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
  const { format, autoOrient, pages = 1 } = (await picture.metadata().catch(() => undefined)) ?? {};
  const { width, height } = autoOrient ?? { width: 0, height: 0 };
  const error = formats.includes(format ?? "") ? sizeError(width, height) : unreadableError(path);
  const isReadable =
    error ??
    (await picture
      .resize(16)
      .raw()
      .toBuffer()
      .catch(() => undefined));
  const heavy = bytes > heaviest ? `this picture has ${(bytes / 1_000_000).toFixed(1)} MB: ${smaller}` : undefined;
  const warning = pages > 1 ? "pages show only the first frame of this animation: save that one as PNG" : heavy;
  return { width, height, warning, error: isReadable ? error : unreadableError(path) };
}

const unreadableError = (path: string) =>
  unreadable.find(([start]) => start.test(readFileSync(path).toString("latin1", 0, 50)))?.[1];

function sizeError(width: number, height: number): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const size = `names a picture of ${width.toLocaleString("en-IN")} × ${height.toLocaleString("en-IN")} pixels`;
  if (long > longest) return `${size}, which no build can read: ${smaller}`;
  return long > slimmest * short
    ? `${size}, which is too narrow: crop it so that one side is at most three times the other`
    : undefined;
}
