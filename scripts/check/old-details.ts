/** What the content had before and texts still say, and addresses of pages that are gone. */
import { z } from "zod";
import { pageFolder, type DataFile } from "../../src/content/contract";
import { formatList } from "../../src/text/format";
import { quote, sentenceAround } from "../../src/text/sentences";
import { committedValues } from "./committed-versions";
import { isWords, warningAt, type Passage, type Source, type Warning } from "./source";

const site = z
  .object({
    name: z.string(),
    shortName: z.string(),
    url: z.string().transform((url) => url.replace(/^https?:\/\/(?:www\.)?/, "")),
    contact: z.object({ phone: z.string(), whatsapp: z.string().optional(), email: z.string() }),
  })
  .transform(({ contact: { phone, whatsapp = phone, email }, ...names }) => ({ ...names, phone, whatsapp, email }));

/** The names of items by slug. A trainer's title is not a name, and of a copy that still has the slug the original counts. */
const items = z
  .array(z.object({ slug: z.string(), title: z.string(), name: z.string().optional() }))
  .transform((all) => Object.fromEntries(all.map(({ slug, title, name = title }) => [slug, name]).reverse()));

/** The details that texts repeat: those of the site by field, the names of items by slug. */
const details = {
  "site.json": site,
  "courses.json": items,
  "services.json": items,
  "faculty.json": items,
} satisfies Partial<Record<DataFile, z.ZodType<Record<string, string>>>>;

/** How many committed versions of each file to compare. */
const versions = 5;

/** A detail of an earlier version that has changed since; `now` is undefined if it is gone. */
type OldDetail = { file: string; key: string; text: string; now?: string };

/**
 * Warns, once per file, of texts that repeat a changed detail of site.json or mention a course, a service or a trainer that is
 * gone or has another name, and of former pages without a redirect.
 */
export function oldDetailWarnings(source: Source): Warning[] {
  const read = Object.entries(details).map(([file, schema]) => ({
    file,
    now: schema.safeParse(source.files[file]?.value).data,
    before: committedValues(source.root, file, versions).map((value) => schema.safeParse(value).data ?? {}),
  }));
  const old = read.flatMap(({ file, now, before }) => (now ? changes(file, before, now) : []));
  const current = read.flatMap(({ now = {} }) => Object.values<string>(now).map((text) => text.toLowerCase()));
  const texts = new Map(old.map((detail) => [detail.text.toLowerCase(), detail]));
  for (const text of current) texts.delete(text);
  // "Python Programming" for "Python": texts may go on using the short name.
  for (const [text, { file, now = "" }] of texts)
    if (file !== "site.json" && now.toLowerCase().includes(text)) texts.delete(text);
  const known = [...current, ...texts.keys()];
  return [...[...texts.values()].flatMap((detail) => mentions(source, detail, known)), ...unredirected(source, old)];
}

function changes(file: string, before: Record<string, string>[], now: Record<string, string>): OldDetail[] {
  return before.flatMap((version) =>
    Object.entries(version).flatMap(([key, text]) =>
      text && text !== now[key] ? [{ file, key, text, now: now[key] }] : [],
    ),
  );
}

function mentions(source: Source, { file, key, text, now }: OldDetail, known: string[]): Warning[] {
  // An entry that also names the item by slug or link is reported as an error already.
  const pointers = [key, `${pageFolder(file)}/${key}`];
  const groupOf = (passage: Passage) => JSON.stringify([passage.file, passage.path.slice(0, -1)]);
  const pointing = new Set(source.passages.filter((one) => pointers.includes(one.text)).map(groupOf));
  const byFile = new Map<string, { passage: Passage; index: number }[]>();
  for (const passage of source.passages.filter((one) => isWords(one) || one.kind === "person")) {
    if (!now && pointing.has(groupOf(passage))) continue;
    const index = indexOf(text.toLowerCase(), passage.text.toLowerCase(), known);
    if (index >= 0) byFile.set(passage.file, [...(byFile.get(passage.file) ?? []), { passage, index }]);
  }
  const message = now
    ? `still says "${text}", which is now "${now}" in ${file}`
    : `still mentions "${text}", which ${file} no longer has`;
  return [...byFile.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const sentence = quote(sentenceAround(first.passage.text, first.index));
    const warning = warningAt(source, first.passage, `${message}: ${sentence}`);
    if (others.length === 0) return [warning];
    const lines = [...new Set(others.map(({ passage }) => String(passage.line)))];
    const also = `; see also line${lines.length > 1 ? "s" : ""} ${formatList(lines)}`;
    return [{ ...warning, message: `${warning.message}${also}`, key: `${warning.key} and ${others.length} more` }];
  });
}

/**
 * Where `text` has the words `old`, other than within a longer one of `known`: a new name may hold the old one, and an e-mail
 * address the old domain. -1 for nowhere. All are in lower case.
 */
function indexOf(old: string, text: string, known: string[]): number {
  const words = old.replace(/^dr\.? /, ""); // bylines leave it out
  const longer = known.filter((other) => other !== old && other.includes(words));
  const rest = longer.reduce((left, other) => left.replaceAll(other, " ".repeat(other.length)), text);
  return rest.search(new RegExp(`(?<!\\w)${words.replace(/[^\w\s]/g, "\\$&")}(?!\\w)`));
}

/** Warns of removed pages whose addresses lead nowhere. */
function unredirected({ passages }: Source, old: OldDetail[]): Warning[] {
  const redirects = passages.filter(({ file, kind }) => file === "redirects.json" && kind === "oldPath");
  const gone = old.flatMap(({ file, key, now }) => {
    const folder = now === undefined && pageFolder(file);
    return folder ? [`${folder}/${key}`] : [];
  });
  return [...new Set(gone)].flatMap((path) => {
    if (redirects.some(({ text }) => text === path)) return [];
    const message = `this file has no redirect from ${path}, which is no longer a page: add one`;
    return [{ file: "redirects.json", line: 1, column: 1, message, key: message }];
  });
}
