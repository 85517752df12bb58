/** Implausible dates and years: future dates of past events, past batches, and dates too far in the future. */
import { day } from "../../../text/format";
import { daysBetween, isDate } from "../../../time/india-time";
import { eachText, type CheckedContent, type Rule } from "../rule";
import { isField, numberIn, textBeside, type ContentText } from "../texts";

export const dates: Rule[] = [
  { level: "warning", find: eachText(({ shown }) => isDate(shown), oddDay) },
  { level: "warning", find: eachText(isField("since", "year", "firstYear"), oddYear) },
];

/** In days: nothing is planned further ahead. */
const farthest = 550;

/** Past events dated in the future, and batches dated in the past or too far ahead. */
function oddDay({ today }: CheckedContent) {
  return (at: ContentText) => {
    const { shown, file, kind } = at;
    const is = `is ${day(shown)},`;
    if (file === "claims.json" && daysBetween(shown, today) > 366 && isField("asOf")(at))
      return `${is} more than a year ago: count again, or remove the figure`;
    if (kind !== "plan") {
      const isToCome = shown > today && shown > (textBeside(at, "from") ?? today);
      return isToCome ? `${is} which is in the future: write the day on which it happened` : undefined;
    }
    if (file === "batches.json" && shown < today)
      return `${is} which is past, so no page shows it: write its next day, or remove it`;
    const isFar = !isField("retired")(at) && daysBetween(today, shown) > farthest;
    return isFar ? `${is} more than a year and a half from now: check the year` : undefined;
  };
}

/** Years after next year. */
function oddYear({ today }: CheckedContent) {
  const next = Number(today.slice(0, 4)) + 1;
  return (at: ContentText) => {
    const year = numberIn(at) ?? 0;
    return year > next ? `is ${year}, which is far in the future: check its digits` : undefined;
  };
}
