/** Build outputs that are written again only if something that they depend on has changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "../content/files-below";

/**
 * Gives a function that computes the SHA-256 digest of some content and files, whose paths are absolute or relative to the
 * project's folder. It reads each file once, so create a new one after a change.
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
 * The files that an output of `folder` depends on beside its content: that folder, the files and folders that it may import
 * from, the logo, and package.json, which pins fonts and libraries. Paths are relative to the project's folder.
 */
export function sourceFiles(folder: string): string[] {
  const folders = [folder, "src/contact", "src/text", "src/theme", "src/time"];
  const files = folders.flatMap((path) => readdirSync(resolve(path)).map((file) => join(path, file)));
  const others = ["src/build/build-cache.ts", "src/build/font-files.ts", "src/content/output-paths.ts"];
  return [...files, ...others, "static/logo.svg", "package.json"];
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Writes a file unless it already contains `digest`, which `render` must put into it. */
export async function updateFile(file: string, digest: string, render: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file) && readFileSync(file).includes(digest)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await render());
}

/** Removes all files of a folder except those given. */
export function removeOtherFiles(folder: string, files: string[]): void {
  const kept = new Set(files);
  for (const file of filesBelow(folder).map((path) => join(folder, path))) if (!kept.has(file)) rmSync(file);
}

/** While one file is laid out on the main thread, pictures of others are encoded on other cores. */
const concurrency = 4;

/** A line of the build's output that says how far a step is: `reporter.createProgress`. */
export type Progress = { total: number; start: () => void; tick: () => void; done: () => void };

/** Calls `work` for each item, a few at a time, and tells `progress`. */
export async function forEachConcurrently<Item>(
  items: Item[],
  work: (item: Item) => Promise<void>,
  progress?: Progress,
): Promise<void> {
  progress?.start();
  if (progress) progress.total = items.length;
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) {
      await work(item);
      progress?.tick();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  progress?.done();
}
