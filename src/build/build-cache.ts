/** Files that are made from the content, and made again only when something that they are made from has changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Makes SHA-256 digests of content and files, whose names are relative to this project's folder or absolute. Each file is
 * read once, however many digests it is part of: ask for a new maker after a change.
 */
export function createDigester() {
  const known = new Map<string, string>();
  const ofFile = (file: string) => {
    const digest = known.get(file) ?? sha256(readFileSync(resolve(file)));
    known.set(file, digest);
    return digest;
  };
  return (content: unknown, files: string[]) => sha256(JSON.stringify([content, files.map(ofFile)]));
}

/**
 * The files that decide how a build output looks, beside the content: those of its own folder, of the folders that it may
 * take from, the logo, and package.json, which pins the fonts and libraries. Paths are relative to the project's folder.
 */
export function sourceFiles(folder: string): string[] {
  const folders = [folder, "src/build/build-cache.ts", "src/contact", "src/text", "src/theme", "src/time"];
  const files = folders.flatMap((path) =>
    path.endsWith(".ts") ? [path] : readdirSync(resolve(path)).map((file) => join(path, file)),
  );
  return [...files, "static/logo.svg", "package.json"];
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Makes a file, which holds the digest of what it is made from: where that is the same, the file stays. */
export async function updateFile(file: string, digest: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file) && readFileSync(file).includes(digest)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await make());
}

/** Removes all files of a folder but those given. */
export function removeOtherFiles(folder: string, files: string[]): void {
  const kept = new Set(files);
  for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(found.parentPath, found.name);
    if (found.isFile() && !kept.has(file)) rmSync(file);
  }
}

/** At most so many files are in the making: while one is laid out, pictures of others are encoded on the other cores. */
const atOnce = 4;

/** Does `work` for each item, some at a time. */
export async function forEachConcurrently<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
