/** Slips in the writing of JSON, in an editor's words. */
import { printParseErrorCode, type ParseError } from "jsonc-parser";
import { unclosedBracket } from "./brackets";

/**
 * What is wrong, where in the text it is to be mended, and what it spoils: `nothing` else, so that the file's values can be
 * judged all the same; its own `line`; what is `below`, of which the parser only guesses; or all the `rest`, which it takes in,
 * as a `group` in a wrong place does unless a bracket that is not closed explains it.
 */
type Slip = { offset: number; sentence: string; spoils: "nothing" | "line" | "below" | "group" | "rest" };

const comment = "comments are not allowed in JSON: remove it";
const curly = 'this is a curly quote: use straight quotes (")';
const cutOff = "the file ends too soon: bring back what is cut off, down to the last bracket";
const merge =
  "this line is left over from two versions put together: keep one of them, and remove the lines of such signs";
const unopened = "a bracket is missing before this: put { on a line above the first field of this group";
const inside =
  "this group stands inside another one, without a name: move it below the } of that one, with a comma between the two";
const backslash =
  'a backslash has a meaning of its own here: write / in the name of a file, \\\\ for a backslash, \\" for a quote';

/** By the name that jsonc-parser gives a parse error. */
const sentences: Record<string, string> = {
  PropertyNameExpected: "a field's name in quotes belongs here",
  ValueExpected: "a value is missing before this",
  ColonExpected: "a colon is missing between the field's name and its value",
  CommaExpected: "a comma is missing before this",
  EndOfFileExpected: "there is something after the end: remove it, or look for a bracket too many above",
  InvalidUnicode: backslash,
  InvalidEscapeCharacter: backslash,
  InvalidCharacter: "this character (a tab or a line break inside a text) is not allowed: use a blank",
};

/**
 * The slips of a text that made the parser report errors, from top to bottom, up to the one that takes in the rest; and
 * whether the text's values are clear all the same.
 *
 * One slip makes several parse errors: the first on each line is the one to mend.
 */
export function jsonErrors(errors: ParseError[], text: string): { slips: Slip[]; isClear: boolean } {
  const lineOf = (slip: Slip) => text.slice(0, slip.offset).split("\n").length;
  const told = withoutEchoes(upToTheRest(errors, text), text);
  const lines = told.map(lineOf);
  const first = told.filter((_, index) => lines.indexOf(lines[index] ?? 0) === index);
  const guesses = first.filter(({ spoils }) => spoils === "below");
  const slips = first.filter((slip) => slip.spoils !== "below" || guesses.indexOf(slip) < enough);
  return { slips: slips.slice(0, most), isClear: slips.every(({ spoils }) => spoils === "nothing") };
}

/** After a line that is spoilt the parser may still wait for its value, and says so at the next sign below. */
function withoutEchoes(slips: Slip[], text: string): Slip[] {
  return slips.filter(({ offset, spoils }, index) => {
    const above = slips[index - 1];
    if (spoils !== "below" || above?.spoils !== "line") return true;
    const [, ...below] = text.slice(above.offset, offset).split("\n");
    return below.length === 0 || below.join("").trim() !== "";
  });
}

/** So many guesses of the parser are told at once: the mend of one often mends others. */
const enough = 3;

/** So many slips of one file are told at once, even where the file is something else altogether. */
const most = 40;

function upToTheRest(errors: ParseError[], text: string): Slip[] {
  const slips = errors.map((error) => slipAt(error, text));
  const quote = slips.findIndex(({ spoils }) => spoils === "rest");
  if (quote >= 0) return slips.slice(0, quote + 1);

  const bracket = slips.length > 0 ? unclosedBracket(text) : undefined;
  if (!bracket) return upToTheGroup(slips, text);
  const { sign, closing, offset } = bracket;
  const sentence = `the ${sign === "{" ? "group of fields" : "list"} that starts here is not closed: its ${closing} is missing`;
  return [...slips.filter((slip) => slip.offset < offset), { offset, sentence, spoils: "rest" }];
}

