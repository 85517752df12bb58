const names: Partial<Record<string, string>> = {
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

/** A character with its code point and, if it has a twin, its name: "₹ (U+20B9)", "– (en dash, U+2013)", "tab (U+0009)". */
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

/** Letters and digits that look like those on an English keyboard, in words that have these, too. */
const lookalike = String.raw`(?<=\p{sc=Latn})[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}](?=\p{sc=Latn})|[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]`;

const deceptive = new RegExp(`${invisible}|${lookalike}`, "gu");

/** Everything in a value for which keyboards have a plain twin. */
const foreign = /[\p{Pd}\u2212\u2236\p{Nd}\p{sc=Cyrl}\p{sc=Grek}](?<![-\d\uFF10-\uFF19])/gu;

/** Names the characters in a text that readers cannot see, or tell from others: "2[no-break space (U+00A0)]months". */
export function visible(text: string): string {
  return text.replace(deceptive, (character) => `[${characterName(character)}]`);
}

/** A value in quotes as in JSON, with every character named that an English keyboard would not write. */
export function visibleValue(value: string): string {
  const edges = JSON.stringify(value).replace(/(?<=^") +| +(?="$)/g, (spaces) => "␣".repeat(spaces.length));
  return edges.replace(foreign, (character) => `[${characterName(character)}]`);
}
