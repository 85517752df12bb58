import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/** Kilobytes of the files of public/, so that each is compressed once. */
const compressed = new Map<string, number>();

/** What crosses the wire of a text, compressed as hosts do it. */
export const compressedKilobytes = (text: string | Buffer) => brotliCompressSync(text).length / 1000;

/** What crosses the wire of a file of public/; hosts compress all that is text. */
export function kilobytesOf(file: string): number {
  const body = readFileSync(file);
  const isText = !/\.(?:avif|webp|png|jpe?g|woff2)$/.test(file);
  const kilobytes = compressed.get(file) ?? (isText ? compressedKilobytes(body) : body.length / 1000);
  compressed.set(file, kilobytes);
  return kilobytes;
}
