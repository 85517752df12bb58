/** Brackets that are never closed. */
import { createScanner } from "jsonc-parser";

type Bracket = { sign: string; offset: number; indent: number; isFirst: boolean };

const partner: Record<string, string> = { "{": "}", "[": "]" };

/**
 * The bracket of a text that lacks its partner: what it is and where it stands; nothing if none lacks one.
 *
 * A parser stumbles only far below it, over a bracket that it takes for the missing one. The lines' indents show
 * which bracket was meant to close which; where the file merely ends too soon, they show nothing.
 */
export function unclosedBracket(text: string): { sign: string; closing: string; offset: number } | undefined {
  const brackets = bracketsOf(text);
  const count = (sign?: string) => brackets.filter((bracket) => bracket.sign === sign).length;
  const open: Bracket[] = [];
  for (const bracket of brackets) {
    const closing = partner[bracket.sign];
    const top = open.at(-1);
    if (closing) open.push(bracket);
    else if (top && !closes(bracket, top) && count(top.sign) > count(partner[top.sign]))
      return { sign: top.sign, closing: partner[top.sign] ?? "", offset: top.offset };
    else open.pop();
  }
  return undefined;
}

function closes(bracket: Bracket, top: Bracket): boolean {
  return bracket.sign === partner[top.sign] && !(bracket.isFirst && bracket.indent < top.indent);
}

/** The brackets outside quotes, with the indent of their lines and whether they are the first in them. */
function bracketsOf(text: string): Bracket[] {
  const scanner = createScanner(text, true);
  const found: Bracket[] = [];
  // Only the end of the text is a token without length.
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const sign = text.slice(offset, offset + scanner.getTokenLength());
    if (!/^[{}[\]]$/.test(sign)) continue;
    const start = text.lastIndexOf("\n", offset - 1) + 1;
    const indent = text.slice(start).search(/\S/);
    found.push({ sign, offset, indent, isFirst: start + indent === offset });
  }
  return found;
}
