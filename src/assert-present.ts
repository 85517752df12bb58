/**
 * Returns a value that a page cannot render without. The check validates every data file, so a missing value is a bug in the
 * code.
 *
 * @throws an Error that stops the build instead of publishing an empty page
 */
export function assertPresent<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The page's query gave no ${name}.`);
  return value;
}
