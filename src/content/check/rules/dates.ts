/** Implausible dates and years: future dates of past events, past batches, and dates too far in the future. */
import { day } from "../../../text/format";
import { pluralize, quote } from "../../../text/sentences";
import { batchTotals, begins, hoursPerClass } from "../../../time/class-times";
import { daysBetween, isDate } from "../../../time/india-time";
import { lastWeek } from "../../durations";
import { validContent } from "../content";
import { eachText, isWords, type WarningInput, type Rules } from "../rule";
import { isField, textBeside, type ContentText } from "../texts";

export const dates: Rules = {
  warnings: [
    eachText(({ shown }) => isDate(shown), oddDay),
    eachText(isWords, pastPlan),
    eachText(
      isField("batches.json.start", "batches.json.end", "batches.json.toTime", "batches.json.trainer"),
      oddClass,
    ),
    eachText(isField("fromTime", "opens"), () => oddHour),
  ],
};

/** Days on which no class begins. */
const holidays: Partial<Record<string, string>> = {
  ...{ "01-26": "Republic Day", "05-01": "May Day", "08-15": "Independence Day" },
  ...{ "10-02": "Gandhi Jayanti", "11-01": "Kannada Rajyotsava", "12-25": "Christmas" },
};

/** Past events dated in the future, and batches dated in the past or too far ahead. */
function oddDay({ today }: WarningInput) {
  return (text: ContentText) => {
    const { shown, file, kind } = text;
    const is = `is ${day(shown)},`;
    if (isField("claims.json.asOf")(text) && daysBetween(shown, today) > 366)
      return `${is} more than a year ago: count again, or remove the figure`;
    if (kind !== "plan") {
      const isToCome = shown > today && shown > (textBeside(text, "from") ?? today);
      return isToCome ? `${is} which is in the future: write the day on which it happened` : undefined;
    }
    if (file === "batches.json" && shown < today)
      return `${is} which is past, so no page shows it: write its next day, or remove it`;
    const holiday = file === "batches.json" && holidays[shown.slice(5)];
    if (holiday) return `${is} which is ${holiday}, a public holiday: check the day of the first class`;
    const isFar = !isField("retired")(text) && daysBetween(today, shown) > 550;
    return isFar ? `${is} more than a year and a half from now: check the year` : undefined;
  };
}

/** Announcements for a past month: "starts in January 2025". */
function pastPlan({ today }: WarningInput) {
  const plan = new RegExp(
    `\\b(?:next (?:batch|class|course|workshop)|starts?|begins?|opens|open (?:for|until|till)|closes?|[Ll]ast da(?:te|y)|[Dd]eadline|[Aa]pply by|upcoming|join|enrol)\\b[^.!?]*?\\b([A-Z][a-z]{2,8} 20\\d\\d)\\b`,
  );
  return ({ shown, kind }: ContentText) => {
    const [sentence = "", month = ""] = (kind !== "prose" && plan.exec(shown)) || [];
    const isPast = month && Date.parse(`1 ${month} UTC`) < Date.parse(today.slice(0, 7));
    return isPast ? `announces ${month}, which is past: ${quote(sentence)}` : undefined;
  };
}

/** Classes and office hours before anyone is awake. */
const oddHour = ({ written: time }: ContentText) =>
  time > "00:00" && time < "05:30" ? `is ${time}, early in the morning: is the afternoon meant?` : undefined;

/** Batches that may be copies, classes and batches of unlikely length, and trainers with two classes at once. */
function oddClass(content: WarningInput) {
  const courses = validContent(content, "courses.json") ?? [];
  const batches = (validContent(content, "batches.json") ?? []).map((batch) => {
    const weeks = lastWeek(courses.find(({ slug }) => slug === batch.course));
    return { ...batch, weeks, last: batchTotals(batch, { weeks }).last };
  });
  return (text: ContentText) => {
    const index = Number(text.path[0]);
    const batch = batches[index];
    if (!batch) return undefined;
    const [hours, weeks] = [hoursPerClass(batch), daysBetween(batch.start, batch.last) / 7];
    if (isField("toTime")(text) && (hours < 0.5 || hours > 8))
      return `is ${text.written}, so a class lasts ${hours.toFixed(1)} hours: check both times`;
    if (isField("end")(text) && batch.weeks && (weeks > 2 * batch.weeks || weeks < batch.weeks / 4))
      return `is ${day(text.written)}, but the curriculum has ${pluralize(batch.weeks, "week")}: check both`;
    const others = batches.slice(0, index);
    const same = others.findIndex((above) => above.course === batch.course && begins(above) === begins(batch));
    if (isField("start")(text))
      return same < 0 ? undefined : `is the first class of item ${same + 1}, too: remove one of them, if it is a copy`;
    const clash = others.findIndex((above) => {
      const areWeeks = above.start <= batch.last && batch.start <= above.last;
      const areTimes = above.fromTime < batch.toTime && batch.fromTime < above.toTime;
      const areDays = above.days.some((day) => batch.days.includes(day));
      return above.trainer === batch.trainer && areWeeks && areDays && areTimes;
    });
    if (clash < 0 || !isField("trainer")(text)) return undefined;
    return `teaches item ${clash + 1} at the same time: choose another trainer, day or time`;
  };
}
