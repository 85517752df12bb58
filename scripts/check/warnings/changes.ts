/** What the content had before, as Git knows it, and what was not changed with it. */
import { parse, type JSONPath } from "jsonc-parser";
import { z } from "zod";
import { place } from "../../../src/content/check/messages";
import { groupBy, textAt, textBeside, type ContentText } from "../../../src/content/check/content";
import { pageFolder } from "../../../src/content/contract";
import { picturePath } from "../../../src/content/picture-path";
import { splitPolicy } from "../../../src/content/policies";
import { day, formatList, rupees } from "../../../src/text/format";
import { interpolate } from "../../../src/text/interpolate";
import { quote, sentenceAround } from "../../../src/text/sentences";
import { position } from "../../../src/content/check/content-error";
import { committedValues, committedVersions } from "../committed-versions";
import { isWords, numbersIn, priceFields, warningAt, warningOf, type CheckedContent, type Warning } from "../warning";

export const changes = [changedFigures, oldDescriptions, oldDates, oldDetails];

/** The figures of each file, by their fields, in which a digit too many or too few misleads visitors. */
const figures = {
  "courses.json": [...priceFields, "students"],
  "home-courses.json": ["students"],
  "services.json": [...priceFields, "package"],
  "alumni.json": ["package"],
  "claims.json": ["figure"],
  "refund.json": ["days", "percent"],
};

/** A digit too many or too few makes more of a figure than this, and less than one part in it. */
const factor = 3;

