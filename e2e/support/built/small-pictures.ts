import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Replaces pictures with small ones of the same aspect ratio, which encode quickly. */
export async function shrinkPictures(folder: string) {
  const images = join(folder, "data/images");
  const names = readdirSync(images, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".png"));
  for (const name of names)
    writeFileSync(join(images, name), await sharp(join(images, name)).resize(180).png().toBuffer());
}
