import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/** Kilobytes of files in public/; caches the compression. */
const compressed = new Map<string, number>();

/** The transferred size of a text, compressed like hosts do. */
export const compressedKilobytes = (text: string | Buffer) => brotliCompressSync(text).length / 1000;

/** The transferred size of a file in public/; hosts compress text formats. */
export function kilobytesOf(file: string): number {
  const body = readFileSync(file);
  const isText = !/\.(?:avif|webp|png|jpe?g|woff2)$/.test(file);
  const kilobytes = compressed.get(file) ?? (isText ? compressedKilobytes(body) : body.length / 1000);
  compressed.set(file, kilobytes);
  return kilobytes;
}
