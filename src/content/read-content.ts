/** Typed access to the content, for code that does not use GraphQL. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { contract, type DataFile } from "./contract";

/** The content of a data file. */
export type Content<File extends DataFile> = z.infer<(typeof contract)[File]>;

/** Returns a function that reads a file of the checked folder `data`. */
export function contentReader(data: string) {
  // Generics lose the link between a file and its schema, hence the cast.
  return <File extends DataFile>(file: File) =>
    contract[file].parse(JSON.parse(readFileSync(join(data, file), "utf8"))) as Content<File>;
}
