/** Look-alike and invisible characters: their names, and plain replacements. */

const names: Partial<Record<string, string>> = {
  O: "letter O",
  I: "capital letter I",
  l: "small letter L",
  "\u00A0": "no-break space",
  "\u00AD": "soft hyphen",
  "\u200B": "zero-width space",
  "\u2010": "hyphen",
  "\u2011": "non-breaking hyphen",
  "\u2013": "en dash",
  "\u2014": "em dash",
  "\u2212": "minus sign",
  "\uFEFF": "byte-order mark",
};

/** A character with its code point and, if it looks like another, its name: "₹ (U+20B9)", "– (en dash, U+2013)", "tab (U+0009)". */
export function characterName(character: string): string {
  const point = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  const foreign = ["Cyrillic", "Greek"].find((script) => new RegExp(`\\p{sc=${script}}`, "u").test(character));
  const unseen = /\p{Z}/u.test(character)
    ? "special space"
    : /\p{Cf}/u.test(character)
      ? "invisible character"
      : undefined;
  const name = names[character] ?? foreign ?? unseen;
  if (/[\p{C}\p{Z}\p{M}]/u.test(character)) return name ? `${name} (${point})` : point;
  return `${character} (${name ? `${name}, ` : ""}${point})`;
}

/** Spaces and format characters, except joiners inside Indian scripts and emoji, and the tags of flags. */
const invisible = String.raw`(?! )\p{Z}|(?![\u200C\u200D\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Co}]|(?<=[\0-~])[\u200C\u200D]`;

/** Foreign letters and digits that look like those on an English keyboard, in words that mix both. */
const lookalike = String.raw`(?<=\p{sc=Latn})[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}](?=\p{sc=Latn})|[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]`;

const deceptive = new RegExp(`${invisible}|${lookalike}`, "gu");

/** Characters that have a plain equivalent on every keyboard, and letters among digits. */
const foreign =
  /[\p{Pd}\u2212\u2236\p{Nd}\p{sc=Cyrl}\p{sc=Grek}](?<![-\d\uFF10-\uFF19])|(?<=\d[ -]?)[OIl](?=[\d -]|$)|(?<![a-z])[OIl](?=\d)/giu;

/** Spells out characters that are invisible or look like others: "2[no-break space (U+00A0)]months". */
export function spellOut(text: string): string {
  return text.replace(deceptive, (character) => `[${characterName(character)}]`);
}

/** A value in quotes as in JSON, spelling out characters that an English keyboard cannot type. */
export function visibleValue(value: string): string {
  const edges = JSON.stringify(value).replace(/(?<=^") +| +(?="$)/g, (spaces) => "␣".repeat(spaces.length));
  return edges.replace(foreign, (character) => `[${characterName(character)}]`);
}

/** Zero-width characters and direction marks. Joiners stay in Indian scripts and in emoji, which need them. */
const zeroWidth = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|(?<![^\0-~])[\u200C\u200D]/g;

/** A text with plain spaces and hyphens, composed letters, and nothing invisible. Keeps its lines. */
export function plainCharacters(text: string): string {
  const spaced = text.normalize().replace(/[\u00A0\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/g, " ");
  return spaced.replace(/[\u2010\u2011]/g, "-").replace(zeroWidth, "");
}

/** What `plainCharacters` changes in a text: the characters' names, each with its first offset. */
export function oddCharacters(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { 0: part, index } of text.matchAll(
    /\p{sc=Latn}\p{Mn}+|(?<![^\0-~])[\u200C\u200D]|[^\0-~\p{L}\p{M}\u200C\u200D]/gu,
  )) {
    const plain = plainCharacters(part);
    const name = part.length > 1 ? `${plain} in two parts` : characterName(part);
    if (plain !== part && !found.has(name)) found.set(name, index);
  }
  return found;
}

/** Windows-1252's characters for the bytes from 128, and those that continue a UTF-8 sequence. */
const windows =
  "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ" +
  Buffer.from(Array.from({ length: 96 }, (_, index) => index + 160)).toString("latin1");
const next = `[${windows.slice(0, 64)}]`;

const misread = new RegExp(`[Â-ß]${next}|[à-ï]${next}{2}|[ð-ô]${next}{3}`, "g");

/** Signs, accented letters, Indian scripts and emoji. Other results may be intended, as in “CAFÉ”. */
const likely = /^[\u00A0-\u00FF\u0904-\u0DEF\u2010-\u27BF\u{1F000}-\u{1FAFF}]$/u;

/** The damage in a UTF-8 text that a program read as Windows-1252, as in "Youâ€™ll"; undefined if there is none. */
export function brokenEncoding(text: string): string | undefined {
  if (text.includes("\uFFFD")) return "contains \uFFFD, where a character was lost: type it again";
  for (const [broken] of text.matchAll(misread)) {
    const right = new TextDecoder().decode(Uint8Array.from(broken, (character) => windows.indexOf(character) + 128));
    if (likely.test(right)) return `contains "${broken}", a ${right} that another program broke: write ${right}`;
  }
  return /Â /.test(text) ? 'contains "Â", left of a space that another program broke: remove it' : undefined;
}
