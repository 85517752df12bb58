/** Indents, merges and counts lines of outlines. */

/** `kind` is what the line is; `words` may differ between items of one kind. */
export type Line = { depth: number; kind: string; words: string };

const deeper = (lines: Line[]) => lines.map((line) => ({ ...line, depth: line.depth + 1 }));

/** A line, with lines below it. */
export function line(kind: string, words = "", content: Line[] = []): Line[] {
  return [{ depth: 0, kind, words }, ...deeper(content)];
}

/** Moves the siblings of the first line, and all below them, under it. */
export function belowFirst([first, ...others]: Line[]): Line[] {
  const next = others.findIndex(({ depth }) => depth === 0);
  const own = next < 0 ? others : others.slice(0, next);
  return first ? [first, ...own, ...deeper(others.slice(own.length))] : [];
}

/** Prefixes the kind of the first line. */
export function prefixed(kind: string, [first, ...others]: Line[]): Line[] {
  return first ? [{ ...first, kind: `${kind} ${first.kind}` }, ...others] : [];
}

/** A key that items share if they differ only in words and in the lengths of lists. */
const shape = (lines: Line[]) => lines.map(({ depth, kind }) => depth + kind.replace(/ of \d+(?: ".*")?/g, "")).join();

/** Merges neighbours of the same shape, and counts them, unless all items have that shape. */
export function counted(items: Line[][]): Line[] {
  const runs: [first: Line[], ...others: Line[][]][] = [];
  for (const item of items) {
    const lines = item.length > 0 ? belowFirst(item) : line("empty");
    const last = runs.at(-1);
    if (last && shape(last[0]) === shape(lines)) last.push(lines);
    else runs.push([lines]);
  }
  return runs.flatMap((run) => (runs.length === 1 ? merged(run) : prefixed(`${run.length}×`, merged(run))));
}

/** The first item in full, and the text of the others: appended to a one-line item, otherwise on a line each. */
function merged([first, ...others]: [Line[], ...Line[][]]): Line[] {
  const [{ words, ...only } = { depth: 0, kind: "", words: "" }, ...below] = first;
  if (below.length === 0) {
    const all = [words, ...others.map(([other]) => other?.words)];
    return [{ ...only, words: all.filter(Boolean).join(", ") }];
  }
  const isNew = ({ kind, words }: Line, index: number) => kind !== first[index]?.kind || words !== first[index].words;
  const told = ({ kind, words }: Line) => [...(/ of \d+.*/.exec(kind) ?? []), words].join(" ").trim();
  const changes = others.map((other) => other.filter(isNew).map(told).join(" ") || "the same");
  return [...first, ...deeper(changes.flatMap((change) => line("then", change)))];
}
