/** Compares the content with its committed versions: implausible changes, and texts that should have changed too. */
import { parse } from "jsonc-parser";
import { day, rupees } from "../../../text/format";
import { interpolate } from "../../../text/interpolate";
import { plainCharacters } from "../../../text/characters";
import { isDate } from "../../../time/india-time";
import { pageFolder } from "../../contract";
import type { NamedFigures } from "../../named-figures";
import { memoize } from "../../memoize";
import { picturePath } from "../../schemas/pictures";
import { textsOf, type Version } from "../history";
import { eachText, groupBy, isPrice, type CheckedContent, type Rules } from "../rule";
import { describeLocation, isField, numberIn, textAt, textBeside, type ContentText } from "../texts";

export const changes: Rules = {
  warnings: [
    eachText(({ schema }) => schema.figure !== undefined, changedFigure),
    eachText(({ file, kind }) => kind === "slug" && !pageFolder(file), movedEntry),
    eachText(isField("alt"), oldDescription),
    eachText(({ kind }) => /^(?:words|person|choice)$/.test(kind), swappedField),
    eachText(isField("lastUpdated"), oldDate("the policy", wordsOfPolicy)),
    eachText(({ path }) => String(path) === "notice,version", oldDate("the notice", wordsOfNotice)),
    eachText(({ path }) => path[0] === "translations" && path.at(-1) === "version", oldTranslation),
  ],
};

function oldTranslation(content: CheckedContent) {
  const english = textAt(content, "forms.json", ["notice", "version"])?.written ?? "";
  return ({ written }: ContentText) =>
    isDate(written) && written < english
      ? `is ${day(written)}, but the English notice is of ${day(english)}: have the translation compared with it`
      : undefined;
}

/** Figures that differ more than threefold from their last committed value, as with an extra or missing digit. */
function changedFigure({ history }: CheckedContent) {
  // Omits positions, because names must survive reordering, and has the unit: "item (Python), duration month".
  const nameOf = (at: ContentText) =>
    describeLocation(at).replace(/ \d+(?= \()/g, "") +
    at.written.replace(/[\d.,+]|s$/g, "") +
    (textBeside(at, "start") ?? textBeside(at, "title") ?? "");
  return (at: ContentText) => {
    const now = numberIn(at);
    if (!now) return undefined;
    const numbers = (history[at.file] ?? []).slice(0, 2).map((version) => {
      const same = textsOf(version).filter((old) => old.schema.figure && nameOf(old) === nameOf(at));
      return same.flatMap((old) => numberIn(old) ?? []);
    });
    const [before] = numbers.find((all) => all.length > 0 && !all.includes(now)) ?? [];
    const digits = (figure: number) => [...String(figure)].sort().join("");
    const isNear = before && now <= 3 * before && before <= 3 * now;
    if (at.schema.figure === "hour")
      return Math.abs(now - (before ?? now)) === 12
        ? `is ${at.written}, moved 12 hours: morning or evening?`
        : undefined;
    if (!before || (isNear && digits(now) !== digits(before))) return undefined;
    const shown = (amount: number) => (isPrice(at) ? rupees(amount) : String(amount));
    return `is ${shown(now)}, and was ${shown(before)}: count its digits`;
  };
}

/** Entries whose address has changed: nothing redirects an anchor. */
function movedEntry({ history, texts }: CheckedContent) {
  const nameOf = (at: ContentText) => textBeside(at, "title") ?? textBeside(at, "name");
  return (at: ContentText) => {
    const [last] = history[at.file] ?? [];
    const old = last && textsOf(last).find((one) => one.kind === "slug" && nameOf(one) === nameOf(at))?.written;
    const isKept =
      !old || texts.some(({ file, kind, written }) => file === at.file && kind === "slug" && written === old);
    return isKept ? undefined : `was "${old}", and links that visitors have shared no longer find it: change it back`;
  };
}

const byWords = memoize((version: Version) => {
  return new Map(groupBy(textsOf(version), ({ written }) => written).map((same) => [same[0]?.written, same]));
});

/** Texts swapped with another field of their group, unless that undoes an earlier swap. */
function swappedField({ history }: CheckedContent) {
  const nameOf = ({ path }: ContentText) => String(path.at(-1));
  return (at: ContentText) => {
    const [last = [], ...older] = (history[at.file] ?? []).map((version) => byWords(version).get(at.written) ?? []);
    const isRepair = older.some((same) => same.some((old) => nameOf(old) === nameOf(at)));
    const swapped = [...last, ...(older[0] ?? [])].find((old) => {
      const other = !isRepair && nameOf(old) !== nameOf(at) && textBeside(at, nameOf(old));
      return other && other !== at.written && other === textBeside(old, nameOf(at));
    });
    return swapped && `is "${at.written}", which was ${nameOf(swapped)}: are two fields swapped?`;
  };
}

/** Alt texts that did not change with their picture; copies.ts reports those that two pictures have now. */
function oldDescription({ history, replaced, texts }: CheckedContent) {
  const pictureOf = (alt: ContentText) => picturePath(textBeside(alt, "src") ?? "");
  return (alt: ContentText) => {
    const src = pictureOf(alt);
    const isSame = (text: ContentText) => isField("alt")(text) && text.written === alt.written;
    const [last, before = last] = (history[alt.file] ?? []).map((old) => textsOf(old).filter(isSame).map(pictureOf));
    const isReplaced = replaced.includes(src) && before?.includes(src);
    const isCopied = texts.some((text) => isSame(text) && pictureOf(text) !== src);
    const isOther = last?.length && src && !isCopied && (isReplaced || !last.includes(src));
    return isOther ? "is the same, but the picture has changed: say what the new one shows" : undefined;
  };
}

function wordsOfNotice(text: string): string {
  return JSON.stringify((parse(text) as { notice?: object } | undefined)?.notice);
}

function wordsOfPolicy(text: string, figures: NamedFigures): string {
  return interpolate(plainCharacters(text).replace(/^description: .*/m, ""), figures).replace(/\s+/g, " ");
}

/** A date before the last change of `what`. */
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
