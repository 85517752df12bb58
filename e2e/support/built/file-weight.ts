import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/** Caches the transferred size of files in public/, in kilobytes. */
const compressed = new Map<string, number>();

/** Returns the transferred kilobytes of a text, compressed as hosts do. */
export const compressedKilobytes = (text: string | Buffer) => brotliCompressSync(text).length / 1000;

/** Returns the transferred kilobytes of a file in public/; hosts compress only text formats. */
export function kilobytesOf(file: string): number {
  const body = readFileSync(file);
  const isText = !/\.(?:avif|webp|png|jpe?g|woff2)$/.test(file);
  const kilobytes = compressed.get(file) ?? (isText ? compressedKilobytes(body) : body.length / 1000);
  compressed.set(file, kilobytes);
  return kilobytes;
}