/** A comma that the parser misses right before a group in a wrong place belongs to its right one. */
function upToTheGroup(slips: Slip[], text: string): Slip[] {
  const group = slips.find(({ spoils }) => spoils === "group");
  if (!group) return slips;
  const above = slips.slice(0, slips.indexOf(group));
  return [...above.filter(({ offset }) => text.slice(offset, group.offset).trim() !== ""), group];
}

/** The slip that made the parser report an error; not always at the place where the parser stumbled. */
function slipAt({ error, offset }: ParseError, text: string): Slip {
  const code = printParseErrorCode(error);
  const [before, here] = [text.slice(0, offset), text.slice(offset)];
  const slip = (sentence: string, spoils: Slip["spoils"] = "line", at = offset): Slip => ({
    offset: at,
    sentence,
    spoils,
  });

  if (text.trim() === "") return slip("the file is empty: bring its text back", "rest", 0);
  if (/^[“”„‟‘’]/.test(here)) return slip(curly);
  if (/^['`]/.test(here)) return slip('this is a single quote: use double quotes (")');
  if (/^[}\]]/.test(here) && /,\s*$/.test(before))
    return slip("the comma before this bracket is one too many: remove it", "nothing");
  if (/^,/.test(here) && /[,[{]\s*$/.test(before)) return slip("this comma is one too many: remove it", "nothing");
  if (here.trim() === "") return slip(cutOff);

  const bare = bareWords(text, offset);
  if (/^(?:<{7}|={7}|>{7})/.test(bare.words)) return slip(merge, "line", bare.offset);
  if (/^(?:#|<!--|\/?\*)/.test(bare.words)) return slip(comment, "line", bare.offset);
  if (/^[^\w\s"{}[\],:]$/.test(bare.words)) return slip(signSentence(bare.words), "line", bare.offset);
  const isUnknown = /^Invalid(?:Symbol|NumberFormat)$|^UnexpectedEndOfNumber$/.test(code);
  const isCutNumber = /^[:-]?\d/.test(here) && /^0\d|\D/.test(bare.words);
  if (isUnknown || isCutNumber) return slip(bareSentence(bare.words), "line", bare.offset);

  if (code === "UnexpectedEndOfString") return openText(here, offset);
  if (code === "CommaExpected" && /\n\s*$/.test(before))
    return slip("a comma is missing at the end of this line", "nothing", before.trimEnd().length);
  if (/Comment/.test(code)) return slip(comment, "nothing");
  // A field's name where a list has its entries: nothing above it opens the group.
  const [, nameless = ""] = /[[,{}]\s*("[^"\n]*"\s*)$/.exec(before) ?? [];
  if (code === "CommaExpected" && here.startsWith(":") && nameless)
    return slip(unopened, "group", offset - nameless.length);
  if (code === "PropertyNameExpected" && here.startsWith("{")) return slip(inside, "group");
  return slip(sentences[code] ?? bareSentence(bare.words), "below");
}

/** A text that no straight quote closes on its line: it has a curly one, or its end is cut off, or it goes on below. */
function openText(here: string, offset: number): Slip {
  const [line = "", ...below] = here.split("\n");
  const at = line.search(/[“”„‟](?=\s*[,:}\]]?\s*$)/);
  if (at >= 0) return { offset: offset + at, sentence: curly, spoils: "rest" };
  const sentence = "the closing quote of this text is missing: a text begins and ends on one line";
  return { offset, sentence: below.length > 0 ? sentence : cutOff, spoils: "rest" };
}

function signSentence(sign: string): string {
  return `this sign does not belong here (${sign}): a comma stands between entries, a colon between a name and its value`;
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
  if (words === "") return "the blanks here are not plain ones, as in texts copied from a web page: type them anew";
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
