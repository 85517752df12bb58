/** The content, typed by the contract, for what does not come from GraphQL. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { contract, type DataFile } from "./contract";

/** The content of a data file. */
export type Content<File extends DataFile> = z.infer<(typeof contract)[File]>;

/** Returns a function that reads a file of the folder `data`, which has passed the check. */
export function contentReader(data: string) {
  // A cast, because TypeScript loses the link between a file and its schema where the file is generic.
  return <File extends DataFile>(file: File) =>
    contract[file].parse(JSON.parse(readFileSync(join(data, file), "utf8"))) as Content<File>;
}
