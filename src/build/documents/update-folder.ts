/** Redraws PDF files and share cards only if their inputs changed. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesBelow } from "../../content/files-below";
import { theme, type Template } from "./typesetter";

/** A file in public/: its path, template, strings, and the source of its picture, if it has one. */
export type Drawing = { path: string; template: Template; strings: object; picture?: string };

/**
 * Writes `drawings` to a folder of public/ in the project at `root`. .cache keeps each drawn file under the digest of
 * its inputs, so `draw` runs only for new digests. Returns the digests by path.
 */
export async function updateFolder<Some extends Drawing>(
  root: string,
  folder: string,
  drawings: Some[],
  draw: (drawing: Some) => Promise<Buffer>,
): Promise<Map<string, string>> {
  const code = createHash("sha256").update(JSON.stringify(theme));
  const sources = filesBelow(resolve("src/build/documents")).map((name) => `src/build/documents/${name}`);
  for (const file of ["package-lock.json", "static/logo.svg", ...sources]) code.update(readFileSync(resolve(file)));
  const drawn = join(root, ".cache/drawings", folder);
  mkdirSync(drawn, { recursive: true });
  const digests = new Map<string, string>();
  for (const drawing of drawings) {
    const { path, strings, picture } = drawing;
    const inputs = code.copy().update(JSON.stringify(strings));
    const digest = inputs.update(picture ? readFileSync(picture) : "").digest("hex");
    digests.set(path, digest);
    const file = join(drawn, digest);
    if (existsSync(file)) continue;
    writeFileSync(`${file}.part`, await draw(drawing)); // an interrupted build leaves no half file
    renameSync(`${file}.part`, file);
  }
  for (const [path, digest] of digests)
    cpSync(join(drawn, digest), join(root, "public", path), { preserveTimestamps: true });
  const used = new Set(digests.values());
  for (const name of filesBelow(drawn)) if (!used.has(name)) rmSync(join(drawn, name));
  return digests;
}
