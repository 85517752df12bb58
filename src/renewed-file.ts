/** Files that are made from the content, and made again only when something that they are made from has changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The SHA-256 digest of content and files, whose names are relative to this project's folder or absolute. */
export function digestOf(content: unknown, files: string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(content));
  for (const file of files) hash.update(readFileSync(resolve(file)));
  return hash.digest("hex");
}

/** Makes a file, which holds the digest of what it is made from: where that is the same, the file stays. */
export async function renewFile(file: string, digest: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file) && readFileSync(file, "latin1").includes(digest)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await make());
}

/** Removes all files of a folder but those given. */
export function removeOthers(folder: string, files: string[]): void {
  for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(found.parentPath, found.name);
    if (found.isFile() && !files.includes(file)) rmSync(file);
  }
}
