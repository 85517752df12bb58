/** Caches values for the last two versions of each file, as edits are often undone. Callers must not change them. */
export function versionCache<Value>() {
  const known = new Map<string, (readonly [version: string, value: Value])[]>();
  return (file: string, version: string, make: () => Value): Value => {
    const kept = known.get(file) ?? [];
    const found = kept.find(([one]) => one === version) ?? ([version, make()] as const);
    known.set(file, [found, ...kept.filter((version) => version !== found)].slice(0, 2));
    return found[1];
  };
}

/** Returns a function that calls `make` once per object, and caches the value for the object's lifetime. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as Value;
  };
}
