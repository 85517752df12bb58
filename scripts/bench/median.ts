/** How often what varies is measured. */
export const runs = 3;

/** The middle of an odd number of values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Measures several times, one after the other, and gives the middle of each figure. */
export async function medianOf<Name extends string>(
  measure: () => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const measured: Record<Name, number>[] = [];
  for (let times = 0; times < runs; times++) measured.push(await measure());
  const names = Object.keys(measured[0] ?? {}) as Name[]; // the record's own names
  const middle = names.map((name) => [name, median(measured.map((figures) => figures[name]))] as const);
  return Object.fromEntries(middle) as Record<Name, number>; // made of all its names
}
