/** Reads a data file: from bytes to values that can be checked. */
import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getNodeValue, parseTree, type Node, type ParseError } from "jsonc-parser";
import type { z } from "zod";
import { contract, jsonSchema, type DataFile, type JsonSchema } from "../contract";
import { remember } from "../remember";
import { findingIn, position, type Finding } from "./finding";
import { jsonErrors } from "./json-errors";

/** A file that could be parsed, or a policy's front matter, with its schema and zod's issues. */
export type ContentFile = {
  file: string;
  text: string;
  tree: Node;
  value: unknown;
  schema: JsonSchema;
  issues: z.core.$ZodIssue[];
};

/** The result of reading a file: its content if it could be parsed, and encoding and syntax errors. */
export type ReadFile = { parsed?: ContentFile; errors: Finding[] };

/** Reads the text of a file in the folder `data`, and reports errors of the file as a whole. */
export function readText(data: string, file: string): { text?: string; errors: Finding[] } {
  const path = join(data, file);
  if (!existsSync(path)) return { errors: [findingIn(file, "this file is missing: restore it")] };

  const bytes = readFileSync(path);
  if (isUtf16(bytes)) return { errors: [findingIn(file, "this file is saved as UTF-16: save it as UTF-8")] };
  const text = bytes.toString("utf8");
  if (!isUtf8(bytes)) {
    // Decoding replaces bytes that are not UTF-8 with this character.
    const { line, column } = position(text, text.indexOf("\uFFFD"));
    const message =
      "this character is not UTF-8 (perhaps Windows-1252): save the file as UTF-8, and type the character again";
    return { errors: [findingIn(file, message, line, column)] };
  }
  if (text.trim() === "") return { errors: [findingIn(file, "this file is empty: restore its content")] };
  if (!text.startsWith("\uFEFF")) return { text, errors: [] };
  const message = "this file begins with an invisible byte-order mark: save it as UTF-8, not UTF-8 with BOM";
  return { text: text.slice(1), errors: [findingIn(file, message)] };
}

/** English text has many zero bytes in UTF-16, and none in UTF-8. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2).toString("hex");
  return start === "fffe" || start === "feff" || bytes.subarray(0, 200).includes(0);
}

const parsedFiles = remember<ReadFile>();

/** Reads a data file from the folder `data`. */
export function readDataFile(data: string, file: DataFile): ReadFile {
  const { text, errors } = readText(data, file);
  if (text === undefined) return { errors };
  const read = parsedFiles(file, text, () => parseFile(file, text));
  return { ...read, errors: [...errors, ...read.errors] };
}

function parseFile(file: DataFile, text: string): ReadFile {
  const parseErrors: ParseError[] = [];
  const tree = parseTree(text, parseErrors, { disallowComments: true, allowTrailingComma: false });
  const found = jsonErrors(parseErrors, text);
  const errors = found.map(({ offset, message }) => {
    const { line, column } = position(text, offset);
    return findingIn(file, message, line, column);
  });
  if (!tree || found.some(({ spoils }) => spoils !== "nothing")) return { errors };
  const value: unknown = getNodeValue(tree);
  const parsed = { file, text, tree, value, schema: jsonSchema(file), issues: firstIssues(contract[file], value) };
  return { parsed, errors };
}

/** Returns zod's issues; only the first for each value, because it is the one to fix. */
export function firstIssues(schema: z.ZodType, value: unknown): z.core.$ZodIssue[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  // zod reports unknown fields on their group, where another issue may also be.
  const subjects = issues.map(({ code, path }) => JSON.stringify([path, code === "unrecognized_keys"]));
  return issues.filter((_, index) => subjects.indexOf(subjects[index] ?? "") === index);
}
