/** Amounts and dates as displayed to visitors. */

const rupeeFormat = once(
  () => new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 }),
);

/** A price in whole rupees, with Indian grouping: 15000 → "₹15,000", 0 → "Free". */
export function rupees(amount: number): string {
  return amount === 0 ? "Free" : rupeeFormat().format(amount);
}

/** The period to add to an amount of pay that states none: "a year". */
export function payPeriod(amount: string): string {
  return /^\D*$|year|month|week|day|hour|LPA|annum/i.test(amount) ? "" : "a year";
}

/** A whole number with Indian grouping: 150000 → "1,50,000". */
export function groupDigits(count: number): string {
  return count.toLocaleString("en-IN");
}

/** One of several equal parts of an amount, rounded to the rupee: (35000, 3) → 11667. */
export function equalPart(amount: number, parts: number): number {
  return Math.round(amount / parts);
}

/** The weeks of a module: (1, 2) → "Weeks 1–2", (3, 3) → "Week 3". */
export function weekRange(from: number, to: number): string {
  return from === to ? `Week ${from}` : `Weeks ${from}–${to}`;
}

/** Keeps a day, a time or a range of times in one line: "30 Jun", "10 AM–12 PM". */
export const unbroken = (text: string) => text.replace(/(?<=\d) (?=[A-Z])/g, "\u00a0").replace("–", "–\u2060");

const dayFormat = once(() => new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" }));
const monthFormat = once(() => new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" }));

/** A day "2026-08-15" → "15 August 2026". */
export function day(date: string): string {
  return dayFormat().format(new Date(date));
}

/** A day without its year: "2026-08-15" → "15 August". */
export function dayAndMonth(date: string): string {
  return day(date).replace(/ \d+$/, "");
}

/** A day on a card: "2026-08-15" → "15 Aug". */
export function shortDay(date: string): string {
  return day(date).replace(/(?<= [A-Z][a-z]{2})[a-z]* \d+$/, "");
}

/** When an exam was withdrawn: "2025-03-31" → "retired on 31 March 2025". */
export function retiredOn(date: string): string {
  return `retired on ${day(date)}`;
}

/** The month of a day: "2026-08-15" → "August 2026". */
export function month(date: string): string {
  return monthFormat().format(new Date(date));
}

const listFormat = once(() => new Intl.ListFormat("en-IN"));

/** Joins a list: "SQL, Git and Python". */
export function formatList(texts: readonly string[]): string {
  return listFormat().format(texts);
}

/** Creates a format on first use; each takes at least 30 ms on a phone. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
