/** Whether what is made from the content must be made again. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The SHA-256 digest of content and files, whose names are relative to this project's folder or absolute. */
export function digestOf(content: unknown, files: string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(content));
  for (const file of files) hash.update(readFileSync(resolve(file)));
  return hash.digest("hex");
}
