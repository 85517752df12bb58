/** Compares the content with its committed versions: implausible changes, and texts that should have changed too. */
import { parse, type JSONPath } from "jsonc-parser";
import { day, rupees } from "../../../text/format";
import { interpolate } from "../../../text/interpolate";
import { isDate } from "../../../time/india-time";
import type { NamedFigures } from "../../named-figures";
import { oncePer } from "../../remember";
import { picturePath } from "../../schemas/pictures";
import type { Finding } from "../finding";
import { valueOf, type Version } from "../history";
import { describePath } from "../messages";
import { eachText, numbersIn, priceFields, type CheckedContent, type Rule } from "../rule";
import { findingAt, textAt, textBeside, type ContentText } from "../texts";

export const changes: Rule[] = [
  { level: "warning", find: changedFigures },
  { level: "warning", find: eachText(({ path }) => path.at(-1) === "alt", oldDescription) },
  {
    level: "warning",
    find: eachText(({ path }) => path.at(-1) === "lastUpdated", oldDate("the policy", wordsOfPolicy)),
  },
  {
    level: "warning",
    find: eachText(({ path }) => String(path) === "notice,version", oldDate("the notice", wordsOfNotice)),
  },
];

/** By file: the numeric fields where an extra or missing digit would mislead visitors. */
const figures = {
  "courses.json": [...priceFields, "students"],
  "home-courses.json": ["students"],
  "services.json": [...priceFields, "package"],
  "alumni.json": ["package"],
  "faculty.json": ["experience"],
  "claims.json": ["figure"],
  "refund.json": ["days", "percent"],
};

/** An extra or missing digit changes a figure by more than this factor. */
const factor = 3;

/** Figures that differ more than threefold from their last committed value. */
function changedFigures(content: CheckedContent): Finding[] {
  // Omits positions, because names must survive reordering: "item (Python), price".
  const nameOf = (path: JSONPath, root: unknown) => describePath(path, root).replace(/ \d+(?= \()/g, "");
  return Object.entries(figures).flatMap(([file, fields]) => {
    const value = content.files[file]?.value;
    const earlier = (content.history[file] ?? []).slice(0, 2).map((version) => {
      const old = valueOf(version);
      return new Map(numbersIn(fields, old).map(({ number, path }) => [nameOf(path, old), number]));
    });
    return numbersIn(fields, value).flatMap(({ number, path }) => {
      const before = earlier.map((numbers) => numbers.get(nameOf(path, value))).find((old) => old && old !== number);
      const at = textAt(content, file, path);
      if (!before || !at || (number <= factor * before && before <= factor * number)) return [];
      const shown = (amount: number) => (priceFields.includes(String(path.at(-1))) ? rupees(amount) : String(amount));
      return [findingAt(at, `is ${shown(number)}, and was ${shown(before)}: count its digits`)];
    });
  });
}

/** All groups of fields in a version of a file. */
const groupsOf = oncePer((version: Version) => groupsIn(valueOf(version)));

function groupsIn(value: unknown): { src?: unknown; alt?: unknown }[] {
  return value instanceof Object ? [value, ...Object.values(value).flatMap(groupsIn)] : [];
}

/** Alt texts that did not change with their picture. Pictures may share one. */
function oldDescription({ history }: CheckedContent) {
  return (alt: ContentText) => {
    const src = picturePath(textBeside(alt, "src") ?? "");
    const [last] = history[alt.file] ?? [];
    const old = last && src ? groupsOf(last).filter((group) => group.alt === alt.written && group.src) : [];
    const isSame = old.length === 0 || old.some((group) => picturePath(String(group.src)) === src);
    return isSame ? undefined : "is the same, but the picture has changed: say what the new one shows";
  };
}

/** What the date of the notice applies to. */
function wordsOfNotice(text: string): string {
  return JSON.stringify((parse(text) as { notice?: object } | undefined)?.notice);
}

/** What the date of a policy applies to. */
function wordsOfPolicy(text: string, figures: NamedFigures): string {
  return interpolate(text.replace(/^description: .*/m, ""), figures).replace(/\s+/g, " ");
}

/** The date of `what` if its words changed since. */
function oldDate(what: string, wordsOf: (text: string, figures: NamedFigures) => string) {
  return ({ history, today, figures = {} }: CheckedContent) =>
    ({ file, source, written }: ContentText) => {
      const versions = (history[file] ?? []).slice(0, 2);
      const isOld = versions.some(({ text }, index) => {
        const changed = versions[index - 1]?.day ?? today;
        const isSame = wordsOf(text, figures) === wordsOf(source.text, figures);
        return text.includes(`"${written}"`) && written < changed && !isSame;
      });
      return isDate(written) && isOld
        ? `is still ${day(written)}, but ${what} has changed since: write the day of the change`
        : undefined;
    };
}
