/** A data file on its way from bytes to values that can be checked. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getNodeValue, parseTree, type Node, type ParseError } from "jsonc-parser";
import type { z } from "zod";
import { contract, jsonSchema, type DataFile, type JsonSchema } from "./contract";
import { place } from "./sentences";
import { slipsOf } from "./syntax";

/** One problem; `line` and `column` count from 1, `message` is a whole sentence that starts with the place. */
export type Problem = { file: string; line: number; column: number; message: string };

/** A data file that could be parsed, with what the contract says about it. */
export type Parsed = {
  file: DataFile;
  text: string;
  tree: Node;
  value: unknown;
  schema: JsonSchema;
  issues: z.core.$ZodIssue[];
};

/** Reads a file of the folder `data`; gives what keeps it from being read as text, if anything does. */
export function readText(data: string, file: string): { text: string } | { problems: Problem[] } {
  const unreadable = (message: string) => ({ problems: [{ file, line: 1, column: 1, message }] });
  const path = join(data, file);
  if (!existsSync(path)) return unreadable("this file is missing: bring it back");

  const bytes = readFileSync(path);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return unreadable("this file is not saved as UTF-8: save it again with the encoding UTF-8");
  }
  if (text.startsWith("\uFEFF"))
    return unreadable("this file starts with a byte-order mark: save it as UTF-8 without BOM");
  return { text };
}

/** Reads and parses a file of the folder `data`; gives what keeps it from being parsed, if anything does. */
export function readDataFile(data: string, file: DataFile): Parsed | { problems: Problem[] } {
  const read = readText(data, file);
  if ("problems" in read) return read;
  const { text } = read;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0 || !tree) return { problems: syntaxProblems(file, text, errors) };
  const value: unknown = getNodeValue(tree);
  return { file, text, tree, value, schema: jsonSchema(file), issues: issuesOf(file, value) };
}

/** One slip makes several parse errors: the first on each line is the one to mend, and three are enough to begin with. */
function syntaxProblems(file: DataFile, text: string, errors: ParseError[]): Problem[] {
  const problems = slipsOf(errors, text).map(({ offset, sentence }) => ({
    file,
    ...position(text, offset),
    message: sentence,
  }));
  const lines = problems.map(({ line }) => line);
  return problems.filter(({ line }, index) => lines.indexOf(line) === index).slice(0, 3);
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
export function problemAt(
  { file, text, value }: Parsed,
  node: Node,
  path: readonly PropertyKey[],
  sentence: string,
): Problem {
  return { file, ...position(text, node.offset), message: `${place(path, value)} ${sentence}` };
}
