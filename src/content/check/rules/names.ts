/**
 * Texts that still use an old name or contact detail of the institute, or the old name of a course, service or trainer.
 */
import { z } from "zod";
import { formatList } from "../../../text/format";
import { quote, sentenceAround } from "../../../text/sentences";
import { pageFolder } from "../../contract";
import { findingIn, type Finding } from "../finding";
import { valueOf } from "../history";
import { groupBy, isWords, type CheckedContent, type Rule } from "../rule";
import { findingAt, lineOf, type ContentText } from "../texts";

export const names: Rule[] = [{ level: "warning", find: oldDetails }];

const site = z
  .object({
    name: z.string(),
    shortName: z.string(),
    url: z.string().transform((url) => url.replace(/^https?:\/\/(?:www\.)?/, "")),
    contact: z.object({ phone: z.string(), whatsapp: z.string().optional(), email: z.string() }),
  })
  .transform(({ contact: { phone, whatsapp = phone, email }, ...names }) => ({ ...names, phone, whatsapp, email }));

/** Item names by slug. Uses a trainer's name, not the title. Invalid while a copied entry has the original's slug. */
const items = z
  .array(z.object({ slug: z.string(), title: z.string(), name: z.string().optional() }))
  .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length)
  .transform((all) => Object.fromEntries(all.map(({ slug, title, name = title }) => [slug, name])));

/** The details to look for in texts: fields of site.json, and item names by slug. */
const details: Record<string, z.ZodType<Record<string, string>>> = {
  "site.json": site,
  "courses.json": items,
  "services.json": items,
  "faculty.json": items,
};

/** An outdated detail from an earlier version; `now` is its current value, if any. */
type OldDetail = { file: string; key: string; text: string; now?: string };

/**
 * Warns about texts with an outdated detail of site.json or the name of a removed or renamed course, service or
 * trainer (one warning per file), and about removed pages without a redirect.
 */
function oldDetails(content: CheckedContent): Finding[] {
  const old = new Map<string, OldDetail>();
  const current: string[] = [];
  for (const [file, schema] of Object.entries(details)) {
    const now = schema.safeParse(content.files[file]?.value).data;
    if (!now) continue;
    current.push(...Object.values(now).map((text) => text.toLowerCase()));
    for (const version of content.history[file] ?? [])
      for (const [key, text] of Object.entries(schema.safeParse(valueOf(version)).data ?? {}))
        if (text && text !== now[key]) old.set(text.toLowerCase(), { file, key, text, now: now[key] });
  }
  const redirects = content.texts.filter(({ kind }) => kind === "oldPath").map(({ written }) => written);
  const gone = [...old.values()].flatMap(({ file, key, now }) =>
    now === undefined && pageFolder(file) ? [`${pageFolder(file)}/${key}`] : [],
  );
  const outdated = [...old.values()].filter(({ file, text, now = "" }) => {
    // Texts may keep using a shorter name: "Python" for "Python Programming".
    const isPart = file !== "site.json" && now.toLowerCase().includes(text.toLowerCase());
    return !isPart && !current.includes(text.toLowerCase());
  });
  const known = [...current, ...outdated.map(({ text }) => text.toLowerCase())];
  return [
    ...outdated.flatMap((detail) => mentions(content, detail, known)),
    ...[...new Set(gone)]
      .filter((path) => !redirects.includes(path))
      .map((path) =>
        findingIn("redirects.json", `this file has no redirect from ${path}, which is no longer a page: add one`),
      ),
  ];
}

function mentions({ texts }: CheckedContent, { file, key, text, now }: OldDetail, known: string[]): Finding[] {
  // Skips entries that also refer to the removed item by slug or link, because these are errors.
  const pointers = [key, `${pageFolder(file)}/${key}`];
  const groupOf = (at: ContentText) => JSON.stringify([at.file, at.path.slice(0, -1)]);
  const pointing = new Set(now ? [] : texts.filter((at) => pointers.includes(at.shown)).map(groupOf));
  const found = texts.flatMap((at) => {
    if (!(isWords(at) || at.kind === "person") || pointing.has(groupOf(at))) return [];
    const index = indexOf(text.toLowerCase(), at.shown.toLowerCase(), known);
    return index < 0 ? [] : [{ at, index }];
  });
  const message = now
    ? `still says "${text}", which is now "${now}" in ${file}`
    : `still mentions "${text}", which ${file} no longer has`;
  return groupBy(found, ({ at }) => at.file).flatMap(([first, ...others]) => {
    if (!first) return [];
    const warning = findingAt(first.at, `${message}: ${quote(sentenceAround(first.at.shown, first.index))}`);
    const lines = new Set(others.map(({ at }) => String(lineOf(at))));
    if (lines.size === 0) return [warning];
    const also = `; see also line${lines.size > 1 ? "s" : ""} ${formatList([...lines])}`;
    return [{ ...warning, message: `${warning.message}${also}`, key: `${warning.key} and ${others.length} more` }];
  });
}

/**
 * Returns the index of `old` in `text`, or -1. Ignores matches inside a longer name in `known`: a new name may contain
 * the old one, and an e-mail address the old domain. All texts are lower case.
 */
function indexOf(old: string, text: string, known: string[]): number {
  const words = old.replace(/^dr\.? /, ""); // bylines omit the title
  const longer = known.filter((other) => other !== old && other.includes(words));
  const rest = longer.reduce((left, other) => left.replaceAll(other, " ".repeat(other.length)), text);
  return rest.search(new RegExp(`(?<!\\w)${words.replace(/[^\w\s]/g, "\\$&")}(?!\\w)`));
}
