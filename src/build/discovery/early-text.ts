/** Texts that Gatsby requests before the content check runs. */
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import type { DataFile } from "../../content/contract";
import { readText } from "../../content/check/read-file";

/**
 * Reads a text field of a data file that may be invalid; returns the field's name if there is no text.
 *
 * Gatsby validates plugin options before the check can report an error. The check runs next and stops Gatsby, which
 * means the fallback is never published.
 */
export function earlyText(data: string, file: DataFile, field: string): string {
  const { text } = readText(data, file);
  const tree = text === undefined ? undefined : parseTree(text);
  const value: unknown = tree && findNodeAtLocation(tree, [field])?.value;
  return typeof value === "string" && value ? value : field;
}
