/** PDF files and share cards, which are drawn again only if something that they depend on has changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { buildSync } from "esbuild";
import { filesBelow } from "../content/files-below";

/**
 * Returns a function that digests all that a file is made from: its content, and the pictures at absolute paths. The code is
 * part of the digest: `entry`, a module of the project, with every module that it imports, as esbuild bundles them, and the lock
 * file in place of packages and their fonts. Create a new digester after a change.
 */
export function createDigester(entry: string) {
  const options = { bundle: true, packages: "external", platform: "node", write: false } as const;
  const bundle = buildSync({ ...options, absWorkingDir: resolve(), entryPoints: [entry] });
  const code = createHash("sha256").update(readFileSync(resolve("package-lock.json")));
  for (const { contents } of bundle.outputFiles) code.update(contents);
  return (content: unknown, ...pictures: string[]) => {
    const digest = code.copy().update(JSON.stringify(content));
    for (const picture of pictures) digest.update(readFileSync(picture));
    return digest.digest("hex");
  };
}

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
