/** Texts that occur twice: errors where they must be unique, warnings where they look like leftovers of a copied entry. */
import type { JSONPath } from "jsonc-parser";
import { pluralize, quote } from "../../../text/sentences";
import { pageFolder } from "../../contract";
import type { SiteContent } from "../content";
import type { Finding } from "../finding";
import { groupBy, isOf, isWords, type Rules } from "../rule";
import { describeLocation, findingAt, isField, lineOf, type ContentText } from "../texts";

export const copies: Rules = { errors: [repeatedValues], warnings: [copiedParts] };

function repeatedValues({ texts }: SiteContent): Finding[] {
  return repetitions(texts, uniqueWithin).flatMap(({ text, original }) => {
    // The same field twice in one group has the same path both times; files.ts reports that case.
    const isInFile = text.file === original.file;
    if (isInFile && String(original.path) === String(text.path)) return [];
    const where = isInFile ? `on line ${lineOf(original)}` : `in data/${original.file}:${lineOf(original)}`;
    const fix = isEntry(text) ? "remove one of the two" : "choose another one";
    return [findingAt(text, `${quote(text.shown)} is already taken ${where}: ${fix}`)];
  });
}

function repetitions(texts: ContentText[], scopeOf: (text: ContentText) => string | undefined) {
  const scoped = texts.filter((text) => scopeOf(text) !== undefined);
  return groupBy(scoped, (text) => JSON.stringify([scopeOf(text), text.shown])).flatMap(([original, ...others]) =>
    others.flatMap((text) => (original ? { text, original } : [])),
  );
}

/** Whether a text is itself an entry of a list, such as a course that a trainer teaches. */
const isEntry = ({ path }: Pick<ContentText, "path">) => typeof path.at(-1) === "number";

/** The scope within which a key must be unique; undefined for prose, which may repeat. */
function uniqueWithin(text: ContentText): string | undefined {
  const { path, file, schema } = text;
  const [group, field] = path.slice(-2);
  // Must be unique across all files: search engines and bookmarks distinguish pages by title and description.
  if (group === "seo" && (field === "title" || field === "description")) return `seo ${field}`;
  if (isEntry(text))
    return isOf("reference", "choice")(text) ? JSON.stringify([file, ...path.slice(0, -1)]) : undefined;
  return schema.unique && typeof group === "number" ? JSON.stringify([file, ...path.slice(0, -2), field]) : undefined;
}

/** The scope within which a part of an entry should not repeat. Short texts, and pictures elsewhere, may repeat. */
function ownWithin(text: ContentText): string | undefined {
  if (text.path.at(-2) === "hero" && text.path.at(-1) === "heading") return "headings";
  if (text.kind === "picture") return /^(?:faculty|alumni)\./.test(text.file) ? "people" : pageFolder(text.file);
  if (isOf("words")(text) && isField("name")(text)) return JSON.stringify([text.file, text.path.slice(0, -2)]); // a company
  return isWords(text) && text.shown.length >= 60 && text.path.at(-1) !== "alt" ? "texts" : undefined;
}

/** Texts and pictures that occur in two entries; one warning per pair of entries for texts, and one for pictures. */
function copiedParts({ texts }: SiteContent): Finding[] {
  const keyOf = ({ file, path }: ContentText) => JSON.stringify([file, entryOf(path)]);
  const copies = repetitions(texts, ownWithin).filter(
    ({ text, original }) => text.kind !== "picture" || keyOf(text) !== keyOf(original),
  );
  const pairs = groupBy(copies, ({ text, original }) => [text.kind, keyOf(text), keyOf(original)].join());
  return pairs.flatMap(([copy, ...others]) => {
    if (!copy) return [];
    const { text, original } = copy;
    const { file, path } = original;
    const entry = path.length > 0 ? `${describeLocation({ ...original, path: entryOf(path) })} in ${file}` : file;
    if (text.kind === "picture") return [findingAt(text, `is also the picture of ${entry}: choose another one`)];
    const more = others.length > 0 ? `, and so are ${pluralize(others.length, "other text")} of this entry` : "";
    return [findingAt(text, `is word for word the same as in ${entry}${more}: write its own`)];
  });
}

/** Returns the path of the list entry that contains a text; outside lists, the text's own path. */
function entryOf(path: JSONPath): JSONPath {
  const index = path.findIndex((key) => typeof key === "number");
  return index < 0 ? path : path.slice(0, index + 1);
}
