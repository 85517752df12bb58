/** Slips in the writing of JSON, in an editor's words. */
import { printParseErrorCode, type ParseError } from "jsonc-parser";
import { unclosedBracket } from "./brackets";

/** What is wrong, and where in the text it is to be mended; `open` if what follows is only taken in by it. */
type Slip = { offset: number; sentence: string; open: boolean };

const comment = "comments are not allowed in JSON: remove it";
const backslash = 'a backslash has a meaning of its own here: write \\\\ for a backslash, \\" for a quote';

/** By the name that jsonc-parser gives a parse error. */
const sentences: Record<string, string> = {
  PropertyNameExpected: "a field's name in quotes belongs here",
  ValueExpected: "a value is missing before this",
  ColonExpected: "a colon is missing between the field's name and its value",
  CommaExpected: "a comma is missing before this",
  EndOfFileExpected: "there is something after the end: remove it, or look for a bracket too many above",
  InvalidCommentToken: comment,
  UnexpectedEndOfComment: comment,
  InvalidUnicode: backslash,
  InvalidEscapeCharacter: backslash,
  InvalidCharacter: "this character (a tab or a line break inside a text) is not allowed: use a blank",
};

/** The slips of a text that made the parser report errors, from top to bottom, up to the one that takes in the rest. */
export function slipsOf(errors: ParseError[], text: string): Slip[] {
  const slips = errors.map((error) => slipAt(error, text));
  const quote = slips.findIndex(({ open }) => open);
  if (quote >= 0) return slips.slice(0, quote + 1);

  const bracket = unclosedBracket(text);
  if (!bracket) return slips;
  const { sign, closing, offset } = bracket;
  const sentence = `the ${sign === "{" ? "group of fields" : "list"} that starts here is not closed: its ${closing} is missing`;
  return [...slips.filter((slip) => slip.offset < offset), { offset, sentence, open: true }];
}

/** The slip that made the parser report an error; not always at the place where the parser stumbled. */
function slipAt({ error, offset }: ParseError, text: string): Slip {
  const code = printParseErrorCode(error);
  const [before, here] = [text.slice(0, offset), text.slice(offset)];
  const slip = (sentence: string, at = offset) => ({ offset: at, sentence, open: false });

  if (/^[“”„‘’]/.test(here)) return slip('this is a curly quote: use straight quotes (")');
  if (/^'/.test(here)) return slip('this is a single quote: use double quotes (")');
  if (/^[}\]]/.test(here) && /,\s*$/.test(before))
    return slip("the comma before this bracket is one too many: remove it");
  if (/^,/.test(here) && /[,[{]\s*$/.test(before)) return slip("this comma is one too many: remove it");
  if (text.trim() === "") return slip("the file is empty");
  if (here.trim() === "") return slip("the file ends in the middle: is its end cut off?");

  const bare = bareWords(text, offset);
  const isUnknown = /^Invalid(?:Symbol|NumberFormat)$|^UnexpectedEndOfNumber$/.test(code);
  const isCutNumber = /^:?\d/.test(here) && /^0\d|\D/.test(bare.words);
  if (isUnknown || isCutNumber) return slip(bareSentence(bare.words), bare.offset);

  if (code === "UnexpectedEndOfString") return { ...slip("the closing quote of this text is missing"), open: true };
  if (code === "CommaExpected" && /\n\s*$/.test(before))
    return slip("a comma is missing at the end of this line", before.trimEnd().length);
  return slip(sentences[code] ?? bareSentence(bare.words));
}

/** What stands around an offset outside quotes, such as ₹15,000 or hello world, and where it starts. */
function bareWords(text: string, offset: number): { words: string; offset: number } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const line = text.slice(start).split("\n", 1)[0] ?? "";
  // Commas and colons end the words, but not inside 15,000 or 09:30.
  for (const { 0: run, index } of line.matchAll(/(?:[^",:{}[\]]|(?<=\d)[,:](?=\d))+/g)) {
    const words = run.trim();
    const end = start + index + run.length;
    if (offset < end) return { words, offset: start + index + run.indexOf(words) };
  }
  return { words: line.trim(), offset };
}

function bareSentence(words: string): string {
  const shown = words.length > 40 ? `${words.slice(0, 39)}…` : words;
  if (/^(?:true|false)$/i.test(words)) return `write true or false in small letters, not ${shown}`;
  if (/^(?:yes|no|y|n|on|off)$/i.test(words))
    return `${shown} is not a value: for a yes or no write true or false without quotes, and a text in quotes`;
  if (/^(?:none|null|nil|undefined|nan)$/i.test(words))
    return `${shown} is not a value: write what belongs here, or remove the whole field`;
  if (/^-?0\d+$/.test(words)) return `a number does not start with 0, but this is ${shown}`;
  if (/\d/.test(words) && /^(?:₹|rs\.?|inr|rupees|\/-|[\d\s.,_'])+$/i.test(words))
    return `a number has digits only, such as 15000, but this is ${shown}`;
  return `this is not in quotes (${shown}): text stands between straight quotes ("), and a quote inside it is written \\"`;
}
