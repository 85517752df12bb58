/** Texts that occur twice: errors where they must be unique, warnings where they look like leftovers of a copied entry. */
import type { JSONPath } from "jsonc-parser";
import { pluralize, quote } from "../../../text/sentences";
import type { SiteContent } from "../content";
import type { Finding } from "../finding";
import { groupBy, isOf, isWords, type Rules } from "../rule";
import { describeLocation, fieldOf, findingAt, isAlt, isField, lineOf, textBeside, type ContentText } from "../texts";

export const duplicates: Rules = {
  errors: [(content) => repeatedValues(content, uniqueWithin)],
  warnings: [(content) => repeatedValues(content, listedWithin), copiedParts],
};

type ScopeOf = (text: ContentText) => string | undefined;

function repeatedValues({ texts }: SiteContent, scopeOf: ScopeOf): Finding[] {
  return repetitions(texts, scopeOf).flatMap(({ text, original }) => {
    // A field that occurs twice in one group has the same path both times; files.ts reports it.
    const isSame = text.path.length > 0 && text.file === original.file && String(original.path) === String(text.path);
    const fix = isEntry(text) ? "remove one of the two" : "change one of the two";
    const fault = `${quote(text.shown)} is also in ${entryWith(original)}, line ${lineOf(original)}: ${fix}`;
    return isSame ? [] : findingAt(text, fault);
  });
}

function repetitions(texts: ContentText[], scopeOf: ScopeOf) {
  const scoped = texts.filter((text) => scopeOf(text) !== undefined);
  const keyOf = (text: ContentText) => JSON.stringify([scopeOf(text), text.shown.toLowerCase()]);
  return groupBy(scoped, keyOf).flatMap(([original, ...others]) => others.map((text) => ({ text, original })));
}

/** Whether a text is itself an entry of a list, such as a course that a trainer teaches. */
const isEntry = ({ path }: Pick<ContentText, "path">) => typeof path.at(-1) === "number";

/** The scope within which a key must be unique; undefined for prose, which may repeat. */
function uniqueWithin(text: ContentText): string | undefined {
  const { path, file, schema } = text;
  const [group, field] = path.slice(-2);
  // Must be unique across all files: search engines and bookmarks distinguish pages by title and description.
  if (group === "seo" && (field === "title" || field === "description")) return `seo ${field}`;
  if (isEntry(text)) return isOf("reference", "choice")(text) ? listKey(text) : undefined;
  return schema.unique && typeof group === "number" ? JSON.stringify([file, ...path.slice(0, -2), field]) : undefined;
}

/** The scope in which a text should occur once: a tool, an author or a title in its list, a link in its menu, a heading in its policy. */
function listedWithin(text: ContentText): string | undefined {
  if (text.kind === "line") return text.written.startsWith("## ") ? text.file : undefined;
  const list = JSON.stringify([text.file, ...text.path.slice(0, -2)]);
  if (isField("site.json.link")(text)) return list;
  const isHeading = isField("title")(text) && !textBeside(text, "name"); // people share titles
  const isKey = isHeading || isField("employers.json.name", "profile", "url")(text);
  if (isKey && typeof text.path.at(-2) === "number") return `${list} ${fieldOf(text)}`;
  return isEntry(text) && isOf("words", "person")(text) ? listKey(text) : undefined;
}

const listKey = ({ file, node }: ContentText) => JSON.stringify([file, node.parent?.offset]);

/** The scope in which part of an entry must be unique; undefined for short texts, and for pictures of other files. */
function ownWithin(text: ContentText): string | undefined {
  if (text.kind === "picture") return /^(?:alumni|courses|faculty|services|testimonials)\./.exec(text.file)?.[0];
  return isWords(text) && (isAlt(text) || text.shown.length >= 60) ? "texts" : undefined;
}

/** Texts and pictures in two entries, and descriptions of two pictures; one warning per pair for texts, and for pictures. */
function copiedParts({ texts }: SiteContent): Finding[] {
  const keyOf = ({ file, path }: ContentText) => JSON.stringify([file, entryOf(path)]);
  const copied = repetitions(texts, ownWithin).filter(({ text, original }) => {
    if (text.kind === "picture") return keyOf(text) !== keyOf(original);
    return !isAlt(text) || textBeside(text, "src") !== textBeside(original, "src");
  });
  const pairs = groupBy(copied, ({ text, original }) => [text.kind, keyOf(text), keyOf(original)].join());
  return pairs.map(([{ text, original }, ...others]) => {
    const same = text.kind === "picture" ? "also the picture of" : "word for word the same as in";
    const more = others.length > 0 ? `, and so are ${pluralize(others.length, "other text")} of this entry` : "";
    return findingAt(text, `is ${same} ${entryWith(original)}${more}: change one of the two`);
  });
}

/** Names the entry with a text. Either may be the copy: editors also paste above. */
function entryWith(text: ContentText): string {
  const entry = text.path.length > 0 ? `${describeLocation({ ...text, path: entryOf(text.path) })} in ` : "";
  return entry + text.file;
}

/** Returns the path of the list entry that contains a text; outside lists, the text's own path. */
function entryOf(path: JSONPath): JSONPath {
  const index = path.findIndex((key) => typeof key === "number");
  return index < 0 ? path : path.slice(0, index + 1);
}
