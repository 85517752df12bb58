/** What is there twice, though it should not be. */
import type { Text } from "./cross-checks";
import { position, errorAt, type ContentError } from "./read-file";

/** Texts that repeat an earlier one that they should differ from: each is reported at its second place. */
export function duplicateErrors(texts: Text[]): ContentError[] {
  const first = new Map<string, Text>();
  return texts.flatMap((text) => {
    const { node, path, of, kind } = text;
    // A picture is the same with a slash before it.
    const value = kind === "picture" ? text.value.replace(/^\//, "") : text.value;
    const among = differsAmong(text);
    if (among === undefined) return [];
    const key = JSON.stringify([among, value]);
    const earlier = first.get(key) ?? text;
    first.set(key, earlier);
    // A field given twice has one path: shapes.ts tells of it.
    if (earlier.of === of && String(earlier.path) === String(path)) return [];
    const place = `${earlier.of === of ? "" : `data/${earlier.of.file}, `}line ${position(earlier.of.text, earlier.node.offset).line}`;
    const sentence = isEntry(text)
      ? `is "${value}", which this list already has in ${place}: remove one of the two`
      : `"${value}" is already taken in ${place}: choose another one`;
    return [errorAt(of, node, path, sentence)];
  });
}

/** Whether a text is itself an entry of a list, such as a topic. */
function isEntry({ path }: Text): boolean {
  return typeof path.at(-1) === "number";
}

/** Names the texts that a text must differ from: those for which this function gives the same; nothing if it may repeat. */
function differsAmong(text: Text): string | undefined {
  const { path, of } = text;
  const [group, field] = path.slice(-2);
  // Search engines and bookmarks tell pages apart by them, in whatever file they are.
  if (group === "seo" && (field === "title" || field === "description")) return `seo ${field}`;
  if (isEntry(text)) return JSON.stringify([of.file, ...path.slice(0, -1)]);
  return text.unique && typeof group === "number" ? JSON.stringify([of.file, ...path.slice(0, -2), field]) : undefined;
}
