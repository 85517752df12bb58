/** Texts that Gatsby asks for before the content check has run. */
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import type { DataFile } from "../../content/contract";
import { readText } from "../../content/check/read-file";

/**
 * A text field of a data file that may be broken; the field's name where there is no such text.
 *
 * Gatsby validates the options of plugins before the check can report an error. The check runs next and stops Gatsby, so a
 * name returned in place of a text is never published.
 */
export function earlyText(data: string, file: DataFile, field: string): string {
  const { text } = readText(data, file);
  const tree = text === undefined ? undefined : parseTree(text);
  const value: unknown = tree && findNodeAtLocation(tree, [field])?.value;
  return typeof value === "string" && value ? value : field;
}
