/** Asserts what the check guarantees. @throws an Error, to stop the build rather than publish an empty page */
export function assertPresent<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${name}.`);
  return value;
}
