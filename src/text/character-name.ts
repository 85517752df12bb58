/** A character with its code point: "₹ (U+20B9)". The code point alone for invisible and combining characters. */
export function characterName(character: string): string {
  const point = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return /[\p{C}\p{Z}\p{M}]/u.test(character) ? point : `${character} (${point})`;
}
