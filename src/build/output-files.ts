/** Writes files that a build makes; those that are slow to make, only if their inputs change. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../content/files-below";

type Input = string | Buffer;

/** `make` returns the bytes of `file`, or nothing if the file stays as it is. */
type KeptFile = { file: string; inputs: () => Input[]; make: () => Promise<Buffer | undefined> };

export function digestOf(inputs: Input[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(input);
  return hash.digest("hex");
}

/** Writes files. The folder `kept` keeps those of the last call, each under the digest of its inputs. */
export async function writeKept(kept: string, files: KeptFile[]) {
  mkdirSync(kept, { recursive: true });
  const used = new Set<string>();
  for (const { file, inputs, make } of files) {
    const digest = digestOf(inputs());
    const keptFile = join(kept, digest);
    const bytes = existsSync(keptFile) ? undefined : await make();
    if (bytes) {
      writeFileSync(`${keptFile}.part`, bytes); // an interrupted build leaves no half file
      renameSync(`${keptFile}.part`, keptFile);
    }
    if (!existsSync(keptFile)) continue;
    cpSync(keptFile, file, { preserveTimestamps: true });
    used.add(digest);
  }
  for (const name of filesBelow(kept)) if (!used.has(name)) rmSync(join(kept, name));
}

/** The files that this build has written, relative to public/. They stay, even if no page names them. */
export const written = new Set<string>();

/** Writes files to public/ of the project at `root`: path → text. */
export function writeFiles(root: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, "public", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.add(path.slice(1));
  }
}
