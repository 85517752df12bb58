/** Finds near misses, for "did you mean". */
import { closest, distance } from "fastest-levenshtein";

/** The letters or digits of a word, sorted: they stay the same when two of them are swapped. */
export const lettersOf = (word: string | number) => [...String(word).toLowerCase()].sort().join("");

/** Suggests the nearest of `names`: `; did you mean "price"?`. If none is near, returns `: ` and `otherwise`, or "". */
export function didYouMean(word: string, names: string[], otherwise?: string): string {
  return suggestion(nearest(word, names), otherwise);
}

/** Formats a near miss that the caller already found, if any. */
export function suggestion(near: string | undefined, otherwise?: string): string {
  if (near) return `; did you mean "${near}"?`;
  return otherwise ? `: ${otherwise}` : "";
}

/** The entry in `names` that is nearest to `word`, if at most a third of its letters differ. Ignores case. */
export function nearest(word: string, names: string[]): string | undefined {
  if (names.length === 0) return undefined;
  const small = names.map((name) => name.toLowerCase());
  const near = closest(word.toLowerCase(), small);
  const isNear = distance(word.toLowerCase(), near) <= Math.max(1, Math.ceil(near.length / 3));
  return isNear ? names[small.indexOf(near)] : undefined;
}