/** Figures that have changed more than threefold since they were committed otherwise. */
function changedFigures(content: CheckedContent): Warning[] {
  // Names that stay when items move: "item (Python), price".
  const nameOf = (path: JSONPath, root: unknown) => place(path, root).replace(/ \d+(?= \()/g, "");
  return Object.entries(figures).flatMap(([file, fields]) => {
    const value = content.files[file]?.value;
    const earlier = committedValues(content.root, file, 2).map(
      (root) => new Map(numbersIn(fields, root).map(({ number, path }) => [nameOf(path, root), number])),
    );
    return numbersIn(fields, value).flatMap(({ number, path }) => {
      const before = earlier.map((numbers) => numbers.get(nameOf(path, value))).find((old) => old && old !== number);
      const at = textAt(content, file, path);
      if (!before || !at || (number <= factor * before && before <= factor * number)) return [];
      const shown = (amount: number) => (priceFields.includes(String(path.at(-1))) ? rupees(amount) : String(amount));
      return [warningAt(at, `is ${shown(number)}, and was ${shown(before)}: count its digits`)];
    });
  });
}

/** Descriptions that the last committed version has beside another picture. */
function oldDescriptions(content: CheckedContent): Warning[] {
  const alts = content.texts.filter(({ path }) => path.at(-1) === "alt");
  return groupBy(alts, ({ file }) => file).flatMap((ofFile) => {
    const [before] = committedVersions(content.root, ofFile[0]?.file ?? "", 1);
    const pictures = before?.text.matchAll(/"src":\s*"\/?([^"]*)",\s*"alt":\s*"((?:[^"\\]|\\.)*)"/g) ?? [];
    const old = new Map([...pictures].map(([, src = "", alt = ""]) => [String(parse(`"${alt}"`)), src]));
    return ofFile.flatMap((alt) => {
      const src = picturePath(textBeside(alt, "src") ?? "");
      const isSame = !src || (old.get(alt.value) ?? src) === src;
      return isSame ? [] : [warningAt(alt, "is the same, but the picture has changed: say what the new one shows")];
    });
  });
}

/** The words of a file of which visitors are told a date. */
type Dated = { date: unknown; words: string };

/** A notice and policies whose words, or whose refund rule, changed while their date did not. */
function oldDates(content: CheckedContent): Warning[] {
  const noticeIn = (text: string): Dated => {
    const notice = (parse(text) as { notice?: { version?: unknown } } | undefined)?.notice;
    return { date: notice?.version, words: JSON.stringify(notice) };
  };
  const policyIn = (text: string, refund: unknown): Dated => {
    const { fields, body } = splitPolicy(text);
    const { days, percent } = Object(refund) as Record<string, unknown>;
    const shown = interpolate(body, { "refund:days": String(days), "refund:percent": String(percent) });
    return { date: fields?.find(({ name }) => name === "lastUpdated")?.value, words: shown.split(/\s+/).join(" ") };
  };
  const refund = content.files["refund.json"]?.value;
  const [refundBefore] = committedValues(content.root, "refund.json", 1);
  return [
    ...oldDate(content, textAt(content, "forms.json", ["notice", "version"]), "the notice", noticeIn),
    ...content.policies.flatMap(({ file }) =>
      oldDate(content, textAt(content, file, ["lastUpdated"]), "the policy", (text, isNow) =>
        policyIn(text, isNow ? refund : refundBefore),
      ),
    ),
  ];
}

function oldDate(
  { root, today }: CheckedContent,
  at: ContentText | undefined,
  what: string,
  read: (text: string, isNow: boolean) => Dated,
): Warning[] {
  if (!at) return [];
  const versions = committedVersions(root, at.file, 2);
  const { words } = read(at.source.text, true);
  const isOld = versions.some(({ text }, index) => {
    const before = read(text, false);
    const changed = versions[index - 1]?.day ?? today;
    return before.date === at.value && at.value < changed && before.words !== words;
  });
  const message = `is still ${day(at.value)}, but ${what} has other words since: write the day of the change`;
  return isOld ? [warningAt(at, message)] : [];
}

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
const details: Record<string, z.ZodType<Record<string, string>>> = {
  "site.json": site,
  "courses.json": items,
  "services.json": items,
  "faculty.json": items,
};

/** How many committed versions of each file to compare. */
const versionsCompared = 5;

/** A detail of an earlier version that has changed since; `now` is undefined if it is gone. */
type OldDetail = { file: string; key: string; text: string; now?: string };

/**
 * Texts that repeat a changed detail of site.json or mention a course, a service or a trainer that is gone or has another name,
 * once per file, and former pages without a redirect.
 */
function oldDetails(content: CheckedContent): Warning[] {
  const old = new Map<string, OldDetail>();
  const current: string[] = [];
  for (const [file, schema] of Object.entries(details)) {
    const now = schema.safeParse(content.files[file]?.value).data;
    if (!now) continue;
    current.push(...Object.values(now).map((text) => text.toLowerCase()));
    for (const version of committedValues(content.root, file, versionsCompared))
      for (const [key, text] of Object.entries(schema.safeParse(version).data ?? {}))
        if (text && text !== now[key]) old.set(text.toLowerCase(), { file, key, text, now: now[key] });
  }
  const redirects = content.texts.filter(({ kind }) => kind === "oldPath").map(({ value }) => value);
  const gone = [...old.values()].flatMap(({ file, key, now }) =>
    now === undefined && pageFolder(file) ? [`${pageFolder(file)}/${key}`] : [],
  );
  for (const [text, { file, now = "" }] of old) {
    // "Python Programming" for "Python": texts may go on using the short name.
    const isPart = file !== "site.json" && now.toLowerCase().includes(text);
    if (isPart || current.includes(text)) old.delete(text);
  }
  const known = [...current, ...old.keys()];
  return [
    ...[...old.values()].flatMap((detail) => mentions(content, detail, known)),
    ...[...new Set(gone)]
      .filter((path) => !redirects.includes(path))
      .map((path) =>
        warningOf("redirects.json", `this file has no redirect from ${path}, which is no longer a page: add one`),
      ),
  ];
}

function mentions({ texts }: CheckedContent, { file, key, text, now }: OldDetail, known: string[]): Warning[] {
  // An entry that also names the item by slug or link is reported as an error already.
  const pointers = [key, `${pageFolder(file)}/${key}`];
  const groupOf = (at: ContentText) => JSON.stringify([at.file, at.path.slice(0, -1)]);
  const pointing = new Set(now ? [] : texts.filter((at) => pointers.includes(at.text)).map(groupOf));
  const found = texts.flatMap((at) => {
    if (!(isWords(at) || at.kind === "person") || pointing.has(groupOf(at))) return [];
    const index = indexOf(text.toLowerCase(), at.text.toLowerCase(), known);
    return index < 0 ? [] : [{ at, index }];
  });
  const message = now
    ? `still says "${text}", which is now "${now}" in ${file}`
    : `still mentions "${text}", which ${file} no longer has`;
  return groupBy(found, ({ at }) => at.file).flatMap(([first, ...others]) => {
    if (!first) return [];
    const warning = warningAt(first.at, `${message}: ${quote(sentenceAround(first.at.text, first.index))}`);
    const lines = new Set(others.map(({ at: { source, node } }) => String(position(source.text, node.offset).line)));
    if (lines.size === 0) return [warning];
    const also = `; see also line${lines.size > 1 ? "s" : ""} ${formatList([...lines])}`;
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
