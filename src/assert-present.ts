/**
 * What a page cannot be drawn without. The check lets no data file be missing, so a value that is missing here is a
 * mistake in the code: the build stops instead of publishing an empty page.
 */
export function assertPresent<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The page's query gave no ${name}.`);
  return value;
}
