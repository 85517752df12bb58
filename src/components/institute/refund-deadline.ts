/** The rule of a full refund, reckoned in calendar dates ("2026-11-20"), and what data/refund.json says about it. */
import { interpolate } from "../../text/interpolate";
import { day } from "../../text/format";
import { daysAfter, daysBetween, weekdayOf } from "../../time/india-time";
import { weekdays } from "../../time/opening-hours";

type Words = Queries.RefundHelperFragment;

/** What to tell someone who enrolled on a day, and the last day for a full refund if there is one to tell. */
export function refundFor(enrolled: string, today: string, of: Words): { sentence: string; last?: string } {
  // A year below 1000 is one that is still being typed.
  if (enrolled < "1000") return { sentence: of.invitation };
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (enrolled < String(of.firstYear) || enrolled > inAYear)
    return { sentence: interpolate(of.outside, { firstYear: String(of.firstYear) }) };

  const last = daysAfter(enrolled, of.days);
  const dates = { enrolled: day(enrolled), last: dayOfWeek(last) };
  if (enrolled > today) return { last, sentence: interpolate(of.upcoming, dates) };
  const left = daysBetween(today, last);
  if (left < 0) return { last, sentence: interpolate(of.past, dates) };
  return { last, sentence: `${interpolate(of.possible, dates)} ${countdown(left, of.countdown)}` };
}

/** The longest that can come; its room is kept free. */
export function longestSentence({ possible, past, upcoming, countdown: { later } }: Words): string {
  const dates = { enrolled: "30 September 2026", last: "Wednesday, 30 September 2026", days: "30" };
  const all = [`${possible} ${later}`, past, upcoming].map((sentence) => interpolate(sentence, dates));
  return all.reduce((longest, sentence) => (sentence.length > longest.length ? sentence : longest));
}

/** A day with its name: "2026-08-15" → "Saturday, 15 August 2026". */
export function dayOfWeek(date: string): string {
  return `${weekdays[weekdayOf(date)]}, ${day(date)}`;
}

function countdown(days: number, { today, tomorrow, later }: Words["countdown"]): string {
  return [today, tomorrow][days] ?? interpolate(later, { days: String(days) });
}
