/** Implausible figures, and figures that contradict another file. */
import { errorAt, soundContent } from "../../../src/content/check/content";
import { numberWords, ruleFigures } from "../../../src/content/check/text-errors";
import { quote, sentencesOf } from "../../../src/text/sentences";
import { isWords, warningAt, type CheckedContent, type Warning } from "../warning";

export const figures = [oddFigures, statedRefunds, typedClaims];

const number = String.raw`(?<![\d.,])₹?(\d+(?:\.\d+)?)`;

/**
 * By kind of mistake: a pattern with two numbers, whether they are wrong, and a message with $ for the matched text.
 */
const odd: [form: RegExp, isWrong: (one: number, other: number) => boolean, message: string][] = [
  [
    // "8 to 5 lakh". Requires a unit, because "24 to 7" may be an expression.
    new RegExp(`${number} ?(?:to|–|-) ?${number} ?(?:lakh|crore|LPA|years?|months?|weeks?|hours?|days?)\\b`, "g"),
    (from, to) => from >= to,
    'has the range "$": write the smaller figure first',
  ],
  [new RegExp(`${number}/(5|10)(?![\\d/])`, "g"), (given, scale) => given > scale, 'has "$", which is above its scale'],
  [/^(\d+)%$/g, (share) => share > 100, 'has "$", which is more than all of them'],
];

/** Descending ranges, ratings above their scale, and shares over 100%. */
function oddFigures({ texts }: CheckedContent): Warning[] {
  const words = texts.filter((at) => isWords(at) && at.file !== "exercises.json");
  return words.flatMap((at) =>
    odd.flatMap(([form, isWrong, message]) =>
      [...at.shown.matchAll(form)]
        .filter(([, one, other]) => isWrong(Number(one), Number(other)))
        .map((found) =>
          warningAt(
            at,
            message.replace("$", () => found[0]),
          ),
        ),
    ),
  );
}

const aboutRefunds = /\brefund|\bmoney back\b/i;

/** Words that mark the days in a refund sentence as something other than the deadline for requests. */
const otherDays =
  /\b(?:process|review|bank|business|credit|answer|repl|reach|arriv|return|we (?:pay|cancel|refund)|of (?:your|the) request)/i;

/** Warns about sentences with a refund deadline or percentage that differs from refund.json. */
function statedRefunds(content: CheckedContent): Warning[] {
  const rule = soundContent(content, "refund.json");
  const inError = new Set(content.errors.map(({ file, line }) => `${file}:${line}`));
  return content.texts.filter(isWords).flatMap((at) => {
    if (!rule || !aboutRefunds.test(at.shown)) return [];
    const { file, line } = errorAt(at, "");
    if (inError.has(`${file}:${line}`)) return [];
    return sentencesOf(at.shown).flatMap(({ sentence }) => {
      if (!aboutRefunds.test(sentence) || otherDays.test(sentence)) return [];
      const [days, count = ""] = ruleFigures.days.typed.exec(sentence) ?? [];
      const [share, percent] = (/access/i.test(sentence) && ruleFigures.percent.typed.exec(sentence)) || [];
      const typed = numberWords[count.toLowerCase()] ?? Number(count);
      const warn = (says: string, has: string) => [
        warningAt(at, `says ${says}, but refund.json has ${has}: ${quote(sentence)}`),
      ];
      if (days && typed !== rule.days) return warn(days, `${rule.days} days`);
      return share && Number(percent) !== rule.percent ? warn(share, `${rule.percent}%`) : [];
    });
  });
}

/** Warns about figures typed before a claim's label, because they do not follow changes to the claim. */
function typedClaims(content: CheckedContent): Warning[] {
  return (soundContent(content, "claims.json") ?? []).flatMap(({ slug, label, figure }) => {
    const name = `{claim:${slug}}`;
    const form = new RegExp(`((?:₹\\s?)?\\d[\\d.,]*(?:\\+|%|/\\d+| lakh)?) ${label.replace(/\W/g, "\\$&")}`);
    const texts = content.texts.filter(
      ({ kind, file }) => (kind === "words" || kind === "line") && file !== "claims.json",
    );
    return texts.flatMap((at) => {
      const [, typed] = (!at.written.includes(name) && form.exec(at.shown)) || [];
      if (!typed) return [];
      const verb = typed === figure ? "repeats the claim" : `says ${typed}, but the claim is`;
      return [warningAt(at, `${verb} ${figure}: write ${name} instead`)];
    });
  });
}
