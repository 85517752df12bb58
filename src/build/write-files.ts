/** Writes build outputs; slow ones only if their inputs have changed. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "../files/list-files";

type Input = string | Buffer;

/** `make` returns the bytes of `file`, or undefined to keep the file. */
type CachedFile = { file: string; inputs: () => Input[]; make: () => Promise<Buffer | undefined> };

export function digestOf(inputs: Input[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(input);
  return hash.digest("hex");
}

/** Writes files. The folder `cache` keeps the last call's files by the digest of their inputs. */
export async function writeCached(cache: string, files: CachedFile[]) {
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  for (const { file, inputs, make } of files) {
    const digest = digestOf(inputs());
    const cached = join(cache, digest);
    const bytes = existsSync(cached) ? undefined : await make();
    if (bytes) {
      writeFileSync(`${cached}.part`, bytes); // an interrupted build leaves no partial file
      renameSync(`${cached}.part`, cached);
    }
    if (!existsSync(cached)) continue;
    cpSync(cached, file, { preserveTimestamps: true });
    used.add(digest);
  }
  for (const name of listFiles(cache)) if (!used.has(name)) rmSync(join(cache, name));
}

/** The files that this build has written, relative to public/. They stay, even if no page names them. */
export const writtenFiles = new Set<string>();

/** Writes files to public/ of the project at `root`: path → text. */
export function writeFiles(root: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, "public", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writtenFiles.add(path.slice(1));
  }
}
