/** Apostrophes, doubled words, punctuation and alt texts that are probably mistakes. */
import { quote, sentenceAround } from "../../src/text/sentences";
import { isWords, passageAt, type Source, type Warning, warningAt } from "./source";

const straight = /(?<=\p{L})'(?=\p{L})/gu;
const curly = /(?<=\p{L})’(?=\p{L})/gu;

/** Warns of apostrophes unlike those of most texts. */
export function apostropheWarnings(source: Source): Warning[] {
  const texts = source.passages.filter(isWords);
  const count = (form: RegExp) => texts.reduce((sum, { text }) => sum + (text.match(form)?.length ?? 0), 0);
  const [rare, usual] = count(straight) > count(curly) ? [curly, "'"] : [straight, "’"];
  return texts.flatMap((passage) => {
    const [first] = passage.text.matchAll(rare);
    if (!first) return [];
    const sentence = quote(sentenceAround(passage.text, first.index));
    return [
      warningAt(
        source,
        passage,
        `has the apostrophe ${first[0]}, but most texts have ${usual}: write ${usual} in ${sentence}`,
      ),
    ];
  });
}

/** Two words with blanks between them that may be one word twice; a name is (Sri Sri), and initials are (K K Nagar). */
const pairs = /(?<![\p{L}\p{M}-])(\p{L}{2,})[ \u00A0]+(?=(\p{Ll}+)(?![\p{L}\p{M}’'-]))/gu;

/** Words that may well follow themselves: what it is is clear, log in in time. */
const mayBeDoubled = /^(?:had|that|is|in|on|very|bye)$/;

/** Warns of words that were typed twice. */
export function doubledWordWarnings(source: Source): Warning[] {
  return source.passages.filter(isWords).flatMap((passage) => {
    const found = [...passage.text.matchAll(pairs)].find(
      ([, first = "", word = ""]) =>
        first.charAt(0).toLowerCase() + first.slice(1) === word && !mayBeDoubled.test(word),
    );
    if (!found) return [];
    const sentence = quote(sentenceAround(passage.text, found.index));
    return [warningAt(source, passage, `has "${found[1]} ${found[2]}": write one of the two words in ${sentence}`)];
  });
}

/** Punctuation that is probably a slip, and what to do. */
const slips: [form: RegExp, fix: string][] = [
  [/(?<![.…])\.\.(?![.…/])/g, "write one full stop"],
  [/[!?]{2,}/g, "write one mark"],
  [/\p{L} +[.,;:!?](?=\s|$)/gu, "remove the space before the punctuation"],
  [/\((?![^(]*\))/g, "close the bracket"],
  [/“(?![^“]*”)/g, "close the quotation"],
  [/\bhttp:\/\//g, "write https://, which shows no warning to visitors"],
  [
    /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]* [^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/gu,
    "write it in small letters, which are easier to read",
  ],
  [/(?<![\w@./-])(\p{L}{2,})[.,;!?](\p{L}{2,})(?![\w./@(-])/gu, "add a space after the punctuation"],
];

/**
 * Warns of slips in punctuation: "it.. ", "it ,", "counsellor.before". Words without a space between them count only if other
 * texts have both, as site.json and collections.Counter are names.
 */
export function punctuationWarnings(source: Source): Warning[] {
  const texts = source.passages.filter(isWords);
  const known = new Set(texts.flatMap(({ text }) => text.match(/(?<=^|[\s“(])\p{L}+(?=[.,;:!?”)]*(?:\s|$))/gu) ?? []));
  const isKnown = (word: string) => known.has(word) || known.has(word.toLowerCase());
  return texts.flatMap((passage) =>
    slips.flatMap(([form, fix]) => {
      const slip = [...passage.text.matchAll(form)].find(([, ...words]) => words.every(isKnown));
      if (!slip) return [];
      const sentence = quote(sentenceAround(passage.text, slip.index));
      return [warningAt(source, passage, `has "${slip[0]}": ${fix} in ${sentence}`)];
    }),
  );
}

/** Warns of a line of a policy that looks like a heading without its ##: a few words alone that end in no sign. */
export function lostHeadingWarnings(source: Source): Warning[] {
  const lines = source.passages.filter(({ file }) => file.endsWith(".md"));
  const taken = new Set(lines.map(({ file, line }) => `${file}:${line}`));
  return lines.flatMap((passage) => {
    const { file, line, text } = passage;
    const isAlone = ![line - 1, line + 1].some((other) => taken.has(`${file}:${other}`));
    if (!isAlone || !/^\p{Lu}[^.:;?!|]{2,60}$/u.test(text)) return [];
    return [warningAt(source, passage, `"${text}" looks like a heading: write ## before it, or a full stop after it`)];
  });
}

/** In characters: a screen reader reads an alt text in one go, without pauses. */
const longestAlt = 160;

/** Warns of alt texts that are long, begin with what every picture is, or are those of another picture. */
export function altTextWarnings(source: Source): Warning[] {
  const first = new Map<string, string>();
  return source.passages.flatMap((picture) => {
    const alt = passageAt(source, picture.file, [...picture.path.slice(0, -1), "alt"]);
    if (picture.kind !== "picture" || !alt) return [];
    const { text } = alt;
    const earlier = first.get(text) ?? picture.text;
    first.set(text, earlier);
    const messages = [
      ...(text.length > longestAlt ? [`has ${text.length} characters: ${longestAlt} are plenty`] : []),
      ...(/^(?:an? |the )?(?:picture|image|photo|photograph|illustration|drawing) (?:of|showing)\b/i.test(text)
        ? [`need not say that it is a picture: begin with what it shows, ${quote(text)}`]
        : []),
      ...(earlier === picture.text
        ? []
        : [`is the same as for ${earlier}: say what this picture shows, ${quote(text)}`]),
    ];
    return messages.map((message) => warningAt(source, alt, message));
  });
}
