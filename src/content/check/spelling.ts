/** Spelling: words that neither the British dictionary nor the word list beside the content knows. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { ITrie } from "cspell-trie-lib";
import { lettersOf, suggestion } from "../../text/nearest";
import { memoize } from "../memoize";
import type { SiteContent } from "./content";
import type { Finding } from "./finding";
import { groupBy, isOf, isWords } from "./rule";
import { findingAt, type ContentText } from "./texts";

/** The words that editors have accepted, one per line. */
export const wordList = "words.txt";

/** The dictionary, decoded once: the editor checks after each change. */
let decoded: Promise<ITrie> | undefined;

async function decode(): Promise<ITrie> {
  const { decodeTrie } = await import("cspell-trie-lib");
  const { resolve: fileOf } = createRequire(__filename);
  return decodeTrie(gunzipSync(readFileSync(join(dirname(fileOf("@cspell/dict-en-gb")), "en_GB.trie.gz"))));
}

/** Addresses and named figures are not prose. Words with digits are names. */
const wordsIn = memoize(({ shown }: ContentText): string[] => {
  const prose = shown.replace(/\]\([^)]*\)|\S*(?:[@#&/_\\]|\.\w|\w[[<]\w)\S*|\{[^}]*\}/g, " ").replaceAll("’", "'");
  const words = prose.match(/(?<![\p{L}\p{N}])\p{Script=Latin}[\p{Script=Latin}']*(?![\p{L}\p{N}])/gu) ?? [];
  return words
    .map((word) => word.replace(/(?:'s|')$/, ""))
    .filter((word) => /^.(\p{Ll})(?!\1+$)\p{L}*\p{Ll}$/u.test(word));
});

/** Warns once about each unknown word; about a name only if it is one slip away from another word of the content. */
export async function misspellings({ texts, data }: SiteContent): Promise<Finding[]> {
  const trie = await (decoded ??= decode());
  const path = join(data, wordList);
  const listed = existsSync(path) ? readFileSync(path, "utf8").split(/\s+/) : [];
  const names = texts.filter(isOf("person")).flatMap(wordsIn);
  const own = new Set([...listed, ...names]);
  const isKnown = (word: string) =>
    [word, word.toLowerCase()].some((one) => trie.has(one) || own.has(one) || own.has(one.replace(/s$/, "")));
  const words = texts.filter(isWords).flatMap((text) => wordsIn(text).map((word) => ({ word, text })));
  const same = groupBy(words, ({ word }) => word.toLowerCase());
  const usual = same.flatMap(([{ word }, again]) => (again || isKnown(word) ? word : []));
  const used = new Map([...names, ...usual].map((word) => [word.toLowerCase(), word]));
  const unknown = [...new Map(words.map(({ word, text }) => [word, text]))].filter(([word]) => !isKnown(word));
  return unknown.flatMap(([word, text]) => {
    const isName = word !== word.toLowerCase();
    const isFirst = new RegExp(`(?:^|[.!?] )${word} `).test(text.shown);
    const isLong = word.length > (isName && !isFirst ? 7 : 5); // short names and loan words resemble many words
    const meant = slipsOf(word.toLowerCase()).filter((other) => word.length > 5 || other[0] === word[0]?.toLowerCase());
    const near =
      meant.flatMap((other) => used.get(other) ?? [])[0] ?? (isLong ? meant.find((one) => trie.has(one)) : undefined);
    if (!near ? isName || word.length < 8 : isName && word.length < 6 && lettersOf(word) !== lettersOf(near)) return [];
    const fault = `has "${word}", which is in no dictionary${suggestion(near, "correct it, or accept it for all texts")}`;
    return [{ ...findingAt(text, fault), key: `${wordList}: ${word}` }];
  });
}

const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];

/** The words that one typing error turns into this one: a letter too many, too few or wrong, or two swapped. */
function slipsOf(word: string): string[] {
  const slips = [...word, ""].flatMap((letter, index) => {
    const [start, end] = [word.slice(0, index), word.slice(index + 1)];
    const swapped = start + end.slice(0, 1) + letter + end.slice(1);
    return [start + end, swapped, ...alphabet.flatMap((other) => [start + other + letter + end, start + other + end])];
  });
  return slips.filter((other) => other !== word);
}
