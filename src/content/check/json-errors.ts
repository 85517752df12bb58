/** JSON syntax errors in an editor's words. */
import { printParseErrorCode, type ParseError } from "jsonc-parser";

/** What an error makes unreadable: nothing (all values still count), its line, or the rest of the file. */
type Spoils = "nothing" | "line" | "rest";

type JsonError = { offset: number; message: string; spoils: Spoils };

const cutOff = "the file ends too soon: restore what was cut off, down to the last bracket";
const comment = "JSON has no comments: remove this one";
const colon = "a colon is missing between the field's name and its value";
const innerQuote = 'the quote before this ends the text: write \\" for a quote inside a text';

/** A text over several lines; those after the first neither start a field or value nor close a list or group. */
const continued = /^"(?:[^"\\\n]|\\.)*(?:\n(?!\s*(?:"(?!,?\s*\n)|[[\]{}]))[^"\n]*)+"/;

const messages: Record<string, [message: string, spoils: Spoils]> = {
  ColonExpected: [colon, "line"],
  CommaExpected: ["a comma is missing before this", "line"],
  EndOfFileExpected: ["this comes after the end: remove it, or the extra bracket above", "rest"],
  InvalidCharacter: ["a text cannot hold a tab or a line break: write a space", "line"],
  InvalidCommentToken: [comment, "nothing"],
  InvalidUnicode: ["a backslash has a special meaning: write /, or \\\\ for a backslash", "line"],
  InvalidEscapeCharacter: ["a backslash has a special meaning: write /, or \\\\ for a backslash", "line"],
  PropertyNameExpected: ["a field name in quotes is missing here, or the } of the group above", "rest"],
  UnexpectedEndOfString: ['this text has no closing quote: write a straight " at its end, on the same line', "rest"],
  ValueExpected: ["a value is missing before this, or the ] of the list above", "rest"],
};

/** Explains the errors of jsonc-parser from top to bottom: at most one per line, up to the first that ends parsing. */
export function jsonErrors(parseErrors: ParseError[], text: string): JsonError[] {
  const kept: JsonError[] = [];
  // If several errors share an offset, the last one is the most precise.
  const last = parseErrors.filter(({ offset }, index) => offset !== parseErrors[index + 1]?.offset);
  const errors = last.map((error) => explain(error, text));
  const unclosed = last.length > 0 ? unclosedBracket(text) : undefined;
  for (const error of unclosed ? [...errors.filter(({ offset }) => offset < unclosed.offset), unclosed] : errors) {
    const above = kept.at(-1);
    if (above?.spoils === "rest" || kept.length === 40) break; // it may not be JSON at all
    const between = above && text.slice(above.offset, error.offset);
    // After an invalid line, the parser may still expect that line's value.
    const next = above?.spoils === "line" ? /\n\s*\S/ : /\n/;
    if (between === undefined || next.test(between)) kept.push(error);
  }
  return kept;
}

/** Returns the first explanation that fits: obvious mistakes first, then the parser's own error. */
function explain({ error, offset }: ParseError, text: string): JsonError {
  const code = printParseErrorCode(error);
  const [before, here] = [text.slice(0, offset), text.slice(offset)];
  const [previous = ""] = before.trimEnd().slice(-1);
  const explained = (message: string, spoils: Spoils, start = offset) => ({ offset: start, message, spoils });

  const isCutOff = here.trim() === "" || (code === "UnexpectedEndOfString" && !here.includes("\n"));
  if (isCutOff) return explained(cutOff, "rest");

  // Characters that are never valid JSON.
  if (/^(?:#|<!--)/.test(here)) return explained(comment, "line");

  if (code === "UnexpectedEndOfString" && continued.test(here))
    return explained("this text goes on below: join the lines, because a text is one line", "rest");

  // An extra comma, a comma in a number such as 15,000, or none at the end of the previous line.
  if (/^(?:,[,}\]]|[[{],)/.test(previous + here))
    return explained("a comma here is one too many: remove it", "nothing");
  if (/^[:-]?\d/.test(here) && /\d[, ]*$/.test(before)) return explained(wordMessage(before, here), "line");
  if (code === "CommaExpected" && /\n\s*$/.test(before))
    return explained("a comma is missing at the end of this line", "nothing", before.trimEnd().length);

  return explained(...(messages[code] ?? [wordMessage(before, here), "line"]));
}

function wordMessage(before: string, here: string): string {
  const [start = ""] = /[^\s":[{][^":[{\n]*$/.exec(before) ?? [];
  const [end = ""] = /^(?:[^":\n\]}]|:(?=\S))*/.exec(here) ?? [];
  if (/^(?:true|false|null|-?\d+)?;/.test(here)) return "; is not allowed here: write a comma";
  const word = (start + end).replace(/^[,\s]+|[,:;\s]+$/g, "").slice(0, 60);
  if (/^(?:(?:₹ ?)?\d[\d, ]*(?:\/-)?|\+\d+)$/.test(word))
    return `${word} is not a number in digits alone: write ${word.replace(/\D|^0+/g, "")}`;
  if (/^=/.test(here)) return colon;
  if (before.endsWith('"')) return innerQuote;
  return `${word || here.charAt(0)} is not valid here: texts and names of fields need straight quotes, "like this", numbers digits alone, and true and false small letters`;
}

/** Finds an unclosed bracket by indentation: the parser pairs it with a later one, and reports it much further down. */
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
