/** A data file on its way from bytes to values that can be checked. */
import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getNodeValue, parseTree, type Node, type ParseError } from "jsonc-parser";
import type { z } from "zod";
import { contract, jsonSchema, type DataFile, type JsonSchema } from "../contract";
import { place } from "./messages";
import { jsonErrors } from "./json-errors";

/** One problem; `line` and `column` count from 1, `message` is a whole sentence that starts with the place. */
export type ContentError = { file: string; line: number; column: number; message: string };

/** A data file that could be parsed, with what the contract says about it. */
export type Parsed = {
  file: DataFile;
  text: string;
  tree: Node;
  value: unknown;
  schema: JsonSchema;
  issues: z.core.$ZodIssue[];
};

/** Reads a file of the folder `data`: its text, if it can be read, and what is wrong with the file as a whole. */
export function readText(data: string, file: string): { text?: string; problems: ContentError[] } {
  const path = join(data, file);
  const problem = (message: string, line = 1, column = 1) => [{ file, line, column, message }];
  if (!existsSync(path)) return { problems: problem("this file is missing: bring it back") };

  const bytes = readFileSync(path);
  if (isUtf16(bytes))
    return { problems: problem("this file is saved as UTF-16: save it again with the encoding UTF-8") };
  const text = bytes.toString("utf8");
  if (!isUtf8(bytes)) {
    // Where a byte is none of UTF-8, this sign stands in the text instead.
    const { line, column } = position(text, text.indexOf("\uFFFD"));
    const message = "this character is not saved as UTF-8 (but perhaps as Windows-1252): save the file again with";
    return { problems: problem(`${message} the encoding UTF-8, and write the character anew`, line, column) };
  }
  if (!text.startsWith("\uFEFF")) return { text, problems: [] };
  const mark = "this file starts with a byte-order mark, which nobody sees: save it with the encoding UTF-8";
  return { text: text.slice(1), problems: problem(`${mark}, not UTF-8 with BOM`) };
}

/** Half of the bytes of an English text in UTF-16 are 0, and no byte of a text in UTF-8 is. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 2).toString("hex");
  return start === "fffe" || start === "feff" || bytes.subarray(0, 200).includes(0);
}

/** Reads a file of the folder `data`: what it holds, if that is clear, and the slips in its writing. */
export function readDataFile(data: string, file: DataFile): { parsed?: Parsed; problems: ContentError[] } {
  const { text, problems } = readText(data, file);
  if (text === undefined) return { problems };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const { slips, isClear } = jsonErrors(errors, text);
  problems.push(...slips.map(({ offset, sentence }) => ({ file, ...position(text, offset), message: sentence })));
  if (!tree || !isClear) return { problems };
  const value: unknown = getNodeValue(tree);
  return { parsed: { file, text, tree, value, schema: jsonSchema(file), issues: issuesOf(file, value) }, problems };
}

/** What the contract finds wrong; of several things about one value only the first, which is the one to mend. */
function issuesOf(file: DataFile, value: unknown): z.core.$ZodIssue[] {
  const issues = contract[file].safeParse(value).error?.issues ?? [];
  // Unknown fields are told of the group that holds them: they are not a fault of its own.
  const subjects = issues.map(({ code, path }) => JSON.stringify([path, code === "unrecognized_keys"]));
  return issues.filter((_, index) => subjects.indexOf(subjects[index] ?? "") === index);
}

/** Line and column of an offset, both counted from 1. */
export function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The problem at a node of a file: the sentence goes on after the place to which `path` leads. */
export function errorAt(
  { file, text, value }: Parsed,
  node: Node,
  path: readonly PropertyKey[],
  sentence: string,
): ContentError {
  return { file, ...position(text, node.offset), message: `${place(path, value)} ${sentence}` };
}
