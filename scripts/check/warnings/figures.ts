/** Figures that cannot be right, and those that differ from another place. */
import { errorAt, soundContent } from "../../../src/content/check/content";
import { numberWords, ruleFigures } from "../../../src/content/check/text-errors";
import { quote, sentencesOf } from "../../../src/text/sentences";
import { isWords, warningAt, type CheckedContent, type Warning } from "../warning";

export const figures = [oddFigures, statedRefunds, typedClaims, exerciseLines, noticePeriods];

const number = String.raw`(?<![\d.,])₹?(\d+(?:\.\d+)?)`;

/** In years: nobody has worked longer. */
const longestCareer = 60;

/** Figures that are wrong by themselves: two numbers in a text, when they are, and what is wrong then, with $ for what was found. */
const odd: { form: RegExp; field?: string; isWrong: (one: number, other: number) => boolean; message: string }[] = [
  {
    // "8 to 5 lakh"; a unit must follow, as "24 to 7" may be words.
    form: new RegExp(`${number} ?(?:to|–|-) ?${number} ?(?:lakh|crore|LPA|years?|months?|weeks?|hours?|days?)\\b`, "g"),
    isWrong: (from, to) => from >= to,
    message: 'has the range "$": write the smaller figure first',
  },
  {
    form: new RegExp(`${number}/(5|10)(?![\\d/])`, "g"),
    isWrong: (given, scale) => given > scale,
    message: 'has "$", which is above its scale',
  },
  {
    field: "figure",
    form: /^(\d+)%$/g,
    isWrong: (share) => share > 100,
    message: "is more than all of them: check it",
  },
  {
    field: "experience",
    form: /^(\d+)\+? years/g,
    isWrong: (years) => years > longestCareer,
    message: "is longer than a career: check its digits",
  },
];

/** Ranges that run downwards, ratings above their scale, shares over 100%, and more years than a career has. */
function oddFigures({ texts }: CheckedContent): Warning[] {
  return texts
    .filter((at) => isWords(at) && at.file !== "exercises.json")
    .flatMap((at) =>
      odd
        .filter(({ field }) => !field || field === at.path.at(-1))
        .flatMap(({ form, isWrong, message }) =>
          [...at.text.matchAll(form)]
            .filter(([, one, other]) => isWrong(Number(one), Number(other)))
            .map(([found]) =>
              warningAt(
                at,
                message.replace("$", () => found),
              ),
            ),
        ),
    );
}

/** Words of a sentence on refunds whose days are not those in which somebody may ask for one. */
const otherDays =
  /\b(?:process|review|bank|business|credit|answer|repl|reach|arriv|return|we (?:pay|cancel|refund)|of (?:your|the) request)/i;

/** Sentences on refunds with another period or percentage than refund.json has. */
function statedRefunds(content: CheckedContent): Warning[] {
  const rule = soundContent(content, "refund.json");
  const inError = new Set(content.errors.map(({ file, line }) => `${file}:${line}`));
  return content.texts.filter(isWords).flatMap((at) => {
    if (!rule || !/\brefund/i.test(at.text)) return [];
    const { file, line } = errorAt(at, "");
    if (inError.has(`${file}:${line}`)) return [];
    return sentencesOf(at.text).flatMap(({ sentence }) => {
      if (!/\brefund/i.test(sentence) || otherDays.test(sentence)) return [];
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

/** Figures that a text states with the label of a claim, and that stay when the claim changes. */
function typedClaims(content: CheckedContent): Warning[] {
  return (soundContent(content, "claims.json") ?? []).flatMap(({ slug, label, figure }) => {
    const name = `{claim:${slug}}`;
    const form = new RegExp(`((?:₹\\s?)?\\d[\\d.,]*(?:\\+|%|/\\d+| lakh)?) ${label.replace(/\W/g, "\\$&")}`);
    const texts = content.texts.filter(
      ({ kind, file }) => (kind === "words" || kind === "line") && file !== "claims.json",
    );
    return texts.flatMap((at) => {
      const [, typed] = (!at.value.includes(name) && form.exec(at.text)) || [];
      if (!typed) return [];
      const verb = typed === figure ? "repeats the claim" : `says ${typed}, but the claim is`;
      return [warningAt(at, `${verb} ${figure}: write ${name} instead`)];
    });
  });
}

/** Texts that name a line which the code of their exercise does not have, as after a line was taken out. */
function exerciseLines(content: CheckedContent): Warning[] {
  const exercises = soundContent(content, "exercises.json") ?? [];
  return content.texts.flatMap((at) => {
    const lines = at.file === "exercises.json" && isWords(at) && exercises[Number(at.path[0])]?.lines.length;
    // After "lines" a second one may follow: "lines 8 and 12".
    const named = [...at.text.matchAll(/\blines? (\d+)(?:(?: and | to |–)(\d+))?/gi)].flatMap(
      ([, ...numbers]) => numbers,
    );
    const missing = lines && named.find((one) => Number(one) < 1 || Number(one) > lines);
    return missing ? [warningAt(at, `names line ${missing}, but the code has ${lines} lines: name the right one`)] : [];
  });
}

const policy = "policies/privacy.md";

/** Periods and ages in the notice at the forms that the privacy policy does not have. */
function noticePeriods({ texts }: CheckedContent): Warning[] {
  const rules = texts.filter(({ file }) => file === policy).map(({ text }) => text.toLowerCase());
  const notice = texts.filter(({ file, path }) => file === "forms.json" && path[0] === "notice");
  if (rules.length === 0) return []; // the policy is missing, which is an error
  return notice.flatMap((at) =>
    [...at.text.toLowerCase().matchAll(/\d+ (?:days?|months?|years?)|under \d+/g)]
      .filter(([period]) => !rules.some((rule) => rule.includes(period)))
      .map(([period]) => warningAt(at, `says ${period}, but ${policy} does not: write one period in both`)),
  );
}
