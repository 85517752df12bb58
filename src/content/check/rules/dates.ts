/** Implausible dates and years: future dates of past events, past batches, and dates too far in the future. */
import { day } from "../../../text/format";
import { quote } from "../../../text/sentences";
import { daysAfter, daysBetween, isDate } from "../../../time/india-time";
import { soundContent } from "../content";
import { eachText, isWords, type CheckedContent, type Rule } from "../rule";
import { isField, numberIn, textBeside, type ContentText } from "../texts";

export const dates: Rule[] = [
  { level: "warning", find: eachText(({ shown }) => isDate(shown), oddDay) },
  { level: "warning", find: eachText(isField("since", "year", "firstYear"), oddYear) },
  { level: "warning", find: eachText(isWords, pastPlan) },
  {
    level: "warning",
    find: eachText((at) => at.file === "batches.json" && isField("fromTime", "trainer")(at), oddClass),
  },
];

/** Days on which no class begins. */
const holidays: Partial<Record<string, string>> = {
  ...{ "01-26": "Republic Day", "08-15": "Independence Day", "10-02": "Gandhi Jayanti", "12-25": "Christmas" },
};

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
    const holiday = file === "batches.json" && holidays[shown.slice(5)];
    if (holiday) return `${is} which is ${holiday}, a public holiday: check the day of the first class`;
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

/** What is announced for a month that is past: "starts in January 2025". */
function pastPlan({ today }: CheckedContent) {
  const plan =
    /\b(?:next (?:batch|class|course|workshop)|starts?|begins?|opens|open for|upcoming|join|enrol)\b[^.!?]*?\b((Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* 20\d\d)\b/;
  return ({ shown, kind }: ContentText) => {
    const [sentence = "", month] = (kind !== "prose" && plan.exec(shown)) || [];
    const isPast = month && new Date(`1 ${month} UTC`).toISOString().slice(0, 7) < today.slice(0, 7);
    return isPast ? `announces ${month}, which is past: ${quote(sentence)}` : undefined;
  };
}

/** Classes at night, and classes of one trainer at the same time. */
function oddClass(content: CheckedContent) {
  const batches = (soundContent(content, "batches.json") ?? []).map((batch) => {
    const course = soundContent(content, "courses.json")?.find(({ slug }) => slug === batch.course);
    return { ...batch, end: daysAfter(batch.start, 7 * (course?.modules.at(-1)?.toWeek ?? 0)) };
  });
  return (at: ContentText) => {
    const index = Number(at.path[0]);
    const own = batches[index];
    if (!own) return undefined;
    if (isField("fromTime")(at))
      return own.fromTime < "06:00" || own.toTime > "22:30"
        ? `is ${own.fromTime}, at night: check both times`
        : undefined;
    const other = batches.slice(0, index).findIndex((one) => {
      const isOneTrainer = one.trainer === own.trainer && one.days.some((day) => own.days.includes(day));
      const areTogether = (from: "start" | "fromTime", to: "end" | "toTime") =>
        one[from] < own[to] && own[from] < one[to];
      return isOneTrainer && areTogether("start", "end") && areTogether("fromTime", "toTime");
    });
    return other < 0 ? undefined : `teaches item ${other + 1} at the same time: choose another trainer, day or time`;
  };
}
