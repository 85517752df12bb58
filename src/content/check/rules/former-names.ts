/** Texts with a former name or contact detail of the institute, or a former name of a course, service or trainer. */
import { quote, sentenceAround } from "../../../text/sentences";
import { pageFolder } from "../../contract";
import { soundContent } from "../content";
import { findingIn, type Finding } from "../finding";
import { textsOf } from "../history";
import { groupBy, isWords, type CheckedContent, type Rules } from "../rule";
import { findingAt, isField, lineOf, textBeside, type ContentText } from "../texts";

export const formerNames: Rules = { warnings: [oldDetails] };

/** The details that texts may repeat: fields of site.json, and names of items by slug. Titles of trainers change freely. */
function detailsOf(file: string, texts: ContentText[]): Map<string, string> {
  const fields = { "site.json": ["name", "shortName", "url", "phone", "whatsapp", "email"], "faculty.json": ["name"] };
  const isDetail = isField(...((fields as Partial<Record<string, string[]>>)[file] ?? ["title"]));
  const found = texts.filter((at) => at.file === file && at.path.length < 3 && isDetail(at));
  return new Map(
    found.map((at) => [textBeside(at, "slug") ?? String(at.path.at(-1)), at.written.replace(/^https:\/\//, "")]),
  );
}

/** An outdated detail from an earlier version; `now` is its current value, if any. */
type OldDetail = { file: string; key: string; text: string; now?: string };

/** One warning per outdated detail and file, and one for each removed page without a redirect. */
function oldDetails(content: CheckedContent): Finding[] {
  const old = new Map<string, OldDetail>();
  const current: string[] = [];
  for (const file of ["site.json", "courses.json", "services.json", "faculty.json"] as const) {
    const now = detailsOf(file, content.texts);
    const listed = content.files[file]?.tree.children?.length;
    const isWhole = file === "site.json" ? soundContent(content, file) : listed === now.size; // not while slugs repeat
    if (!isWhole) continue;
    current.push(...[...now.values()].map((text) => text.toLowerCase()));
    for (const version of content.history[file] ?? [])
      for (const [key, text] of detailsOf(file, textsOf(version)))
        if (text !== now.get(key)) old.set(text.toLowerCase(), { file, key, text, now: now.get(key) });
  }
  const redirects = content.texts.filter(({ kind }) => kind === "oldPath").map(({ shown }) => shown);
  const gone = [...old.values()].flatMap(({ file, key, now }) =>
    now === undefined && pageFolder(file) ? [`${pageFolder(file)}/${key}`] : [],
  );
  const outdated = [...old.values()].filter(({ file, text, now = "" }) => {
    // Texts may keep using a shorter name, "Python" for "Python Programming", and one that is also a subject's, "AI".
    const isKept = !text.includes(" ") || now.toLowerCase().includes(text.toLowerCase());
    const isPart = file !== "site.json" && now !== "" && isKept;
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

function mentions({ texts }: CheckedContent, { file, text, now }: OldDetail, known: string[]): Finding[] {
  const found = texts.flatMap((at) => {
    if (!isWords(at) && !(now && at.kind === "person")) return []; // what former trainers wrote stays theirs
    const index = indexOf(text.toLowerCase(), at.shown.toLowerCase(), known);
    return index < 0 ? [] : [{ at, index }];
  });
  const message = now
    ? `still says "${text}", which is now "${now}" in ${file}`
    : `still mentions "${text}", which ${file} no longer has`;
  return groupBy(found, ({ at }) => at.file).flatMap(([first, ...others]) => {
    if (!first) return [];
    const see = [...new Set(others.map(({ at }) => lineOf(at)))].join(", ").replace(/^./, "; see also line $&");
    const warning = findingAt(first.at, `${message}: ${quote(sentenceAround(first.at.shown, first.index))}`);
    return [{ ...warning, message: warning.message + see, key: warning.key + see.replace(/\d+/g, "…") }]; // lines move
  });
}

/** The index of `old` in `text`, or -1, but not inside a longer name in `known`, which may contain the old one. */
function indexOf(old: string, text: string, known: string[]): number {
  const words = old.replace(/^dr\.? /, ""); // bylines omit the title
  const longer = known.filter((other) => other !== old && other.includes(words));
  const rest = longer.reduce((left, other) => left.replaceAll(other, " ".repeat(other.length)), text);
  return rest.search(new RegExp(`(?<!\\w)${words.replace(/[^\w\s]/g, "\\$&")}(?!\\w)`));
}
