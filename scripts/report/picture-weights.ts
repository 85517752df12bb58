/** Finds pictures that are too heavy, too large, too small, unreadable or unused. */
import { existsSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../../src/content/files-below";
import { table, type Section } from "./markdown";
import { picturesIn, type Source } from "../check/source";

type File = { path: string; kilobytes: number; width: number; height: number; shown: number; isUsed: boolean };

/** In kB: every copy of the project holds the original, and each build reads it. */
const heaviestOriginal = 1000;

/** In pixels: no copy is wider than 1,240 (src/components/basics/picture.tsx); twice that leaves room for a crop. */
const widestOriginal = 2480;

/** In pixels, as data/README.md asks; below this the widest copy is hardly wider than a phone needs. */
const narrowestOriginal = 1200;

/** In kB: a page of 80 kB in its first view has room for one such picture beside its text and fonts. */
const heaviestShown = 60;

/** Returns the section on pictures. Weighs what visitors get if the site has been built. */
export async function pictures(source: Source): Promise<Section> {
  const files = await filesOf(source);
  const all = files.sort((one, other) => other.kilobytes - one.kilobytes);
  return {
    title: "Pictures",
    lead: `The budget of an original is ${heaviestOriginal} kB, since every copy of the project holds it, and ${narrowestOriginal} to ${widestOriginal} pixels of width, since no copy of it is shown wider than 1240. The budget of the largest copy that visitors get is ${heaviestShown} kB, so that a page stays below 80 kB.`,
    warnings: all.flatMap((file) => faultsOf(file).map((fault) => `\`data/images/${file.path}\` ${fault}`)),
    listing: table(
      ["Picture", "Original", "Pixels", "Largest copy shown"],
      all.map(({ path, kilobytes, width, height, shown }) => [
        `\`${path}\``,
        `${kilobytes} kB`,
        `${width} × ${height}`,
        shown ? `${shown} kB` : "not built yet",
      ]),
    ),
  };
}

function faultsOf({ kilobytes, width, shown, isUsed }: File): string[] {
  return [
    ...(isUsed ? [] : ["is on no page: remove it, or name it where it belongs."]),
    ...(width === 0 ? ["cannot be read as a picture: export it again as PNG or JPEG."] : []),
    ...(kilobytes > heaviestOriginal ? [`has ${kilobytes} kB: save it again below ${heaviestOriginal} kB.`] : []),
    ...(width > widestOriginal ? [`is ${width} pixels wide, more than is ever shown: save it again with 2,000.`] : []),
    ...(width > 0 && width < narrowestOriginal
      ? [`is only ${width} pixels wide: on large screens it looks soft.`]
      : []),
    ...(shown > heaviestShown ? [`reaches visitors with ${shown} kB: a calmer or narrower picture weighs less.`] : []),
  ];
}

async function filesOf({ root, passages }: Source): Promise<File[]> {
  const folder = join(root, "data/images");
  const used = new Set(passages.flatMap(({ kind, text }) => (kind === "picture" ? text : picturesIn(text))));
  const built = builtPictures(join(root, "public/static"));
  const paths = picturesBelow(folder);
  return Promise.all(
    paths.map(async (path) => ({
      path,
      kilobytes: inKilobytes(join(folder, path)),
      ...(await sizeOf(join(folder, path))),
      shown: built.get(basename(path, extname(path))) ?? 0,
      isUsed: used.has(`images/${path}`),
    })),
  );
}

async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(file).metadata();
    return { width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}

/** Returns the heaviest built copy of each picture in kB, by file name. */
function builtPictures(folder: string): Map<string, number> {
  const heaviest = new Map<string, number>();
  for (const path of picturesBelow(folder).filter((file) => file.endsWith(".avif"))) {
    const name = basename(path, ".avif");
    heaviest.set(name, Math.max(heaviest.get(name) ?? 0, inKilobytes(join(folder, path))));
  }
  return heaviest;
}

/** The pictures below a folder; none where it is missing, as before the first build. */
function picturesBelow(folder: string): string[] {
  return existsSync(folder) ? filesBelow(folder).filter((path) => /\.(?:png|jpe?g|webp|avif)$/i.test(path)) : [];
}

const inKilobytes = (file: string) => Math.ceil(statSync(file).size / 1000);
