/** Near misses, for "did you mean". */
import { closest, distance } from "fastest-levenshtein";

/** Suggests the nearest of `names`, as in `; did you mean "price"?`. Where none is near: `: ` and `otherwise`, or nothing. */
export function didYouMean(word: string, names: string[], otherwise?: string): string {
  return suggestion(nearest(word, names), otherwise);
}

/** The same for a near miss that is found already, if any. */
export function suggestion(near: string | undefined, otherwise?: string): string {
  if (near) return `; did you mean "${near}"?`;
  return otherwise ? `: ${otherwise}` : "";
}

/** The one of `names` nearest to `word`, if at most a third of its letters differ. Case does not count. */
export function nearest(word: string, names: string[]): string | undefined {
  if (names.length === 0) return undefined;
  const small = names.map((name) => name.toLowerCase());
  const near = closest(word.toLowerCase(), small);
  const isNear = distance(word.toLowerCase(), near) <= Math.max(1, Math.ceil(near.length / 3));
  return isNear ? names[small.indexOf(near)] : undefined;
}

/**
 * The existing path that is nearest to `path`, found folder by folder; nothing if none is near. `names` returns what is in
 * the folder at `parents`: what may end the path if `isLast`, or else its folders.
 */
export function nearestPath(path: string, names: (parents: string[], isLast: boolean) => string[]): string | undefined {
  const segments = path.split("/");
  const found: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const known = names(found, index === segments.length - 1);
    const name = known.includes(segment) ? segment : nearest(segment, known);
    if (name === undefined) return undefined;
    found.push(name);
  }
  return found.join("/");
}
