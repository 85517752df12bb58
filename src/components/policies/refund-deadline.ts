/** Words the deadline for a full refund with the sentences of data/refund.json. Dates are strings: "2026-11-20". */
import { interpolate } from "../../text/interpolate";
import { day } from "../../text/format";
import { daysAfter, daysBetween, weekdayOf } from "../../time/india-time";
import { weekdays } from "../../time/opening-hours";

type RefundCopy = Queries.RefundHelperFragment;

/** Returns the answer for an enrolment date and, if that is plausible, the last day for a full refund. */
export function refundAnswer(enrolled: string, today: string, copy: RefundCopy): { sentence: string; last?: string } {
  // A year below 1000 is incomplete input.
  if (enrolled < "1000") return { sentence: copy.invitation };
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (enrolled < String(copy.firstYear) || enrolled > inAYear)
    return { sentence: interpolate(copy.outside, { firstYear: String(copy.firstYear) }) };

  const last = daysAfter(enrolled, copy.days);
  const dates = { enrolled: day(enrolled), last: dateWithWeekday(last) };
  if (enrolled > today) return { last, sentence: interpolate(copy.upcoming, dates) };
  const left = daysBetween(today, last);
  if (left < 0) return { last, sentence: interpolate(copy.past, dates) };
  return { last, sentence: `${interpolate(copy.possible, dates)} ${countdown(left, copy.countdown)}` };
}

/** The longest possible sentence, to reserve its space. */
export function longestSentence({ possible, past, upcoming, countdown: { later } }: RefundCopy): string {
  const dates = { enrolled: "30 September 2026", last: "Wednesday, 30 September 2026", days: "30" };
  const all = [`${possible} ${later}`, past, upcoming].map((sentence) => interpolate(sentence, dates));
  return all.reduce((longest, sentence) => (sentence.length > longest.length ? sentence : longest));
}

/** A date with its weekday: "2026-08-15" → "Saturday, 15 August 2026". */
export function dateWithWeekday(date: string): string {
  return `${weekdays[weekdayOf(date)]}, ${day(date)}`;
}

function countdown(days: number, { today, tomorrow, later }: RefundCopy["countdown"]): string {
  return [today, tomorrow][days] ?? interpolate(later, { days: String(days) });
}
