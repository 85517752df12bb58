/** Texts with a former name or contact detail of the institute, or a former name of a course, service or trainer. */
import { quote, sentenceAround } from "../../../text/sentences";
import { escapeRegExp } from "../../../text/reg-exp";
import { pageFolder } from "../../contract";
import { findingIn, type Finding } from "../finding";
import { textsInVersion } from "../history";
import { eachText, groupBy, isOf, isWords, type WarningInput, type Rules } from "../rule";
import { fieldOf, findingAt, isField, textBeside, type ContentText } from "../texts";

export const formerNames: Rules = {
  warnings: [
    eachText((text) => (isWords(text) && !isField("retiredCourse")(text)) || text.kind === "person", formerName),
    lostAddresses,
  ],
};

/** The details that other texts may repeat: those of the institute, and the names of courses, services and trainers. */
const isDetail = isField(
  ...(["site.json.name", "site.json.shortName", "site.json.url", "site.json.phone", "site.json.whatsapp"] as const),
  ...(["site.json.email", "courses.json.title", "services.json.title", "faculty.json.name"] as const),
);

/** The details in texts, by file and slug or field. */
function detailsIn(texts: ContentText[]): Map<string, string> {
  const details = texts.filter((text) => isDetail(text) && text.path.length < 3);
  const keyOf = (text: ContentText) => `${text.file} ${textBeside(text, "slug") ?? fieldOf(text)}`;
  return new Map(details.map((text) => [keyOf(text), text.written.replace(/^https:\/\//, "")]));
}

function formerName({ history, texts, errors }: WarningInput) {
  const details = detailsIn(texts);
  const current = [...details.values()].map((text) => text.toLowerCase());
  const versions = Object.values(history).flatMap((all = []) => all);
  const old = versions.flatMap((version) =>
    [...detailsIn(textsInVersion(version))].map(([key, text]) => ({ file: version.file, text, now: details.get(key) })),
  );
  const outdated = groupBy(old, ({ text }) => text.toLowerCase()).flatMap(([one]) => {
    // Texts may keep a short form, "Python" for "Python Programming", and a name that is also a subject, "AI".
    const [{ file, text, now }, small] = [one, one.text.toLowerCase()];
    const isPart = file !== "site.json" && now && (!text.includes(" ") || now.toLowerCase().includes(small));
    const isBroken = errors.some((error) => error.file === file);
    return isPart || isBroken || current.includes(small) ? [] : [{ ...one, small }];
  });
  const known = [...current, ...outdated.map(({ small }) => small)];
  return ({ kind, shown }: ContentText) =>
    outdated.map(({ file, text, small, now }) => {
      const index = indexOf(small, shown.toLowerCase(), known);
      if (index < 0 || (kind === "person" && !now)) return undefined; // what former trainers wrote stays theirs
      const fact = now ? `says "${text}", which is now "${now}" in` : `mentions "${text}", which is no longer in`;
      return `still ${fact} ${file}: ${quote(sentenceAround(shown, index))}`;
    });
}

/** Pages and entries whose address has changed, except pages with a redirect. */
function lostAddresses({ history, texts, errors }: WarningInput): Finding[] {
  const [slugs, redirects] = [texts.filter(isOf("slug")), texts.filter(isOf("oldPath")).map(({ shown }) => shown)];
  const titleBeside = (text: ContentText) => textBeside(text, "title") ?? textBeside(text, "name");
  const old = Object.values(history).flatMap((versions = []) => versions.flatMap(textsInVersion));
  const lost = groupBy(old.filter(isOf("slug")), ({ file, written }) => `${pageFolder(file) ?? file}/${written}`);
  return lost.flatMap(([was]) => {
    const inFile = slugs.filter(({ file }) => file === was.file);
    if (errors.length > 0 || inFile.some(({ written }) => written === was.written)) return [];
    const path = `${pageFolder(was.file)}/${was.written}`;
    const lacksPage = `this file has no redirect from ${path}, which is no longer a page: add one`;
    if (pageFolder(was.file)) return redirects.includes(path) ? [] : [findingIn("redirects.json", lacksPage)];
    const now = inFile.find((text) => titleBeside(text) === titleBeside(was));
    const links = "links that visitors have shared no longer find it";
    return now ? [findingAt(now, `was "${was.written}", and ${links}: change it back`)] : [];
  });
}

/** The index of `old` in `text`, or -1, but not inside a longer name in `known`, which may contain the old one. */
function indexOf(old: string, text: string, known: string[]): number {
  const words = old.replace(/^dr\.? /, ""); // bylines omit the title
  const longer = known.filter((other) => other !== old && other.includes(words));
  const rest = longer.reduce((left, other) => left.replaceAll(other, " ".repeat(other.length)), text);
  return rest.search(new RegExp(`(?<!\\w)${escapeRegExp(words)}(?!\\w)`));
}
