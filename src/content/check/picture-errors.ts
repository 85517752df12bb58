/** Errors in pictures, each worded as the rest of a sentence. */
import { statSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { nearest, suggestion } from "../../text/nearest";
import { remember } from "../remember";
import type { SiteContent } from "./content";

/** The supported formats, by their names in sharp; AVIF is a kind of HEIF. */
const formats = ["png", "jpeg", "webp", "heif"];

/** In pixels. Larger pictures are never shown at full size, and slow down every build. */
const longest = 6000;

/** Maximum ratio of the longer side to the shorter, because pages show a picture at its full height. */
const slimmest = 3;

const unreadable = "names a file that is not a readable picture: $: export it again as PNG or JPEG";

/** In bytes. Limited because every clone and every build reads the whole file. */
const heaviest = 10_000_000;

/** The error in the picture at `path` in data/, or in static/; undefined if it is valid. */
export async function pictureError(
  path: string,
  { data, dataFiles, statics, staticFiles }: SiteContent,
  kind: "picture" | "static",
): Promise<string | undefined> {
  const [, slash = "", inside = ""] = /^(\/?)(.*)$/.exec(path) ?? [];
  // The name of the folder as editors know it, because the check may run on a copy.
  const [folder, files, name] = kind === "picture" ? [data, dataFiles, "data"] : [statics, staticFiles, "static"];
  const shown = `${name}/${inside}`;
  // Looks up the name in a listing, because some file systems ignore case and the web does not.
  if (!files.includes(inside)) {
    const fix = suggestion(similarPicture(inside, files, slash), "add this file, or name another one");
    return `names a missing picture: ${shown}${fix}`;
  }
  return (await readPicture(join(folder, inside))).error?.replace("$", () => shown);
}

const pictures = remember<ReturnType<typeof decodePicture>>();

/** Returns a picture's size in pixels, 0 × 0 if unreadable, and its error, with $ for its path. */
export function readPicture(path: string) {
  const { size = 0, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return pictures(path, `${size} ${mtimeMs}`, () => decodePicture(path, size));
}

/** Decodes the picture: a truncated upload has a valid header, but would stop Gatsby. */
async function decodePicture(path: string, bytes: number) {
  const picture = sharp(path, { failOn: "truncated", limitInputPixels: false });
  const { format = "", width = 0, height = 0 } = (await picture.metadata().catch(() => undefined)) ?? {};
  const error = formats.includes(format) ? sizeError(width, height, bytes) : unreadable;
  const small = picture.resize(16).raw();
  const isReadable = error ?? (await small.toBuffer().catch(() => undefined));
  return { width, height, error: isReadable ? error : unreadable };
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
  const size = `names a picture of ${width.toLocaleString("en-IN")} × ${height.toLocaleString("en-IN")} pixels`;
  if (long > longest) return `${size}, which is too large: save it with 2,000 on its longer side`;
  if (long > slimmest * short)
    return `${size}, which is too narrow: crop it so that one side is at most three times the other`;
  const megabytes = Math.ceil(bytes / 1_000_000);
  return bytes > heaviest
    ? `names a picture of ${megabytes} MB, which is too large: save it as JPEG, with 2,000 pixels on its longer side`
    : undefined;
}
