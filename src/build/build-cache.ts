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
  const others = [
    "src/build/build-cache.ts",
    "src/build/font-files.ts",
    "src/content/output-paths.ts",
    "src/build/exercises/marked-code.ts",
  ];
  return [...files, ...others, "static/logo.svg", "package.json"];
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

/** A file that a build makes: its path, the digest of all it depends on, and what renders it with that digest in it. */
export type Output = { file: string; digest: string; render: () => Promise<Buffer> };

/** A line of the build's output that says how far a step is: `reporter.createProgress`. */
export type Progress = { total: number; start: () => void; tick: () => void; done: () => void };

/** While one file is laid out on the main thread, pictures of others are encoded on other cores. */
const concurrency = 4;

/** Renders the outputs whose file does not contain their digest, a few at a time, and removes all other files of `folder`. */
export async function updateFiles(folder: string, outputs: Output[], progress?: Progress): Promise<void> {
  progress?.start();
  if (progress) progress.total = outputs.length;
  const queue = outputs.values();
  const worker = async () => {
    for (const { file, digest, render } of queue) {
      if (!existsSync(file) || !readFileSync(file).includes(digest)) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, await render());
      }
      progress?.tick();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const kept = new Set(outputs.map(({ file }) => file));
  for (const file of filesBelow(folder).map((path) => join(folder, path))) if (!kept.has(file)) rmSync(file);
  progress?.done();
}
