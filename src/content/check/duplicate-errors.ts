/** Reports duplicate values where values must be unique. */
import { quote } from "../../text/sentences";
import { picturePath } from "../schemas/pictures";
import { errorAt, type ContentText, type SiteContent } from "./content";
import { position, type ContentError } from "./content-error";

/** Reports texts that repeat an earlier one although they must be unique. */
export function duplicateErrors({ texts }: SiteContent): ContentError[] {
  const first = new Map<string, ContentText>();
  return texts.flatMap((text) => {
    const value = text.kind === "picture" ? picturePath(text.written) : text.written;
    const group = uniqueWithin(text);
    if (group === undefined) return [];
    const key = JSON.stringify([group, value]);
    const { source, node, path } = first.get(key) ?? text;
    if (!first.has(key)) first.set(key, text);
    // The same field twice in one group has the same path both times; shape-errors.ts reports that case.
    if (source === text.source && String(path) === String(text.path)) return [];
    const { line } = position(source.text, node.offset);
    const where = source === text.source ? `on line ${line}` : `in data/${source.file}:${line}`;
    const message = isEntry(text)
      ? `is ${quote(value)}, which this list already has ${where}: remove one of the two`
      : `${quote(value)} is already taken ${where}: choose another one`;
    return [errorAt(text, message)];
  });
}

/** Whether a text is itself an entry of a list, such as a topic. */
const isEntry = ({ path }: ContentText) => typeof path.at(-1) === "number";

/** The scope within which a text must be unique; undefined if it may repeat. */
function uniqueWithin(text: ContentText): string | undefined {
  const { path, file, kind, unique } = text;
  const [group, field] = path.slice(-2);
  if (kind === "code") return undefined;
  // Must be unique across all files: search engines and bookmarks distinguish pages by title and description.
  if (group === "seo" && (field === "title" || field === "description")) return `seo ${field}`;
  // Headings of heroes and of closing invitations must be unique across all files.
  if ((group === "invitation" || group === "hero") && field === "heading") return `${group} heading`;
  if (isEntry(text)) return JSON.stringify([file, ...path.slice(0, -1)]);
  return unique && typeof group === "number" ? JSON.stringify([file, ...path.slice(0, -2), field]) : undefined;
}
