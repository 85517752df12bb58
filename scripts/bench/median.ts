/** Times differ from run to run: how a page loads is measured several times, and the middle counts. */

const runs = 3;

/** What `measure` gives in each of its runs, one after the other. */
export async function severalTimes<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let times = 0; times < runs; times++) results.push(await measure());
  return results;
}

/** The middle of an odd number of values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
