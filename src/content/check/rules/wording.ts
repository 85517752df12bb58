/** Errors and likely mistakes in the wording of single texts: what is certainly broken, and guesses. */
import { brokenEncoding, characterName } from "../../../text/characters";
import { formatList } from "../../../text/format";
import { quote, sentenceAround } from "../../../text/sentences";
import { missingGlyphs } from "../../../theme/glyphs";
import { textSize } from "../../contract";
import { printedFiles } from "../../content-reader";
import { memoize } from "../../memoize";
import type { SiteContent } from "../content";
import { anyPattern, patternsByFix, placeholders, foreignSyntax, typos } from "../mistakes";
import { eachText, isOf, isWords, type Rules } from "../rule";
import { isField, type ContentText } from "../texts";
import { figureError } from "./stated-figures";

export const wording = {
  errors: [eachText(isOf("words", "prose", "line"), wordsError), eachText(isOf("person"), () => characterError)],
  warnings: [
    eachText(isDrawn, () => leftOut),
    eachText(isOf("words"), () => shownAsWritten),
    eachText(isOf("words", "prose", "line", "person"), () => placeholder),
    eachText(isWords, () => doubledWord),
    eachText(isOf("words", "prose"), () => cutOff),
    eachText(isWords, typingSlips),
    eachText(isOf("words", "prose", "person"), ({ figures }) => figures && tooLong),
  ],
} satisfies Rules;

/** Finds the first error in a text that visitors read. */
function wordsError(content: SiteContent) {
  return (text: ContentText) => characterError(text) ?? figureError(text, content);
}

/** Characters that no device can show. */
function characterError({ written }: ContentText): string | undefined {
  if (/[\n\r\t]/.test(written)) return "contains a line break or a tab: write a space instead";
  const [unreadable] = written.match(/[\p{Cc}\p{Co}\p{Cs}\p{NChar}\uFFF9-\uFFFC]/u) ?? [];
  return (
    brokenEncoding(written) ??
    (unreadable && `contains ${characterName(unreadable)}, which is not a character to read: type these words again`)
  );
}

/** Whether a text is in PDF files or share cards, which have the title and heading of every page. */
function isDrawn({ file, path }: ContentText): boolean {
  return printedFiles.some((printed) => printed === file) || /^(?:title|heading|hero\.heading)$/.test(path.join("."));
}

function leftOut({ written }: ContentText): string | undefined {
  const missing = missingGlyphs(written);
  if (missing.length === 0) return undefined;
  return `contains ${formatList(missing)}, which PDF files and share cards leave out: if that matters, write it another way`;
}

/** Matches tags and entities, but not types such as `List<int>`. */
const tag =
  /<(?:\/[a-z][^<>]*|[a-z][^<>]*(?:\/|=[^<>]*)|br)>|(?<!\w)<(?:[a-z][^<>]*>|!--)|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i;

/** Single asterisks underline part of a heading; the heading's schema checks them. */
const markdown =
  /(?<![\w*])\*\*(?=[^\s*])[^*]*[^\s*]\*\*(?![\w*])|\[[^[\]]+\]\([^()\s]+\)|^(?:#{1,6}|[->*•·▪◦●■➢o]|\d\d?[.)]) (?=\S)/;

const sign = anyPattern(foreignSyntax);

/** The first syntax of another system in a text, unless the text is about code. */
const foreignSyntaxIn = (text: string) =>
  /\b(?:variables?|placeholders?|syntax|operators?|Jinja|regex)\b/i.test(text) ? undefined : sign.exec(text)?.[0];

/** The error in a text, without its inline code, that shows another system's syntax. */
export function shownSyntax(text: string): string | undefined {
  const shown = foreignSyntaxIn(text);
  return shown && `shows "${shown.trim()}" as it is written: remove it, or write code between backticks`;
}

/** Tags and Markdown in plain texts. */
function shownAsWritten(text: ContentText): string | undefined {
  const { shown, written, schema } = text;
  const unfilled = [...shown.matchAll(/(?<![\])\w])\{(\w+)\}/g)].find(
    ([, name = ""]) => !schema.pattern?.includes(name),
  );
  const [found] = /\$\{\w+/.exec(written) ??
    tag.exec(shown) ??
    markdown.exec(shown) ??
    unfilled ?? [foreignSyntaxIn(isField("heading")(text) ? shown.replaceAll("*", "") : shown)];
  return found && `shows "${found.trim()}" as it is written: write plain text if that is not meant`;
}

