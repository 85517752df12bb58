import { day } from "../../src/text/format";
import { interpolate } from "../../src/text/interpolate";
import { daysAfter, daysBetween } from "../../src/time/india-time";
import { read } from "./shown-content";

const refund = read("refund.json");

/** Returns the refund helper's answer at a given time in India: the sentence with the last day, and the time left. */
export function refundAnswer(moment: string, enrolled: string): string[] {
  const today = moment.slice(0, 10);
  const last = daysAfter(enrolled, refund.days);
  const left = daysBetween(today, last);
  const style = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  const values = { enrolled: day(enrolled), last: new Date(last).toLocaleDateString("en-IN", style) };
  if (enrolled > today) return [interpolate(refund.upcoming, values)];
  if (left < 0) return [interpolate(refund.past, values)];
  const { countdown } = refund;
  const far = left === 0 ? countdown.today : left === 1 ? countdown.tomorrow : countdown.later;
  return [interpolate(refund.possible, values), interpolate(far, { days: String(left) })];
}
