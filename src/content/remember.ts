/**
 * Returns a function that makes a value once for each version of a thing, such as a file's text. Keeps the values of
 * the last versions of each thing; two by default, because tests and editors often undo a change. Values must not be
 * changed.
 */
export function remember<Value>(versionsKept = 2) {
  const known = new Map<string, (readonly [version: string, value: Value])[]>();
  return (thing: string, version: string, make: () => Value): Value => {
    const kept = known.get(thing) ?? [];
    const found = kept.find(([one]) => one === version) ?? ([version, make()] as const);
    known.set(thing, [found, ...kept.filter((one) => one !== found)].slice(0, versionsKept));
    return found[1];
  };
}

/** Returns a function that calls `make` once for each object, and keeps its value as long as the object. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as Value;
  };
}
