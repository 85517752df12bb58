/** Caches PDF files and share cards, and re-renders them only when an input changes. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { buildSync } from "esbuild";
import { filesBelow } from "../content/files-below";

/**
 * Returns a function that digests every input of a file: its content, the pictures at absolute paths, and the code
 * (`entry` with its imports as esbuild bundles them, plus the lock file for packages and fonts). Create a new digester
 * after a change.
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

/** A build output: its path, the digest of its inputs, and a renderer that embeds the digest. */
export type Output = { file: string; digest: string; render: () => Promise<Buffer> };

/** A progress line in the build output: `reporter.createProgress`. */
export type Progress = { total: number; start: () => void; tick: () => void; done: () => void };

/** While the main thread lays out one file, other cores encode the pictures of others. */
const concurrency = 4;

/** Renders the outputs whose file lacks their digest, a few at a time, and removes all other files from `folder`. */
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
