/** Duplicate values where values must be unique. */
import { quote } from "../../text/sentences";
import { picturePath } from "../picture-path";
import { position, type ContentError } from "./content-error";
import type { ContentText } from "./content-texts";
import { errorAt } from "./read-file";

/** Reports each text that repeats an earlier one from which it should differ. */
export function duplicateErrors(texts: ContentText[]): ContentError[] {
  const first = new Map<string, ContentText>();
  return texts.flatMap((text) => {
    const { node, path, parsed, kind } = text;
    const value = kind === "picture" ? picturePath(text.value) : text.value;
    const group = uniqueWithin(text);
    if (group === undefined) return [];
    const key = JSON.stringify([group, value]);
    const earlier = first.get(key) ?? text;
    first.set(key, earlier);
    // The two values of a field that is given twice have one path: shape-errors.ts reports them.
    if (earlier.parsed === parsed && String(earlier.path) === String(path)) return [];
    const file = earlier.parsed === parsed ? "" : `data/${earlier.parsed.file}, `;
    const where = `${file}line ${position(earlier.parsed.text, earlier.node.offset).line}`;
    const message = isEntry(text)
      ? `is ${quote(value)}, which this list already has in ${where}: remove one of the two`
      : `${quote(value)} is already taken in ${where}: choose another one`;
    return [errorAt(parsed, node, path, message)];
  });
}

/** Whether a text is itself an entry of a list, such as a topic. */
function isEntry({ path }: ContentText): boolean {
  return typeof path.at(-1) === "number";
}

/** Names the group of texts from which a text must differ: they all give the same name. Nothing if it may be repeated. */
function uniqueWithin(text: ContentText): string | undefined {
  const { path, parsed } = text;
  const [group, field] = path.slice(-2);
  if (text.kind === "code") return undefined;
  // Search engines and bookmarks tell pages apart by these, whatever file they are in.
  if (group === "seo" && (field === "title" || field === "description")) return `seo ${field}`;
  // No two pages begin with the same heading, or end with the same question.
  if ((group === "invitation" || group === "hero") && field === "heading") return `${group} heading`;
  if (isEntry(text)) return JSON.stringify([parsed.file, ...path.slice(0, -1)]);
  return text.unique && typeof group === "number"
    ? JSON.stringify([parsed.file, ...path.slice(0, -2), field])
    : undefined;
}
