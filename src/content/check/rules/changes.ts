/** Compares the content with its committed versions: implausible changes, and texts that should have changed too. */
import { parse } from "jsonc-parser";
import { day, rupees } from "../../../text/format";
import { interpolate } from "../../../text/interpolate";
import { plainCharacters } from "../../../text/characters";
import { lettersOf } from "../../../text/nearest";
import { daysBetween, isDate } from "../../../time/india-time";
import type { NamedFigures } from "../../named-figures";
import { memoize } from "../../memoize";
import { picturePath } from "../../schemas/pictures";
import { textsInVersion, type Version } from "../history";
import { eachText, groupBy, isOf, type WarningInput, type Rules } from "../rule";
import { numberWord } from "./stated-figures";
import { describeLocation, fieldOf, isAlt, isField, numberIn, textAt, textBeside, type ContentText } from "../texts";

export const changes: Rules = {
  warnings: [
    eachText(({ schema }) => schema.quantity !== undefined, changedFigure),
    eachText((at) => isOf("words", "prose")(at) && !at.schema.quantity, oldFigure),
    eachText(isAlt, oldDescription),
    eachText(isOf("words", "person", "choice"), swappedField),
    eachText(isField("lastUpdated"), oldDate("the policy", wordsOfPolicy)),
    eachText(({ path }) => String(path) === "notice,version", oldDate("the notice", wordsOfNotice)),
    eachText(({ path }) => path[0] === "translations" && path.at(-1) === "version", oldTranslation),
  ],
};

function oldTranslation(content: WarningInput) {
  const english = textAt(content, "forms.json", ["notice", "version"])?.written ?? "";
  return ({ written }: ContentText) =>
    isDate(written) && written < english
      ? `is ${day(written)}, but the English notice is of ${day(english)}: have the translation compared with it`
      : undefined;
}

