/** Lines of outlines: indenting, merging and counting them. */

/** `kind` is what the line is; `words` may differ between items of one kind. */
export type Line = { depth: number; kind: string; words: string };

const deeper = (lines: Line[]) => lines.map((each) => ({ ...each, depth: each.depth + 1 }));

/** A line, with lines below it. */
export function line(kind: string, words = "", content: Line[] = []): Line[] {
  return [{ depth: 0, kind, words }, ...deeper(content)];
}

/** Indents the lines after the first and its own. */
export function belowFirst([first, ...others]: Line[]): Line[] {
  const next = others.findIndex(({ depth }) => depth === 0);
  const own = next < 0 ? others : others.slice(0, next);
  return first ? [first, ...own, ...deeper(others.slice(own.length))] : [];
}

/** Adds to the kind of the first line. */
export function prefixed(kind: string, [first, ...others]: Line[]): Line[] {
  return first ? [{ ...first, kind: `${kind} ${first.kind}` }, ...others] : [];
}

/** What items have in common that differ only in words and in the length of their lists. */
const shape = (lines: Line[]) => lines.map(({ depth, kind }) => depth + kind.replace(/ of \d+(?: ".*")?/g, "")).join();

/** Counts neighbours of the same shape, of which it keeps the first. If all are alike, it states no number. */
export function counted(items: Line[][]): Line[] {
  const runs: { lines: Line[]; count: number }[] = [];
  for (const item of items) {
    const lines = item.length > 0 ? belowFirst(item) : line("empty");
    const last = runs.at(-1);
    if (last && shape(last.lines) === shape(lines)) last.count += 1;
    else runs.push({ lines, count: 1 });
  }
  return runs.flatMap(({ lines, count }) => (runs.length === 1 ? lines : prefixed(`${count}×`, lines)));
}
