/** Caches PDF files and share cards, and re-renders them only when an input changes. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "../content/files-below";

/**
 * Returns a function that digests every input of a file: its content, the pictures at absolute paths, the code in src/
 * and the lock file, for packages and fonts. Create a new digester after a change.
 */
export function createDigester() {
  const code = createHash("sha256");
  for (const file of ["package-lock.json", ...filesBelow("src").map((path) => join("src", path))])
    code.update(readFileSync(resolve(file)));
  return (content: unknown, ...pictures: string[]) => {
    const digest = code.copy().update(JSON.stringify(content));
    for (const picture of pictures) digest.update(readFileSync(picture));
    return digest.digest("hex");
  };
}

/** A build output: its path, the digest of its inputs, and a renderer that embeds the digest. */
export type Output = { file: string; digest: string; render: () => Promise<Buffer> };

/** Renders the outputs whose file lacks their digest, and removes all other files from `folder`. */
export async function updateFiles(folder: string, outputs: Output[]): Promise<void> {
  for (const { file, digest, render } of outputs) {
    if (existsSync(file) && readFileSync(file).includes(digest)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await render());
  }
  const kept = new Set(outputs.map(({ file }) => file));
  for (const file of filesBelow(folder).map((path) => join(folder, path))) if (!kept.has(file)) rmSync(file);
}
