/** Implausible dates and years: future dates of past events, past batches, and dates too far in the future. */
import { textAt, textBeside } from "../../../src/content/check/content";
import { day } from "../../../src/text/format";
import { daysBetween, isDate } from "../../../src/time/india-time";
import { numbersIn, warningAt, type CheckedContent, type Warning } from "../warning";

export const dates = [oddDays, oddYears];

/** In days: nothing is planned further ahead. */
const farthest = 550;

/** Fields whose dates may be in the future. */
const plans = ["start", "retired", "from", "until"];

/** Warns about past events dated in the future, and batches dated in the past or too far ahead. */
function oddDays({ texts, today }: CheckedContent): Warning[] {
  return texts.flatMap((at) => {
    const { shown, file, path } = at;
    const field = String(path.at(-1));
    if (!isDate(shown)) return [];
    const warn = (what: string) => [warningAt(at, `is ${day(shown)}, ${what}`)];
    if (!plans.includes(field)) {
      const isToCome = shown > today && shown > (textBeside(at, "from") ?? today);
      return isToCome ? warn("which is in the future: write the day on which it happened") : [];
    }
    if (file === "batches.json" && shown < today)
      return warn("which is past, so no page shows it: write its next day, or remove it");
    const isFar = field !== "retired" && daysBetween(today, shown) > farthest;
    return isFar ? warn("more than a year and a half from now: check the year") : [];
  });
}

/** Warns about years after next year. */
function oddYears(content: CheckedContent): Warning[] {
  const next = Number(content.today.slice(0, 4)) + 1;
  return Object.entries(content.files).flatMap(([file, source]) =>
    numbersIn(["since", "year", "firstYear"], source?.value).flatMap(({ number, path }) => {
      const at = number > next && textAt(content, file, path);
      return at ? [warningAt(at, `is ${number}, which is far in the future: check its digits`)] : [];
    }),
  );
}
