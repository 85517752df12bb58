/** Spelling: words that neither the British dictionary nor the word list beside the content knows. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { ITrie } from "cspell-trie-lib";
import { distance } from "fastest-levenshtein";
import { suggestion } from "../../text/nearest";
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
  const used = [...names, ...same.flatMap(([{ word }, again]) => (again || isKnown(word) ? word : []))];
  const unknown = [...new Map(words.map(({ word, text }) => [word, text]))].filter(([word]) => !isKnown(word));
  return unknown.flatMap(([word, text]) => {
    const small = word.toLowerCase();
    const isNear = (other: string) => (word.length > 5 || other[0] === word[0]) && isSlip(other.toLowerCase(), small);
    const isName = word !== small;
    const isFirst = new RegExp(`(?:^|[.!?] )${word} `).test(text.shown);
    const isKnownToo = word.length > (isName && !isFirst ? 7 : 5); // short names and loan words resemble many words
    const inDictionary = () => trie.suggest(small, { changeLimit: 1 }).find((other) => /^\p{L}+$/u.test(other));
    const near = used.find(isNear) ?? (isKnownToo ? inDictionary() : undefined);
    if (!near ? isName || word.length < 8 : isName && word.length < 6) return [];
    const fault = `has "${word}", which is in no dictionary${suggestion(near, "correct it, or accept it for all texts")}`;
    return [{ ...findingAt(text, fault), key: `${wordList}: ${word}` }];
  });
}

/** Whether a slip of the fingers turns one word into the other: a letter too many, too few or wrong, or two swapped. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false; // most words: saves half a second of each check
  const edits = distance(one, other);
  return edits === 1 || (edits === 2 && sorted(one) === sorted(other));
}

const sorted = (word: string) => [...word].sort().join("");
