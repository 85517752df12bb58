/** Compares the content with its committed versions: implausible changes, and texts that should have changed too. */
import { parse, type JSONPath } from "jsonc-parser";
import { describePath } from "../../../src/content/check/messages";
import { groupBy, textAt, textBeside, type ContentText } from "../../../src/content/check/content";
import { picturePath } from "../../../src/content/schemas/pictures";
import { day, rupees } from "../../../src/text/format";
import { interpolate } from "../../../src/text/interpolate";
import { isDate } from "../../../src/time/india-time";
import { valueOf } from "../committed-versions";
import { numbersIn, priceFields, warningAt, type CheckedContent, type Warning } from "../warning";

export const changes = [changedFigures, oldDescriptions, oldDates];

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

/** Warns about figures that differ more than threefold from their last committed value. */
function changedFigures(content: CheckedContent): Warning[] {
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
      return [warningAt(at, `is ${shown(number)}, and was ${shown(before)}: count its digits`)];
    });
  });
}

/** Warns about alt texts that did not change with their picture. Pictures may share one. */
function oldDescriptions({ texts, history }: CheckedContent): Warning[] {
  const alts = texts.filter(({ path }) => path.at(-1) === "alt");
  return groupBy(alts, ({ file }) => file).flatMap((ofFile) => {
    const groups = history[ofFile[0]?.file ?? ""]?.slice(0, 1).map(valueOf).flatMap(groupsIn) ?? [];
    return ofFile.flatMap((alt) => {
      const src = picturePath(textBeside(alt, "src") ?? "");
      const old = groups.filter((group) => group.alt === alt.written && group.src);
      const isSame = !src || old.length === 0 || old.some((group) => picturePath(String(group.src)) === src);
      return isSame ? [] : [warningAt(alt, "is the same, but the picture has changed: say what the new one shows")];
    });
  });
}

/** All groups of fields in a value. */
function groupsIn(value: unknown): { src?: unknown; alt?: unknown }[] {
  return value instanceof Object ? [value, ...Object.values(value).flatMap(groupsIn)] : [];
}

/** Warns if the text of the notice or a policy changed, but not its date. */
function oldDates(content: CheckedContent): Warning[] {
  const notice = (text: string) => JSON.stringify((parse(text) as { notice?: object } | undefined)?.notice);
  const policy = (text: string) =>
    interpolate(text.replace(/^description: .*/m, ""), content.figures ?? {}).replace(/\s+/g, " ");
  return [
    ...oldDate(content, textAt(content, "forms.json", ["notice", "version"]), "the notice", notice),
    ...content.policies.flatMap(({ file }) =>
      oldDate(content, textAt(content, file, ["lastUpdated"]), "the policy", policy),
    ),
  ];
}

/** `wordsOf` extracts the part of a file that its displayed date applies to. */
function oldDate(
  { history, today }: CheckedContent,
  at: ContentText | undefined,
  what: string,
  wordsOf: (text: string) => string,
): Warning[] {
  if (!at || !isDate(at.written)) return [];
  const versions = (history[at.file] ?? []).slice(0, 2);
  const isOld = versions.some(({ text }, index) => {
    const changed = versions[index - 1]?.day ?? today;
    return text.includes(`"${at.written}"`) && at.written < changed && wordsOf(text) !== wordsOf(at.source.text);
  });
  const message = `is still ${day(at.written)}, but ${what} has changed since: write the day of the change`;
  return isOld ? [warningAt(at, message)] : [];
}