/** Figures whose last two versions differ. Names survive reordering and end in a unit: "item (Python), month". */
const changedFigures = memoize(({ history, texts, files }: WarningInput) => {
  const nameOf = (at: ContentText) =>
    describeLocation(at).replace(/ \d+(?= \()/g, "") +
    at.written.replace(/[\d.,+]|s$/g, "") +
    (textBeside(at, "start") ?? textBeside(at, "title") ?? "");
  const isFigure = ({ kind, schema }: ContentText) => schema.quantity !== undefined || kind === "number";
  const current = new Map(texts.filter(isFigure).map((at) => [nameOf(at), at]));
  const versions = Object.values(history).flatMap((all = []) => all.slice(0, 2));
  const old = versions.filter(({ file, text }) => files[file]?.text !== text).flatMap(textsInVersion);
  const changed = new Map<ContentText, ContentText>();
  for (const before of old.filter(isFigure)) {
    const at = current.get(nameOf(before));
    if (at && at.written !== before.written && !changed.has(at)) changed.set(at, before);
  }
  return changed;
});

/** Figures that differ more than threefold from their last committed value, as with an extra or missing digit. */
function changedFigure(content: WarningInput) {
  const shown = (at: ContentText) => (at.schema.quantity === "rupees" ? rupees(Number(at.written)) : numberIn(at));
  return (at: ContentText) => {
    const before = changedFigures(content).get(at);
    const [now, was] = [numberIn(at), before && numberIn(before)];
    if (!before || now === undefined || was === undefined) return undefined;
    if (at.schema.quantity === "hour")
      return Math.abs(now - was) === 12 ? `is ${at.written}, moved 12 hours: morning or evening?` : undefined;
    if (now <= 3 * was && was <= 3 * now && (now === was || lettersOf(now) !== lettersOf(was))) return undefined;
    return `is ${shown(at)}, and was ${shown(before)}: count its digits`;
  };
}

/** Figures that a text of the entry still states after they changed: "joined us in 2019", "20 learners in a batch". */
function oldFigure(content: WarningInput) {
  const old = [...changedFigures(content)].flatMap(([at, before]) => {
    const [now, was] = [at, before].map(({ written }) => written.match(/\d+(?:\.\d+)?/g) ?? ([] as string[]));
    const gone = was?.filter((number) => !now?.includes(number) && !isField("price")(at)) ?? []; // fees.ts compares fees
    return gone.map((number) => ({ at, form: statementOf(Number(number), before) }));
  });
  return (text: ContentText) =>
    old.map(({ at, form }) => {
      const isAbout = /^(?:batches|claims)/.test(at.file) || (text.file === at.file && text.path[0] === at.path[0]);
      const [said] = (isAbout && form.exec(text.shown)) || [];
      return said && `still says "${said}", but ${describeLocation(at)} is now ${at.written}: check both`;
    });
}

/** Matches a number in a sentence; below 1,000, only before its unit or the name of its field, or as in "9 of 10". */
function statementOf(number: number, { written, path }: ContentText): RegExp {
  const [noun = ""] = /[a-z]+$/i.exec(written) ?? /[a-z]+$/i.exec(String(path.at(-1))) ?? [];
  const unit = `(?:[\\w-]+ ){0,3}(?:${noun.replace(/s$/, "")}|batch)(?:e?s)?|(?:out )?of (?:the )?\\d+`;
  const short = `(?:${number}|${numberWord(number)})\\+?[ -](?:${unit})|\\d+ (?:out )?of (?:the )?${number}`;
  const said = number < 1000 ? short : number.toLocaleString("en-IN").replaceAll(",", ",?");
  return new RegExp(`(?<![\\d.,]|\\b(?:most|least|to|over|than) )(?:${said})(?![\\d.,]*\\d)`, "i");
}

const byWords = memoize((version: Version) => {
  return new Map(groupBy(textsInVersion(version), ({ written }) => written).map((same) => [same[0].written, same]));
});

/** Texts swapped with another field of their group, unless that undoes an earlier swap. */
function swappedField({ history }: WarningInput) {
  return (at: ContentText) => {
    const versions = history[at.file] ?? [];
    const sameIn = (version: Version) => byWords(version).get(at.written) ?? [];
    const isSwapped = (old: ContentText) => {
      const other = fieldOf(old) !== fieldOf(at) && textBeside(at, fieldOf(old));
      return other && other !== at.written && other === textBeside(old, fieldOf(at));
    };
    const swapped = versions.slice(0, 2).flatMap(sameIn).find(isSwapped);
    const isHere = (old: ContentText) => fieldOf(old) === fieldOf(at);
    if (!swapped || versions.slice(1).flatMap(sameIn).some(isHere)) return undefined;
    return `is "${at.written}", which was ${fieldOf(swapped)}: are two fields swapped?`;
  };
}

/** Alt texts that stayed when their picture changed; duplicates.ts reports those that two pictures now share. */
function oldDescription({ history, replaced, texts, pictures }: WarningInput) {
  const srcBeside = (alt: ContentText) => picturePath(textBeside(alt, "src") ?? "");
  return (alt: ContentText) => {
    const src = srcBeside(alt);
    const [last, before = last] = (history[alt.file] ?? [])
      .slice(0, 2)
      .map((version) => byWords(version).get(alt.written)?.filter(isAlt).map(srcBeside) ?? []);
    const isReplaced = replaced.includes(src) && before?.includes(src);
    const picture = pictures[`data/${src}`];
    const isOther = last?.length && picture && !picture.error && (isReplaced || !last.includes(src));
    const isCopied = (text: ContentText) => isAlt(text) && text.written === alt.written && srcBeside(text) !== src;
    if (!isOther || texts.some(isCopied)) return undefined;
    return "is the same, but the picture has changed: say what the new one shows";
  };
}

function wordsOfNotice(text: string): string {
  return JSON.stringify((parse(text) as { notice?: object } | undefined)?.notice);
}

function wordsOfPolicy(text: string, figures: NamedFigures): string {
  return interpolate(plainCharacters(text).replace(/^description: .*/m, ""), figures).replace(/\s+/g, " ");
}

/** A date that did not follow the last change of `what`: it is more than a day older. */
function oldDate(what: string, wordsOf: (text: string, figures: NamedFigures) => string) {
  return ({ history, today, figures = {} }: WarningInput) =>
    ({ file, source, written }: ContentText) => {
      const versions = (history[file] ?? []).slice(0, 2);
      const isOld = versions.some(({ text, day: committed }, index) => {
        const isDateKept = text.includes(`"${written}"`);
        const changed = isDateKept ? (versions[index - 1]?.day ?? today) : index === 0 && committed;
        return changed && daysBetween(written, changed) > 1 && wordsOf(text, figures) !== wordsOf(source.text, figures);
      });
      return isDate(written) && isOld
        ? `is still ${day(written)}, but ${what} has changed since: write the day of the change`
        : undefined;
    };
}
