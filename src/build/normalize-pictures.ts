/** Normalizes editors' pictures for everything that is built from them: pages, PDF files, share cards. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { isPicture, picturePath } from "../content/schemas/pictures";
import { writeCached } from "./write-files";

/**
 * The path under which the build publishes the picture at a path in data/, because some servers and systems refuse other
 * characters: "images/q#a.PNG" → "images/q-a-0d5a8c1f.png". Returns other texts unchanged.
 */
export function publishedPath(text: string): string {
  const path = picturePath(text);
  if (!/^images\/.*\.\w+$/.test(path) || !isPicture(path)) return text;
  if (/^[\w/-]{1,100}\.[a-z]+$/.test(path)) return path;
  const { name, ext } = parse(path);
  const digest = createHash("sha256").update(path).digest("hex").slice(0, 8);
  return `images/${name.replace(/[^\w-]+/g, "-").slice(0, 60)}-${digest}${ext.toLowerCase()}`;
}

/**
 * Rewrites pictures among `files`, paths in `folder`, that are rotated by EXIF, not in sRGB, or carry metadata such as a
 * location: the build would use their unrotated size, and publish the metadata of files that are copied untouched.
 * `cache` is the folder that keeps the results for the next build.
 */
export function normalizePictures(folder: string, files: string[], cache: string) {
  const pictures = files.filter(isPicture).map((name) => {
    const file = join(folder, name);
    const read = () => readFileSync(file);
    // Leaves unreadable pictures unchanged: the check keeps them off pages.
    return { file, inputs: () => [read()], make: () => normalize(read()).catch(() => undefined) };
  });
  return writeCached(cache, pictures);
}

/** Returns the picture upright, in sRGB and without metadata, in its own format; undefined if it already is. */
async function normalize(file: Buffer): Promise<Buffer | undefined> {
  const picture = sharp(file, { autoOrient: true });
  const { format, space, orientation = 1, exif, icc, iptc, xmp, comments } = await picture.metadata();
  const isPlain = orientation === 1 && ["srgb", "b-w"].includes(space);
  if (isPlain && ![exif, icc, iptc, xmp, comments].some(Boolean)) return undefined;
  // Barely compressed: pages show copies of this one.
  if (format === "jpeg") return picture.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 95, smartSubsample: true }).toBuffer();
  return format === "png" ? picture.png().toBuffer() : picture.avif({ quality: 90 }).toBuffer();
}
