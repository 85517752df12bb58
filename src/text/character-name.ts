/** A character with its code point, "₹ (U+20B9)"; the code point alone for what is invisible or joins the one before it. */
export function characterName(character: string): string {
  const point = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return /[\p{C}\p{Z}\p{M}]/u.test(character) ? point : `${character} (${point})`;
}
