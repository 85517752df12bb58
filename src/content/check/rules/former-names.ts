/** Texts with a former name or contact detail of the institute, or a former name of a course, service or trainer. */
import { quote, sentenceAround } from "../../../text/sentences";
import { pageFolder } from "../../contract";
import { findingIn, type Finding } from "../finding";
import { textsOf } from "../history";
import { eachText, groupBy, isOf, isWords, type WarningInput, type Rules } from "../rule";
import { findingAt, isField, textBeside, type ContentText } from "../texts";

export const formerNames: Rules = {
  warnings: [
    eachText((at) => (isWords(at) && !isField("retiredCourse")(at)) || at.kind === "person", formerName),
    lostAddresses,
  ],
};

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
type OldDetail = { file: string; text: string; now?: string };

function formerName({ history, texts, files }: WarningInput) {
  const old = new Map<string, OldDetail>();
  const current: string[] = [];
  for (const file of ["site.json", "courses.json", "services.json", "faculty.json"] as const) {
    const now = detailsOf(file, texts);
    if (!files[file] || files[file].issues.some(({ path }) => path.length > 0)) continue;
    current.push(...[...now.values()].map((text) => text.toLowerCase()));
    for (const version of history[file] ?? [])
      for (const [key, text] of detailsOf(file, textsOf(version)))
        if (text !== now.get(key)) old.set(text.toLowerCase(), { file, text, now: now.get(key) });
  }
  const outdated = [...old.values()].filter(({ file, text, now = "" }) => {
    // Texts may keep using a shorter name, "Python" for "Python Programming", and one that is also a subject's, "AI".
    const isKept = !text.includes(" ") || now.toLowerCase().includes(text.toLowerCase());
    const isPart = file !== "site.json" && now !== "" && isKept;
    return !isPart && !current.includes(text.toLowerCase());
  });
  const known = [...current, ...outdated.map(({ text }) => text.toLowerCase())];
  return ({ kind, shown }: ContentText) =>
    outdated.map(({ file, text, now }) => {
      const index = indexOf(text.toLowerCase(), shown.toLowerCase(), known);
      if (index < 0 || (kind === "person" && !now)) return undefined; // what former trainers wrote stays theirs
      const fact = now
        ? `still says "${text}", which is now "${now}" in`
        : `still mentions "${text}", which is no longer in`;
      return `${fact} ${file}: ${quote(sentenceAround(shown, index))}`;
    });
}

/** Pages and entries whose address has changed, except pages with a redirect. */
function lostAddresses({ history, texts, errors }: WarningInput): Finding[] {
  const [slugs, redirects] = [texts.filter(isOf("slug")), texts.filter(isOf("oldPath")).map(({ shown }) => shown)];
  const nameOf = (at: ContentText) => textBeside(at, "title") ?? textBeside(at, "name");
  const old = Object.values(history).flatMap((versions = []) => versions.flatMap(textsOf));
  const lost = groupBy(old.filter(isOf("slug")), ({ file, written }) => `${pageFolder(file) ?? file}/${written}`);
  return lost.flatMap(([was]) => {
    const inFile = slugs.filter(({ file }) => file === was?.file);
    if (!was || errors.length > 0 || inFile.some(({ written }) => written === was.written)) return [];
    const path = `${pageFolder(was.file)}/${was.written}`;
    const lacksPage = `this file has no redirect from ${path}, which is no longer a page: add one`;
    if (pageFolder(was.file)) return redirects.includes(path) ? [] : [findingIn("redirects.json", lacksPage)];
    const now = inFile.find((at) => nameOf(at) === nameOf(was));
    const links = "links that visitors have shared no longer find it";
    return now ? [findingAt(now, `was "${was.written}", and ${links}: change it back`)] : [];
  });
}

/** The index of `old` in `text`, or -1, but not inside a longer name in `known`, which may contain the old one. */
function indexOf(old: string, text: string, known: string[]): number {
  const words = old.replace(/^dr\.? /, ""); // bylines omit the title
  const longer = known.filter((other) => other !== old && other.includes(words));
  const rest = longer.reduce((left, other) => left.replaceAll(other, " ".repeat(other.length)), text);
  return rest.search(new RegExp(`(?<!\\w)${words.replace(/[^\w\s]/g, "\\$&")}(?!\\w)`));
}
