/** Errors in the writing of JSON, in an editor's words. */
import { conflictMarker, conflictMessage } from "./conflict-markers";
import { printParseErrorCode, type ParseError } from "jsonc-parser";

/** What an error makes unreadable: nothing but itself, so that all values are right, its line, or the rest of the file. */
type Spoils = "nothing" | "line" | "rest";

/** An error, at the offset where it is to be fixed. */
type JsonError = { offset: number; message: string; spoils: Spoils };

/** So many errors of one file are reported at once, even where the file is something else altogether. */
const mostErrors = 40;

const cutOff = "the file ends too soon: bring back what is cut off, down to the last bracket";
const comment = "comments are not allowed in JSON: remove it";
const noColon = "a colon is missing between the field's name and its value";
const spaces = "the spaces here are not plain ones, as in texts copied from a web page: type them anew";
const notJson =
  'this cannot be read: write text in straight quotes, a quote inside it as \\", a number with digits only (15000), a yes or no as true or false, and only commas and colons between them';

/** By the parser's name for an error. */
const messages: Record<string, [message: string, spoils: Spoils]> = {
  ColonExpected: [noColon, "line"],
  CommaExpected: ["a comma is missing before this", "line"],
  EndOfFileExpected: ["there is something after the end: remove it, or look for a bracket too many above", "rest"],
  InvalidCharacter: ["this character (a tab or a line break inside a text) is not allowed: use a space", "line"],
  InvalidCommentToken: [comment, "nothing"],
  InvalidEscapeCharacter: ["a backslash has a meaning of its own here: write /, or \\\\ for a backslash", "line"],
  PropertyNameExpected: [
    "a field's name in quotes belongs here; a group without one belongs below the } of the one above",
    "rest",
  ],
  UnexpectedEndOfString: ["the closing straight quote of this text is missing: a text ends on its line", "rest"],
  ValueExpected: ["a value is missing before this, or the { of the group to which it belongs", "rest"],
};

/** Explains the errors of jsonc-parser from top to bottom: at most one per line, up to the first it cannot recover from. */
export function jsonErrors(parseErrors: ParseError[], text: string): JsonError[] {
  const found: JsonError[] = [];
  // Of several errors at one place the last says what is wrong.
  const last = parseErrors.filter(({ offset }, index) => offset !== parseErrors[index + 1]?.offset);
  const errors = last.map((error) => explain(error, text));
  const unclosed = last.length > 0 ? unclosedBracket(text) : undefined;
  for (const error of unclosed ? [...errors.filter(({ offset }) => offset < unclosed.offset), unclosed] : errors) {
    const above = found.at(-1);
    if (above?.spoils === "rest" || found.length === mostErrors) break;
    const between = above && text.slice(above.offset, error.offset);
    // Below a line that is no JSON the parser may still wait for its value.
    const next = above?.spoils === "line" && error.spoils === "rest" ? /\n\s*\S/ : /\n/;
    if (between === undefined || next.test(between)) found.push(error);
  }
  return found;
}

function explain({ error, offset }: ParseError, text: string): JsonError {
  const code = printParseErrorCode(error);
  const [before, here] = [text.slice(0, offset), text.slice(offset)];
  const [previous = ""] = before.trimEnd().slice(-1);
  const explained = (message: string, spoils: Spoils, at = offset) => ({ offset: at, message, spoils });
  if (here.trim() === "" || (code === "UnexpectedEndOfString" && !here.includes("\n")))
    return explained(cutOff, "rest");
  if (/^(?:,[,}\]]|[[{],)/.test(previous + here))
    return explained(
      `${here.startsWith(",") ? "this comma" : "the comma before this bracket"} is one too many: remove it`,
      "nothing",
    );
  if (conflictMarker.test(here.split("\n")[0] ?? "")) return explained(conflictMessage, "line");
  if (/^(?:#|<!--)/.test(here)) return explained(comment, "line");
  if (/^\s/.test(here)) return explained(spaces, "line");
  if (previous === '"' && here.startsWith("=")) return explained(`${noColon}: write : in the place of =`, "line");
  if (/^[:-]?\d/.test(here) && /\d[, ]*$/.test(before)) return explained(notJson, "line"); // as in 15,000
  if (code === "CommaExpected" && /\n\s*$/.test(before))
    return explained("a comma is missing at the end of this line", "nothing", before.trimEnd().length);
  return explained(...(messages[code] ?? [notJson, "line"]));
}

/**
 * A bracket that is never closed, as far as the indents of the lines show it. The parser stumbles only far below, over a
 * bracket that it takes for the missing one.
 */
function unclosedBracket(text: string): JsonError | undefined {
  const partners: Partial<Record<string, string>> = { "{": "}", "[": "]" };
  const brackets = [...text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)].filter(([sign]) => sign.length === 1);
  const count = (sign?: string) => brackets.filter((bracket) => bracket[0] === sign).length;
  const lacking = ["{", "["].filter((sign) => count(sign) > count(partners[sign]));
  const open: { sign: string; offset: number; indent: string }[] = [];
  for (const { 0: sign, index: offset } of brackets) {
    const before = text.slice(text.lastIndexOf("\n", offset) + 1, offset);
    const indent = before.replace(/\S.*/, "");
    const top = sign in partners ? undefined : open.pop();
    if (sign in partners) open.push({ sign, offset, indent });
    if (!top || !lacking.includes(top.sign)) continue;
    if (sign === partners[top.sign] && !(indent === before && indent.length < top.indent.length)) continue;
    const what = top.sign === "{" ? "group of fields" : "list";
    const message = `the ${what} that starts here is not closed: its ${partners[top.sign]} is missing`;
    return { offset: top.offset, message, spoils: "rest" };
  }
  return undefined;
}
