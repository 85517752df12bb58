/** The few words that Gatsby asks for before the content check has run. */
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import type { DataFile } from "../../content/contract";
import { readText } from "../../content/check/read-file";

/**
 * A text of a data file that may be broken, or the field's name where there is none.
 *
 * The plugins' options are read and judged before the check can name a mistake. It comes next and stops Gatsby, so what
 * stands here for a text that is missing is never published.
 */
export function earlyText(data: string, file: DataFile, field: string): string {
  const { text } = readText(data, file);
  const tree = text === undefined ? undefined : parseTree(text);
  const value: unknown = tree && findNodeAtLocation(tree, [field])?.value;
  return typeof value === "string" && value ? value : field;
}