const unfinished = anyPattern(placeholders);

function placeholder({ shown }: ContentText): string | undefined {
  const [found] = unfinished.exec(shown) ?? [];
  return found && `is a placeholder ("${found.trim()}"): write the text for visitors`;
}

/** Layouts hold texts much longer than intended, but search engines and phones cut some off. */
function tooLong({ shown, schema: { softLimit = Infinity } }: ContentText): string | undefined {
  if (shown.length <= softLimit) return undefined;
  return `has ${shown.length} characters, where about ${softLimit} fit: shorten it, or look at its page on a phone`;
}

/** Texts of several sentences, and long paragraphs, that stop in mid-sentence. */
function cutOff({ shown, schema }: ContentText): string | undefined {
  const size = textSize(schema);
  const below = size !== "line" && /[.!?] \p{Lu}[^.!?:]{20,}(?:\.{3})?$/u.test(shown);
  const isParagraph = size === "paragraph" && /^[^-|#].{60}/.test(shown);
  const [end] = ((below || isParagraph) && /\S+ \S+(?:[\p{sc=Latn},…]|\.{3})$/u.exec(shown)) || [];
  return end && `ends with "${end}": write the rest of the sentence`;
}

const typoPatterns = patternsByFix(typos);

/** Pairs of words that may be a repetition, but not names (Sri Sri), initials (K K Nagar) or "log in in time". */
const pairs =
  /(?<![\p{L}\p{M}-])(?!(?:had|that|in|on|very|bye|x+) )(\p{L}{2,})[ \u00A0]+(?=(\p{Ll}+)(?![\p{L}\p{M}’'-]))/giu;

function doubledWord({ shown }: ContentText): string | undefined {
  const [, sentence] = /([^.!?]{15,}[.!?]) \1/.exec(shown) ?? [];
  if (sentence) return `says ${quote(sentence)} twice: remove one of the two`;
  const pair = [...shown.matchAll(pairs)].find(
    ([, one = "", other]) => one.charAt(0).toLowerCase() + one.slice(1) === other,
  );
  return (
    pair && `has "${pair[1]} ${pair[2]}": write one of the two words in ${quote(sentenceAround(shown, pair.index))}`
  );
}

const matchesIn = memoize(({ shown }: ContentText) => typoPatterns.map(([pattern]) => [...shown.matchAll(pattern)]));

/** Likely typos in punctuation and capitals: "it.. ", "it ,", "counsellor.before". */
function typingSlips({ texts }: SiteContent) {
  const known = new Set(
    texts.filter(isWords).flatMap(({ shown }) => shown.match(/(?<=^|[\s“(])\p{L}+(?=[.,;:!?”)]*(?:\s|$))/gu) ?? []),
  );
  const isKnown = (word: string) => known.has(word) || known.has(word.toLowerCase());
  return (text: ContentText) =>
    typoPatterns.map(([pattern, fix], index) => {
      const { shown, source } = text;
      const slip = matchesIn(text)[index]?.find(([, ...parts]) =>
        parts.every((word = "") => word === "" || isKnown(word)),
      );
      // A bracket in a policy may close on another line.
      const around = text.kind === "line" && source.text.split("\n\n").find((part) => part.includes(text.written));
      if (!slip || (around && /^[()“”\]]$/.test(slip[0]) && around.search(pattern) < 0)) return undefined;
      return `has "${slip[0]}": ${fix} in ${quote(sentenceAround(shown, slip.index))}`;
    });
}
