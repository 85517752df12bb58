/** The content as the contract types it, for what is made from it beside the pages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { contract, type DataFile } from "./contract";

/** What a data file holds. */
export type Content<File extends DataFile> = z.infer<(typeof contract)[File]>;

/** Reads files of the folder `data`, which has passed the check. */
export function contentReader(data: string) {
  // A cast, because the types of the schemas are lost where the file is not a certain one.
  return <File extends DataFile>(file: File) =>
    contract[file].parse(JSON.parse(readFileSync(join(data, file), "utf8"))) as Content<File>;
}
