/** Problems in an editor's words. */
import { closest, distance } from "fastest-levenshtein";
import { printParseErrorCode, type ParseErrorCode } from "jsonc-parser";
import type { z } from "zod";
import { resolveRef, type JsonSchema } from "./contract";

type Path = readonly PropertyKey[];

/** A near miss of one of `names`, as `; did you mean "price"?`, or nothing. */
export function didYouMean(word: string, names: readonly string[]): string {
  const near = nearest(word, names);
  return near ? `; did you mean "${near}"?` : "";
}

/** The one of `names` that differs from `word` in at most a third of its letters. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const near = closest(word.toLowerCase(), names as string[]);
  return distance(word.toLowerCase(), near.toLowerCase()) <= Math.max(1, Math.ceil(near.length / 3)) ? near : undefined;
}

/**
 * Where in a file a path leads, as an editor counts: `item 2 (AI), modules 3 (Search), title`.
 * Items are counted from 1 and called by their title, name, label or slug where they have one.
 */
export function place(path: Path, value: unknown): string {
  const words: string[] = [];
  let at = value;
  for (const key of path) {
    at = (at as Record<PropertyKey, unknown> | undefined)?.[key];
    if (typeof key !== "number") words.push(String(key));
    else words.push(`${words.pop() ?? "item"} ${key + 1}${nameOf(at)}`);
  }
  return words.join(", ");
}

function nameOf(item: unknown): string {
  const { title, name, label, slug } = Object(item) as Record<string, unknown>;
  const called = [title, name, label, slug].find((word) => typeof word === "string" && word !== "");
  return called === undefined ? "" : ` (${String(called)})`;
}

/** What is wrong with the value at an issue's path; continues a sentence that starts with the place. */
export function issueSentence(issue: z.core.$ZodIssue, value: unknown, root: JsonSchema): string {
  const schema = schemaAt(issue.path, root);
  const but = `, but is ${shown(value)}`;
  switch (issue.code) {
    case "invalid_value":
      return `must be ${wanted(schema)}${but}${typeof value === "string" ? didYouMean(value, (schema.enum ?? []) as string[]) : ""}`;
    case "too_small":
    case "too_big": {
      if (value === "") return `must not be empty: write ${wanted(schema)}`;
      const [bound, limit] = issue.code === "too_small" ? ["at least", issue.minimum] : ["at most", issue.maximum];
      if (typeof value === "string") return `must be ${bound} ${limit} characters long, but has ${value.length}`;
      if (Array.isArray(value))
        return `must have ${bound} ${limit} ${limit === 1 ? "entry" : "entries"}, but has ${value.length}`;
      return `must be ${bound} ${limit}${but}`;
    }
    case "custom":
      return issue.message;
    default:
      return `must be ${wanted(schema)}${but}`;
  }
}

/** What belongs in a field: its mend, or what follows from its type. */
export function wanted(schema: JsonSchema): string {
  if (schema.mend) return schema.mend;
  if (schema.enum) return `one of ${schema.enum.join(", ")}`;
  const words = { array: "a list in [ ]", object: "a group of fields in { }", boolean: "true or false without quotes" };
  return words[schema.type as keyof typeof words] ?? "text in quotes";
}

/** The part of a JSON Schema that describes the value at a path. */
export function schemaAt(path: Path, root: JsonSchema): JsonSchema {
  return path.reduce<JsonSchema>(
    (schema, key) => {
      const next = typeof key === "number" ? schema.items : schema.properties?.[String(key)];
      return resolveRef((next ?? {}) as JsonSchema, root);
    },
    resolveRef(root, root),
  );
}

function shown(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) return "missing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of fields";
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

/** By the name that jsonc-parser gives a parse error. */
const syntax: Record<string, string> = {
  InvalidNumberFormat: "this number is not written as JSON writes numbers: digits only, such as 15000",
  ColonExpected: "a colon is missing between the field's name and its value",
  CommaExpected: "a comma is missing before this",
  CloseBraceExpected: "the file ends before the last } closes what a { opened: is its end cut off?",
  CloseBracketExpected: "the file ends before the last ] closes what a [ opened: is its end cut off?",
  EndOfFileExpected: "there is something after the end: remove it, or look for a bracket too many above",
  InvalidCommentToken: "comments are not allowed in JSON: remove it",
  UnexpectedEndOfString: "the closing quote of this text is missing",
  InvalidEscapeCharacter: 'a backslash has a meaning of its own here: write \\\\ for a backslash, \\" for a quote',
  InvalidCharacter: "this character (a tab or a line break inside a text) is not allowed: use a blank",
};

/** What is wrong with the text of a JSON file at an offset. */
export function syntaxSentence(code: ParseErrorCode, text: string, offset: number): string {
  const here = text.slice(offset);
  if (/^[“”„‘’]/.test(here)) return 'this is a curly quote: use straight quotes (")';
  if (/^'/.test(here)) return 'this is a single quote: use double quotes (")';
  if (/^[}\]]/.test(here) && /,\s*$/.test(text.slice(0, offset)))
    return "the comma before this bracket is one too many: remove it";
  if (here.startsWith(",") && /[,[{]\s*$/.test(text.slice(0, offset))) return "this comma is one too many: remove it";
  if (text.trim() === "") return "the file is empty";
  if (here.trim() === "") return "the file ends in the middle: is its end cut off?";
  return (
    syntax[printParseErrorCode(code)] ??
    `something is not written as JSON here: ${JSON.stringify(here.split("\n")[0]?.slice(0, 30))}`
  );
}
