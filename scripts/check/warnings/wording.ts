/** Doubled words, punctuation and capitals that are probably mistakes. */
import { quote, sentenceAround } from "../../../src/text/sentences";
import { isWords, warningAt, type CheckedContent, type Warning } from "../warning";

export const wording = [doubledWords, typingSlips];

/** Matches pairs of words that may be a repetition, but not names (Sri Sri) or initials (K K Nagar). */
const pairs = /(?<![\p{L}\p{M}-])(\p{L}{2,})[ \u00A0]+(?=(\p{Ll}+)(?![\p{L}\p{M}’'-]))/gu;

/** Words that may legitimately repeat: "what it is is clear", "log in in time". */
const mayBeDoubled = /^(?:had|that|is|in|on|very|bye)$/;

/** Warns about words typed twice. */
function doubledWords({ texts }: CheckedContent): Warning[] {
  return texts.filter(isWords).flatMap((at) => {
    const found = [...at.shown.matchAll(pairs)].find(
      ([, first = "", word = ""]) =>
        first.charAt(0).toLowerCase() + first.slice(1) === word && !mayBeDoubled.test(word),
    );
    if (!found) return [];
    const sentence = quote(sentenceAround(at.shown, found.index));
    return [warningAt(at, `has "${found[1]} ${found[2]}": write one of the two words in ${sentence}`)];
  });
}

/** Patterns of likely typos, each with its fix. Captured words must occur elsewhere in the content. */
const slips: [form: RegExp, fix: string][] = [
  [/(?<![.…])\.\.(?![.…/])/g, "write one full stop"],
  [/[!?]{2,}|[,;?!][,;.](?=\s|$)/g, "write one mark"],
  [/\p{L} +[.,;:!?](?=\s|$)/gu, "remove the space before the punctuation"],
  [/\((?![^(]*\))/g, "close the bracket"],
  [/“(?![^“]*”)/g, "close the quotation"],
  [/\bhttp:\/\//g, "write https://, which shows no warning to visitors"],
  [
    /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]* [^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/gu,
    "write it in small letters, which are easier to read",
  ],
  // Ignores names such as site.json and collections.Counter.
  [/(?<![\w@./-])(\p{L}{2,})[.,;!?](\p{L}{2,})(?![\w./@(-])/gu, "add a space after the punctuation"],
];

/** Warns about likely typos in punctuation and capitals: "it.. ", "it ,", "counsellor.before". */
function typingSlips({ texts }: CheckedContent): Warning[] {
  const words = texts.filter(isWords);
  const known = new Set(
    words.flatMap(({ shown }) => shown.match(/(?<=^|[\s“(])\p{L}+(?=[.,;:!?”)]*(?:\s|$))/gu) ?? []),
  );
  const isKnown = (word: string) => known.has(word) || known.has(word.toLowerCase());
  return words.flatMap((at) =>
    slips.flatMap(([form, fix]) => {
      const slip = [...at.shown.matchAll(form)].find(([, ...parts]) => parts.every(isKnown));
      const message = slip && `has "${slip[0]}": ${fix} in ${quote(sentenceAround(at.shown, slip.index))}`;
      return message ? [warningAt(at, message)] : [];
    }),
  );
}
