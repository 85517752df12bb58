/** Reads a data file: from bytes to values that can be checked. */
import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getNodeValue, type Node, type ParseError } from "jsonc-parser";
import type { z } from "zod";
import { formatList } from "../../text/format";
import { contract, jsonSchema, type DataFile, type JsonSchema } from "../contract";
import { oddCharacters } from "../../text/characters";
import { parsePlain } from "../json";
import { isFile } from "../../files/list-files";
import { versionCache } from "../memoize";
import { findingIn, position, type Finding } from "./finding";
import { jsonErrors } from "./json-errors";

/** A file that could be parsed, or a policy's front matter, with its schema and zod's issues. */
export type ContentFile = {
  file: DataFile | `policies/${string}`;
  text: string;
  tree: Node;
  value: unknown;
  schema: JsonSchema;
  issues: z.core.$ZodIssue[];
};

/** The result of reading a file: its content if it could be parsed, encoding and syntax errors, and replaced characters. */
export type ReadFile = { parsed?: ContentFile; errors: Finding[]; warnings?: Finding[] };

/** The first bytes of Word, Excel, PDF and RTF files, and zero bytes: English text has many in UTF-16, and none in UTF-8. */
const otherFormat = /^(?:PK|\xD0\xCF|%PDF|\{\\rt)|\0/;

const conflictMessage =
  "this line is left over from a merge: keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>";

/** Finds Git's first conflict marker, which any file in data/ may contain. */
export function conflictIn(file: string, text: string): Finding[] {
  const offset = text.search(/^(?:<{7}|>{7})(?: |$)/m);
  return offset < 0 ? [] : [findingIn(file, conflictMessage, position(text, offset))];
}

/** Reads the text of a file in the folder `data`, and reports errors of the file as a whole. */
export function readText(data: string, file: string): { text?: string; errors: Finding[]; warnings?: Finding[] } {
  const path = join(data, file);
  const failed = (message: string, place?: Partial<Finding>) => ({ errors: [findingIn(file, message, place)] });
  if (!isFile(path)) return failed("this file is missing: restore it");
  const bytes = readFileSync(path);
  if (otherFormat.test(bytes.toString("latin1", 0, 200)))
    return failed("this file is in another format, such as Word, PDF or UTF-16: save it as plain text, in UTF-8");
  const text = bytes.toString("utf8").replace(/^\uFEFF/, ""); // a byte order mark, as Notepad writes
  if (!isUtf8(bytes))
    return failed(
      "this character is not UTF-8 (perhaps Windows-1252): save the file as UTF-8, and type the character again",
      position(text, text.indexOf("\uFFFD")), // the replacement for bytes that are not UTF-8
    );
  if (text.trim() === "") return failed("this file is empty: restore its content");
  if (
    /^version https:\/\/git-lfs/.test(text) ||
    (file.endsWith(".json") && /^\s*(?:[\w-]|<!?\w|(?:\[\s*){9})/.test(text))
  )
    return failed("this is not the content that belongs here: restore it (with git lfs pull if it is in Git LFS)");
  const conflict = conflictIn(file, text);
  if (conflict.length > 0) return { errors: conflict };
  // One warning about all characters that the site replaces.
  const odd = oddCharacters(text);
  const [first] = odd.values();
  if (first === undefined) return { text, errors: [] };
  const names = [...odd].map(([name, offset]) => `${name} on line ${position(text, offset).line}`);
  const message = `this file has characters that only look plain (${formatList(names)}): the site shows plain ones, so type them again`;
  const key = `${file}: ${formatList([...odd.keys()])}`;
  return { text, errors: [], warnings: [{ ...findingIn(file, message, position(text, first)), key }] };
}

const parsedFiles = versionCache<ReadFile>();

/** Reads a data file from the folder `data`. */
export function readDataFile(data: string, file: DataFile): ReadFile {
  const { text, errors, warnings } = readText(data, file);
  if (text === undefined) return { errors };
  return { ...parsedFiles(file, text, () => parseFile(file, text)), warnings };
}

function parseFile(file: DataFile, text: string): ReadFile {
  const parseErrors: ParseError[] = [];
  const tree = parsePlain(text, parseErrors);
  const found = jsonErrors(parseErrors, text);
  const errors = found.map(({ offset, message }) => findingIn(file, message, position(text, offset)));
  if (!tree || found.some(({ spoils }) => spoils !== "nothing")) return { errors };
  const value: unknown = getNodeValue(tree);
  const parsed = { file, text, tree, value, schema: jsonSchema(file), issues: firstIssues(contract[file], value) };
  return { parsed, errors };
}

/** Returns zod's issues; only the first for each value, because it is the one to fix. */
export function firstIssues(schema: z.ZodType, value: unknown): z.core.$ZodIssue[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  // zod reports unknown fields on their group, which may have another issue.
  const subjects = issues.map(({ code, path }) => JSON.stringify([path, code === "unrecognized_keys"]));
  return issues.filter((_, index) => subjects.indexOf(subjects[index] ?? "") === index);
}
