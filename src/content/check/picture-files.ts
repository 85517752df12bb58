/** Reads the sizes of pictures, and finds pictures that the site cannot show. */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { plainCharacters } from "../../text/characters";
import { contentFiles } from "../../files/list-files";
import { versionCache } from "../memoize";
import { isPicture } from "../schemas/pictures";

/** A picture's size in pixels as shown (0 × 0 if unreadable), a hash, and what is wrong; $ stands for its path. */
export type Picture = { width: number; height: number; hash: string; warning?: string; error?: string };

/** The supported formats, by their names in sharp; AVIF is a kind of HEIF. */
const formats = ["png", "jpeg", "webp", "heif"];

const smaller = "save it as JPEG, with 2,000 pixels on its longer side";

/** The causes of unreadable files, by their first bytes. */
const unreadable: [start: RegExp, error: string][] = [
  [/^version https:\/\/git-lfs/, "names a picture that is still in Git LFS: $: run git lfs pull"],
  [/^.{4}ftyp/s, "names a picture in the format of iPhones (HEIC): $: save it as JPEG"],
  [/^/, "names a file that is not a readable picture: $: export it again as PNG or JPEG"],
];

const pictures = versionCache<Promise<Picture>>();

/** Reads all pictures in a folder. `name` is the folder's name in the project, because the check may run on a copy. */
export async function readPictures(folder: string, name: string): Promise<Record<string, Picture>> {
  const read = contentFiles(folder)
    .filter(isPicture)
    .map(async (file) => {
      const path = join(folder, file);
      const { size, mtimeMs } = statSync(path);
      const picture = await pictures(path, `${size} ${mtimeMs}`, () => decodePicture(path));
      return [`${name}/${plainCharacters(file)}`, picture] as const;
    });
  return Object.fromEntries(await Promise.all(read));
}

/** Decodes the pixels too: a truncated upload has a valid header, but would stop Gatsby. sharp rejects empty files. */
async function decodePicture(path: string): Promise<Picture> {
  const bytes = readFileSync(path);
  const start = bytes.toString("latin1", 0, 4000);
  const picture = sharp(bytes.length > 0 ? bytes : Buffer.alloc(1), { failOn: "truncated", limitInputPixels: false });
  // On a background that pictures rarely have, only a picture that shows nothing comes out in a single grey.
  const shades = picture.resize(16).flatten({ background: "#7b3f61" }).greyscale().raw();
  const reading = [picture.metadata(), shades.toBuffer()] as const; // in parallel with reading texts
  const [header, pixels] = await Promise.allSettled(reading);
  const { format, autoOrient, pages = 1 } = header.status === "fulfilled" ? header.value : {};
  const { width, height } = autoOrient ?? { width: 0, height: 0 };
  const isMoving = pages > 1 || /^.PNG[^]*acTL/.test(start); // sharp knows no animated PNG
  const megabytes = bytes.length / 1_000_000; // every clone and every build reads them
  const [least, most] = pixels.status === "fulfilled" ? [Math.min(...pixels.value), Math.max(...pixels.value)] : [0, 9];
  const blank = width > 16 && most - least < 3 ? "this picture shows nothing: export it again" : undefined;
  const heavy = megabytes > 1 ? `this picture has ${megabytes.toFixed(1)} MB: ${smaller}` : blank;
  const warning = isMoving ? "pages show only the first frame of this animation: save that one as PNG" : heavy;
  const isHuge = Math.max(width, height) > 16_000; // the limit of Gatsby's sharp
  const isReadable = formats.includes(format ?? "") && (isHuge || pixels.status === "fulfilled");
  const huge = isHuge ? `names a picture that no build can read, because it is too large: $: ${smaller}` : undefined;
  const error = isReadable ? huge : unreadable.find(([pattern]) => pattern.test(start))?.[1];
  return { width, height, hash: createHash("sha1").update(bytes).digest("hex"), warning, error };
}
