/** Errors and likely mistakes in the wording of single texts: what is certainly broken, and guesses. */
import { quote, sentenceAround } from "../../../text/sentences";
import type { SiteContent } from "../content";
import { eachText, isOf, isWords, type Rule } from "../rule";
import type { ContentText } from "../texts";
import { characterError } from "./characters";
import { figureError } from "./figures";

export const wording: Rule[] = [
  { level: "error", find: eachText(isOf("words", "prose"), wordsError) },
  { level: "warning", find: eachText(isOf("words", "prose", "line", "person"), () => leftover) },
  {
    level: "warning",
    find: eachText(
      ({ room, shown }) => shown.length > (room ?? Infinity),
      () => tooLong,
    ),
  },
  { level: "warning", find: eachText(isWords, () => doubledWord) },
  { level: "warning", find: eachText(isWords, typingSlips) },
];

/** Matches tags that people write, but not comparisons such as `List<int>`. */
const tag =
  /<\/?(?:script\b|(?:a|audio|b|big|br|button|center|code|div|em|font|form|h[1-6]|hr|i|iframe|img|input|li|link|ol|p|pre|s|small|span|strong|style|su[bp]|svg|t[dhr]|table|u|ul|video)(?:\s+[\w-]+=[^<>]*|\s*\/)?\s*>)|<!--|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i;

/** Single asterisks underline part of a heading; the heading's schema checks them. */
const markdown = /(?<![\w*])\*\*(?=[^\s*])[^*]*[^\s*]\*\*(?![\w*])|\[[^[\]]+\]\([^()\s]+\)|^(?:#{1,6}|[-*]) (?=\S)/;

/** Unfinished text from forms, templates or editors: a whole text, or a part that trades rarely use. */
const unfinished =
  /^(?:untitled\b.*|new (?:entry|item|text|title)|sample (?:text|title|name)|(?:write|enter|insert|add|put|your|some) (?:\w+ )?(?:text|words|name|title|description) here|(?:a |just a )?test(?: (?:text|entry|item|title))?(?: ?\d+)?|to ?do|to be (?:done|written|added|announced)|tb[ad]|fixme|x{3,}|asdf\w*|qwert\w*|foo|bar|\?+|-+|…|\.{3})[.!…]?$|^(?:TODO|FIXME|TBD)\b|^lorem ipsum dolor\b|\[(?:insert|your|name|date|amount)\b[^\]]*\](?!\()/i;

/** What is shown as it is written, though it was probably meant otherwise; nothing in inline code. */
function leftover({ written, kind }: ContentText): string | undefined {
  const text = written.replace(/(`+).*?\1/g, "");
  const found = (form: RegExp) => form.exec(text)?.[0].trim();
  const drawn = kind === "words" ? (found(tag) ?? found(markdown)) : undefined; // prose.ts reports tags in Markdown
  const open = found(unfinished);
  if (drawn) return `contains "${drawn}", which visitors see as it is written: write plain text if that is not meant`;
  return open && `is a placeholder ("${open}"): write the text for visitors`;
}

/** Texts that are much longer than their place; layouts carry them, but search engines and phones cut some. */
const tooLong = ({ shown, room }: ContentText) =>
  `has ${shown.length} characters, where about ${room} fit: shorten it, or look at its page on a phone`;

/** Finds the first error in a text that visitors read. */
export function wordsError(content: SiteContent) {
  return (text: ContentText) => characterError(text.written) ?? figureError(text, content);
}

/** Matches pairs of words that may be a repetition, but not names (Sri Sri) or initials (K K Nagar). */
const pairs = /(?<![\p{L}\p{M}-])(\p{L}{2,})[ \u00A0]+(?=(\p{Ll}+)(?![\p{L}\p{M}’'-]))/gu;

/** Words that may legitimately repeat: "what it is is clear", "log in in time". */
const mayBeDoubled = /^(?:had|that|is|in|on|very|bye|x+)$/i;

function doubledWord({ shown }: ContentText): string | undefined {
  const found = [...shown.matchAll(pairs)].find(
    ([, first = "", word = ""]) => first.charAt(0).toLowerCase() + first.slice(1) === word && !mayBeDoubled.test(word),
  );
  return (
    found && `has "${found[1]} ${found[2]}": write one of the two words in ${quote(sentenceAround(shown, found.index))}`
  );
}

/** Patterns of likely typos, each with its fix. Captured words must occur elsewhere in the content. */
const slips: [form: RegExp, fix: string][] = [
  [/(?<![.…])\.\.(?![.…/])/g, "write one full stop"],
  [/[!?]{2,}|[,;?!][,;.](?=\s|$)/g, "write one mark"],
  [/\p{L} +[.,;:!?](?=\s|$)/gu, "remove the space before the punctuation"],
  [/\((?![^(]*\))/g, "close the bracket"],
  [/“(?![^“]*”)/g, "close the quotation"],
  [
    /\b(?:No\. ?1\b|number one\b|guaranteed\b|100(?: ?%| per ?cent)(?= \p{L})|best(?: in\b|(?: [\w-]+)? (?:institute|course|training|academy|trainer|faculty|placement)))/giu,
    "say only what you can prove of every learner",
  ],
  [/\p{L}{2,}- (?!(?:and|or|to|nor|but)\b)\p{Ll}{2,}/gu, "join the word that a line break divided"],
  [
    /^(?:Sure|Certainly|Of course|Absolutely)[!,.]|\bHere(?:[’']s| is| are) (?:a|an|the|your) (?:[\w-]+,? ){1,3}(?:version|draft|rewrite|paragraph|text|description)s?\b|\bAs an AI\b|\bLet me know if you(?:[’']d| would| want)\b|\bWould you like me to\b|:contentReference|【\d|(?<=\p{L}{3}[.,]?)\[(?:[a-z]|\d\d?)\](?!\()/gu,
    "remove what came along with the copied text",
  ],
  [
    /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]* [^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/gu,
    "write it in small letters, which are easier to read",
  ],
  // Ignores names such as site.json and collections.Counter.
  [/(?<![\w@./-])(\p{L}{2,})[.,;!?](\p{L}{2,})(?![\w./@(-])/gu, "add a space after the punctuation"],
];

/** Likely typos in punctuation and capitals: "it.. ", "it ,", "counsellor.before". */
function typingSlips({ texts }: SiteContent) {
  const known = new Set(
    texts.filter(isWords).flatMap(({ shown }) => shown.match(/(?<=^|[\s“(])\p{L}+(?=[.,;:!?”)]*(?:\s|$))/gu) ?? []),
  );
  const isKnown = (word: string) => known.has(word) || known.has(word.toLowerCase());
  return ({ shown }: ContentText) =>
    slips.map(([form, fix]) => {
      const slip = [...shown.matchAll(form)].find(([, ...parts]) => parts.every(isKnown));
      return slip && `has "${slip[0]}": ${fix} in ${quote(sentenceAround(shown, slip.index))}`;
    });
}
