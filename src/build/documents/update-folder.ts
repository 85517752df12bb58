/** Redraws PDF files and share cards only if their inputs changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "../../content/files-below";
import { theme, type Template } from "./typesetter";

/** A file in public/: its path, template, strings, and the source of its picture, if it has one. */
export type Drawing = { path: string; template: Template; strings: object; picture?: string };

/**
 * Updates a folder of public/ in the project at `root`: redraws files that are missing or do not contain the digest of
 * their inputs, and deletes files that are not in `drawings`. `draw` must embed the digest. Returns the digests by
 * path.
 */
export async function updateFolder<Some extends Drawing>(
  root: string,
  folder: string,
  drawings: Some[],
  draw: (drawing: Some, digest: string) => Promise<Buffer>,
): Promise<Map<string, string>> {
  const code = createHash("sha256").update(JSON.stringify(theme));
  const sources = filesBelow(resolve("src/build/documents")).map((name) => `src/build/documents/${name}`);
  for (const file of ["package-lock.json", "static/logo.svg", ...sources]) code.update(readFileSync(resolve(file)));
  const digests = new Map<string, string>();
  for (const drawing of drawings) {
    const { path, strings, picture } = drawing;
    const inputs = code.copy().update(JSON.stringify(strings));
    const digest = inputs.update(picture ? readFileSync(picture) : "").digest("hex");
    const file = join(root, "public", path);
    if (!existsSync(file) || !readFileSync(file).includes(digest)) {
      const bytes = await draw(drawing, digest);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    digests.set(path, digest);
  }
  for (const name of filesBelow(join(root, "public", folder)))
    if (!digests.has(`/${folder}/${name}`)) rmSync(join(root, "public", folder, name));
  return digests;
}
